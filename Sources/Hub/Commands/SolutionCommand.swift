import LessonKit

extension HubCommand {
    static let solution = HubCommand(
        name: "solution", words: "lesson number", count: 2...2, options: [.reveal],
        meaning: "A solution beside your own answer, after that has passed."
    ) { hub, arguments in
        let course = try hub.course()
        let lesson = try course.lesson(arguments.words[0])
        let exercise = try lesson.exercise(arguments.words[1])
        var memory = Memory(course.checkout)
        let row = memory.progress(course).row(exercise, of: lesson)
        var answer = try solution(exercise, of: lesson, course.checkout, row, isRevealed: arguments.has(.reveal))
        answer.notes = memory.notes
        return answer
    }

    /// The solution of `exercise` beside the learner's answer. Before that has passed, it is shown only if it `isRevealed`.
    static func solution(
        _ exercise: Course.Exercise, of lesson: Course.Lesson, _ checkout: Checkout, _ row: Course.Progress.Row?,
        isRevealed: Bool
    ) throws -> Answer {
        let name = "\(lesson.name) \(exercise.number)"
        let title: [Block] = [.prose("\(lesson.name) \(exercise)", .strong), .gap]
        let check: Block = .command("swift run workbook check \(name)")
        guard row?.hasPassed == true || isRevealed else {
            return Answer(
                blocks: title + [
                    .prose("It has not passed yet. What you find yourself stays with you. A hint may be all you need:"),
                    .command("swift run workbook hint \(name)"), .prose("To see the solution all the same:"),
                    .command("swift run workbook solution \(name) --reveal"),
                ], status: Hub.Exit.notAllPassed)
        }
        let solution = lesson.solution(of: exercise, checkout)
        guard !solution.isEmpty else {
            throw UsageError("\(lesson.solutionPath) has no function of exercise \(exercise).")
        }
        let own = exercise.written.map { ExerciseTask($0).code.map { $0.replacing("\t", with: "    ") } } ?? []
        let end: [Block] =
            row?.hasPassed == true && row?.passes == false
            ? [.prose("It has passed before. As it stands now it has not:"), check]
            : row?.hasPassed == true
                ? [.prose("Both pass the same check, and yours may be the better one.")]
                : [.prose("Close it, write your own, and check that:"), check]
        return Answer(
            blocks: title + [
                .beside(
                    LabelledText(label: "yours", lines: own), LabelledText(label: "a solution", lines: solution)),
                .gap,
            ] + end)
    }
}

extension Course.Lesson {
    /// A good answer to `exercise` and why it is good; nil where there is none.
    func key(of exercise: Course.Exercise, _ checkout: Checkout) -> ExerciseKey? {
        ExerciseKey(exercise.source, asked: exercise.untouched ?? exercise.written ?? "", in: solutions(checkout))
    }

    /// The lines of Solution.swift that answer `exercise`; none where it has none.
    func solution(of exercise: Course.Exercise, _ checkout: Checkout) -> [String] {
        solutions(checkout).answer(exercise.number, asked: exercise.untouched ?? exercise.written ?? "")
    }

    private func solutions(_ checkout: Checkout) -> SolutionText {
        SolutionText(checkout.text(of: solutionPath))
    }
}
