import LessonKit
import Marbles
import Terminal

extension HubCommand {
    static let solution = HubCommand(
        name: "solution", words: "lesson number", count: 2...2, options: [.reveal],
        meaning: "A solution beside your own answer, after that has passed."
    ) { hub, arguments in
        let course = try hub.course()
        let lesson = try course.lesson(arguments.words[0])
        let exercise = try lesson.exercise(arguments.words[1])
        return try hub.solution(
            exercise, of: lesson, course.checkout, hub.progress(course), isRevealed: arguments.isRevealed)
    }
}

extension Hub {
    /// The solution of `exercise` beside the learner's answer.
    ///
    /// Before that has passed it is not shown, unless it `isRevealed`.
    ///
    /// - Returns: the exit code.
    func solution(
        _ exercise: ExerciseSource, of lesson: Course.Lesson, _ checkout: Checkout, _ progress: Course.Progress,
        isRevealed: Bool
    ) throws -> Int32 {
        let name = "\(lesson.name) \(exercise.number)"
        let row = progress.row(exercise, of: lesson)
        prose("\(lesson.name) \(exercise)", .strong)
        line()
        guard row?.hasPassed == true || isRevealed else {
            if row?.isChanged == true, row?.outcome == .passed {
                prose("It has passed, and was changed since. Check it as it stands now:")
                command("swift run workbook check \(name)")
            } else {
                prose("It has not passed yet. What you find yourself stays with you, and a hint may be all you need:")
                command("swift run workbook hint \(name)")
            }
            prose("To see the solution all the same:")
            command("swift run workbook solution \(name) --reveal")
            return Exit.notAllPassed
        }
        let solution = lesson.solution(of: exercise, checkout)
        guard !solution.isEmpty else {
            throw UsageError("\(lesson.solutionPath) has no function of exercise \(exercise).")
        }
        let own = lesson.part(exercise).map { ExerciseTask($0).code.map { $0.replacing("\t", with: "    ") } } ?? []
        beside(("yours", own), ("a solution", solution))
        line()
        if row?.hasPassed == true {
            prose("Both pass the same check, and yours may be the better one.")
        } else {
            prose("Close it, write your own, and check that:")
            command("swift run workbook check \(name)")
        }
        return 0
    }

    /// Two texts side by side where both fit; otherwise one above the other.
    private func beside(_ left: (label: String, lines: [String]), _ right: (label: String, lines: [String])) {
        let width = ([left.label] + left.lines).map(\.displayWidth).max() ?? 0
        let both = width + 3 + (right.lines.map(\.displayWidth).max() ?? 0)
        guard !left.lines.isEmpty, both <= max(page.width, terminal.columns ?? 0) else {
            for (index, text) in [left, right].filter({ !$0.lines.isEmpty }).enumerated() {
                if index > 0 { line() }
                line(text.label, .quiet)
                for code in page.code(text.lines, margin: 2) { line(code) }
            }
            return
        }
        let bar = " \(page.ink.bar)"
        line(left.label.padded(to: width) + bar + " " + right.label, .quiet)
        for index in 0..<max(left.lines.count, right.lines.count) {
            let (own, other) = (left.lines.dropFirst(index).first ?? "", right.lines.dropFirst(index).first ?? "")
            line(own.padded(to: width) + bar + (other.isEmpty ? "" : " " + other))
        }
    }
}

extension Course.Lesson {
    /// The lines of Solution.swift that answer `exercise`; none where it has none.
    fileprivate func solution(of exercise: ExerciseSource, _ checkout: Checkout) -> [String] {
        let asked = ExerciseSource.all(in: (untouched ?? written)?.text ?? "")
        let source = SourceFile.text(of: checkout.root.appendingPathComponent(solutionPath))
        return SolutionText(source, answers: Set(asked.flatMap(\.functions)))
            .text(asked.first { $0.title == exercise.title }?.functions ?? [])
    }
}
