import LessonKit

/// The verdict on an answer: each situation is played with the solution and with the answer.
extension CodeCheck {
    /// What the solution does in the situation of the text.
    var example: Stage? {
        situations.first { $0.kind == .text }.map { played($0, solution) }
    }

    private func played(
        _ situation: (name: String, kind: Situation, play: (Stage, Answer) throws -> Void), _ answer: Answer
    ) -> Stage {
        let scene = Stage(situation.name, situation.kind)
        scene.hasEndlessSubscriptions = Endless.isMet {
            do {
                try situation.play(scene, answer)
                scene.run()
            } catch {
                scene.thrown = error
            }
        }
        return scene
    }

    /// What the solution does in a situation. Where runs wait, it is played once for all answers.
    private func expected(
        in situation: (name: String, kind: Situation, play: (Stage, Answer) throws -> Void)
    ) -> Stage {
        guard Stage.isMostlyWaiting else { return played(situation, solution) }
        lock.lock()
        defer { lock.unlock() }
        let name = "\(situation.kind): \(situation.name)"
        let scene = scenes[name] ?? played(situation, solution)
        scenes[name] = scene
        return scene
    }

    private func verdict(on answer: Answer) -> Verdict { onMain(if: isOnMain) { verdictHere(on: answer) } }

    private func verdictHere(on answer: Answer) -> Verdict {
        for situation in situations.sorted(by: { $0.kind.rawValue < $1.kind.rawValue }) {
            let expected = expected(in: situation)
            let scene = played(situation, answer)
            if scene.thrown is ToDo { return .toDo }
            if let diagnosis = scene.thrown as? Diagnosis ?? scene.endless { return .wrong(diagnosis) }
            guard var diagnosis = scene.difference(from: expected, uses) else { continue }
            let mistake =
                if let error = scene.thrown {
                    thrown.first { $0.sign(error) }?.known
                } else {
                    mistakes.first { $0.sign(scene) }?.known ?? standing.first { $0.sign(scene, expected) }?.known
                }
            if let mistake {
                (diagnosis.meaning, diagnosis.step) = (mistake.meaning, mistake.step)
            }
            return .wrong(diagnosis)
        }
        return .passed
    }

    /// The check as a proof and the hub know it.
    func check(_ attempt: Answer, file: String, line: Int) -> Check {
        func verdicts(on answer: Answer) -> () -> Verdict { { self.verdict(on: answer) } }
        var check = Check(
            file: CheckFile(file), line: line, attempt: verdicts(on: attempt), solution: verdicts(on: solution))
        check.wrong = wrong.map {
            .init(name: $0.name, line: $0.line, verdict: verdicts(on: $0.answer), words: $0.words)
        }
        check.right = right.map { .init(name: $0.name, line: $0.line, verdict: verdicts(on: $0.answer)) }
        check.mistakes = mistakes.map(\.known) + standing.map(\.known) + thrown.map(\.known)
        check.problems = onMain(if: isOnMain) { problems }
        if Stage.isMostlyWaiting { check.playTogether() }
        return check
    }
}
