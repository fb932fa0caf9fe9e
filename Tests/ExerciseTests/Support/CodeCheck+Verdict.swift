import LessonKit
import Marbles
import Streams

private let realQueueMeaning =
    "Something of yours was put on a real queue, and the clock of this check does not wait for that. What moves it there?"
private let outlivesMeaning =
    "The text's example came out right, and later the same example did not. "
    + "What of yours stays when the function has returned?"

/// The verdict on an answer: each situation is played with the solution and with the answer.
extension CodeCheck {
    /// What the solution does in the situation of the text.
    var example: Stage? {
        situations.first { $0.id.kind == .text }.map { played($0, solution) }
    }

    private func played(_ situation: Played, _ answer: Answer, until stop: TestTime? = nil) -> Stage {
        let scene = Stage(situation.name, situation.id.kind)
        (scene.number, scene.halt) = (situation.id.number, stop)
        scene.hasEndlessSubscriptions = Endless.isMet {
            Hooks.listen(toQueues: { scene.hasRealQueue = true }) {
                do {
                    try situation.play(scene, answer)
                    scene.run()
                } catch {
                    scene.thrown = error
                }
            }
        }
        return scene
    }

    /// What the solution does in a situation. Where runs wait, it is played once for all answers.
    private func expected(in situation: Played) -> Stage {
        guard Stage.isMostlyWaiting else { return played(situation, solution) }
        lock.lock()
        defer { lock.unlock() }
        let scene = scenes[situation.id] ?? played(situation, solution)
        scenes[situation.id] = scene
        return scene
    }

    /// A situation in which an answer differs from the solution.
    private typealias Found = (situation: Played, expected: Stage, scene: Stage, diagnosis: Diagnosis)

    private func verdict(on answer: Answer, _ faults: Box<Set<Fault>>? = nil) -> Verdict {
        var found: Found?
        let verdict = onMain(if: isOnMain) { look(for: &found, in: answer) }
        guard let found else { return verdict }
        let isLater = found.situation.id.kind.rawValue > Situation.Kind.text.rawValue
        if isLater, !found.scene.isOnRealQueue(unlike: found.expected), onMain(if: isOnMain, { outlives(answer) }) {
            found.scene.faults = [.outlives]
        } else if isWaiting(found, answer) {
            found.scene.hasRealQueue = true
        }
        return onMain(if: isOnMain) { .wrong(told(found, faults)) }
    }

    /// The verdict, unless something differs from the solution.
    private func look(for found: inout Found?, in answer: Answer) -> Verdict {
        for situation in situations.sorted(by: { $0.id.kind.rawValue < $1.id.kind.rawValue }) {
            let expected = expected(in: situation)
            HubLink.current?.report(.tries(situation.name))
            let scene = played(situation, answer)
            if scene.thrown is ToDo { return .toDo }
            if let diagnosis = scene.thrown as? Diagnosis ?? scene.endless { return .wrong(diagnosis) }
            // Another thread may be in time, by chance.
            let isInTime = scene.hasOtherThread && scene.isOnRealQueue(unlike: expected)
            guard
                let diagnosis = scene.difference(from: expected, uses) ?? (isInTime ? Diagnosis(realQueueMeaning) : nil)
            else {
                continue
            }
            found = (situation, expected, scene, diagnosis)
            break
        }
        return .passed
    }

    /// Whether more comes when the real queues get time. The situation is played again, as far as the first difference.
    private func isWaiting(_ found: Found, _ answer: Answer) -> Bool {
        let scene = found.scene
        guard Stage.isRepeatable, !scene.hasRealQueue, !found.expected.hasRealQueue, scene.thrown == nil,
            !scene.faults.isDisjoint(with: Fault.missing)
        else { return false }
        let again = onMain(if: isOnMain) {
            played(found.situation, answer, until: scene.differs ?? Trial.duration - 1)
        }
        let before = again.count
        Site().passOthers()
        return again.hasRealQueue || again.count > before
    }

    /// What is told of an answer that differs: by a mistake of the exercise, or by the machine.
    private func told(_ found: Found, _ faults: Box<Set<Fault>>?) -> Diagnosis {
        var (_, expected, scene, diagnosis) = found
        if scene.shows(.outlives) {
            diagnosis.meaning = outlivesMeaning
        } else if scene.isOnRealQueue(unlike: expected) {
            scene.faults.insert(.realQueue)
            diagnosis.meaning = realQueueMeaning
        }
        faults?.value = scene.faults
        if let mistake = known(scene, expected) {
            if Proof.showsDiagnoses { diagnosis.evidence.append("the machine alone: \(diagnosis.meaning)") }
            (diagnosis.meaning, diagnosis.step) = (mistake.meaning, mistake.step)
        } else {
            // What a real queue sends beside the virtual clock, and when, is a race.
            if scene.shows(.realQueue) { diagnosis.evidence = scene.evidence(scene.given) }
            diagnosis.step = Fault.allCases.lazy.filter { scene.shows($0) }.compactMap { self.steps[$0] }.first
        }
        return diagnosis
    }

    private func known(_ scene: Stage, _ expected: Stage) -> Check.KnownMistake? {
        if scene.shows(.outlives) { return nil }
        if let error = scene.thrown { return thrown.first { $0.sign(error) }?.known }
        guard scene.shows(.realQueue) else {
            return mistakes.first { $0.sign(scene) }?.known ?? standing.first { $0.sign(scene, expected) }?.known
        }
        // Where a real queue is the cause, only a mistake that asks for it knows more.
        let all = mistakes.filter { $0.sign(scene) }
        scene.faults.remove(.realQueue)
        defer { scene.faults.insert(.realQueue) }
        return all.first { !$0.sign(scene) }?.known
    }

    /// The mistakes that an answer makes in all situations: of each situation the first, as if it alone were tried, where a wrong
    /// answer that is known makes it in that situation. Elsewhere a sign may be there by chance. Where runs wait, nobody waits for that.
    private func others(of answer: Answer, than told: Diagnosis) -> [Diagnosis] {
        // What stays from one call to the next spoils the situations after it.
        guard !Stage.isMostlyWaiting, told.meaning != outlivesMeaning else { return [] }
        var found: [Check.KnownMistake] = []
        for situation in situations {
            let scene = played(situation, answer)
            if scene.thrown != nil || scene.endless != nil { return [] }
            guard scene.difference(from: expected(in: situation), uses) != nil,
                let mistake = mistakes.first(where: { $0.sign(scene) })?.known,
                mistake.meaning != told.meaning, !found.contains(where: { $0.meaning == mistake.meaning }),
                isTold(mistake, in: situation)
            else { continue }
            found.append(mistake)
        }
        return found.map { Diagnosis($0.meaning, step: $0.step) }
    }

    /// Whether a wrong answer that makes a mistake is told so in that situation.
    private func isTold(_ mistake: Check.KnownMistake, in situation: Played) -> Bool {
        let inOrder = situations.sorted { $0.id.kind.rawValue < $1.id.kind.rawValue }
        return wrong.contains { wrong in
            guard case .mistake(let own) = wrong.words, own.meaning == mistake.meaning else { return false }
            let first = inOrder.first { played($0, wrong.answer).difference(from: expected(in: $0), uses) != nil }
            return first?.id == situation.id
        }
    }

    /// Where the sign of a mistake is asked of its wrong answer, and where it would be there.
    private func places(of mistake: Check.KnownMistake, madeBy answer: Answer) -> String {
        let scenes = situations.sorted { $0.id.kind.rawValue < $1.id.kind.rawValue }.compactMap { situation -> Stage? in
            let scene = played(situation, answer)
            return scene.difference(from: expected(in: situation), uses) == nil ? nil : scene
        }
        // A sign is not asked of what throws or has no end.
        guard let first = scenes.first, first.thrown == nil, first.endless == nil,
            let sign = mistakes.first(where: { $0.known.line == mistake.line && $0.known.meaning == mistake.meaning })?
                .sign
        else { return "" }
        let found = scenes.filter { $0.thrown == nil && sign($0) }.map { "\"\($0.situation ?? "")\"" }
        let elsewhere = found.isEmpty ? "no in the other situations, too" : "yes in \(found.joined(separator: ", "))"
        return
            "The answer differs first in \"\(first.situation ?? "")\". There the sign of line \(mistake.line) is asked, "
            + "and it says no. It says \(elsewhere). "
    }

    /// Whether the text's example, which came out right, comes out otherwise now.
    private func outlives(_ answer: Answer) -> Bool {
        guard Stage.isRepeatable, let text = situations.first(where: { $0.id.kind == .text }) else { return false }
        return played(text, answer).difference(from: expected(in: text), uses) != nil
    }

    /// The check as a proof and the hub know it.
    func check(_ attempt: Answer, file: String, line: Int) -> Check {
        func verdicts(on answer: Answer, _ faults: Box<Set<Fault>>? = nil) -> () -> Verdict {
            { self.verdict(on: answer, faults) }
        }
        var check = Check(
            file: CheckFile(file), line: line, attempt: verdicts(on: attempt), solution: verdicts(on: solution))
        check.others = { told in onMain(if: self.isOnMain) { self.others(of: attempt, than: told) } }
        let source = Proof.showsDiagnoses ? CheckSource(file) : nil
        check.wrong = wrong.enumerated().map { index, known in
            let faults = Box<Set<Fault>>([])
            var wrongAnswer = Check.Known(
                known.line, verdicts(on: known.answer, faults), known.words, faults,
                code: source?.answer(wrong[..<index].count { $0.line == known.line }, of: known.line) ?? "")
            if case .mistake(let mistake) = known.words {
                wrongAnswer.places = { onMain(if: self.isOnMain) { self.places(of: mistake, madeBy: known.answer) } }
            }
            return wrongAnswer
        }
        check.right = right.map { .init($0.line, verdicts(on: $0.answer)) }
        (check.isCode, check.steps) = (true, Array(steps.values))
        check.mistakes = mistakes.map(\.known) + standing.map(\.known) + thrown.map(\.known)
        check.problems = { onMain(if: self.isOnMain) { self.problems } }
        if Stage.isMostlyWaiting { check.playTogether() }
        return check
    }
}
