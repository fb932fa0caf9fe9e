import LessonKit

extension Course.Progress {
    /// What to do next, and the command for it.
    ///
    /// - Parameters:
    ///   - lesson: comes before the others; nil for the one that was worked on last.
    ///   - number: in that lesson, comes before the others.
    func nextStep(in lesson: Course.Lesson? = nil, from number: Int = 0) -> [Block] {
        guard let row = next(in: lesson, from: number) else { return [.prose(allPassed)] }
        if hasBegun(row.lesson) {
            return [
                .prose("Next: \(row.lesson.name) \(row.exercise), in"),
                .indented(by: 4, [.whole("\(row.exercise.place)")]),
                .command("swift run workbook check \(row.lesson.name) \(row.exercise.number)"),
            ]
        }
        return [
            .prose("Next: play the lesson \(row.lesson.name)."),
            .command("swift run \(row.lesson.name) --walk\(plan?.isCore(row.lesson.name) == true ? " --core" : "")"),
            .prose("Then solve its exercises in \(row.lesson.exercisesPath) and check them:"),
            .command("swift run workbook check \(row.lesson.name)"),
        ]
    }

    private var allPassed: String {
        guard let plan else { return "Every exercise has passed." }
        return "Every exercise of your plan has passed: \(plan.title). All lessons again: \(PlanPage.leaving)"
    }

    /// The exercise that is named by `lesson number`; with fewer words the next one that has not passed.
    ///
    /// - Returns: the exercise, nil if all have passed; and what to say before its text.
    func meant(by arguments: HubArguments, _ course: Course) throws -> (
        found: (lesson: Course.Lesson, exercise: Course.Exercise)?, intro: [Block]
    ) {
        let lesson = try arguments.word(0).map { try course.lesson($0) }
        if let lesson, let number = arguments.word(1) { return ((lesson, try lesson.exercise(number)), []) }
        guard let row = next(in: lesson) else { return (nil, [.prose(allPassed)]) }
        guard let lesson, row.lesson.name != lesson.name else { return ((row.lesson, row.exercise), []) }
        let intro = "Every exercise of \(lesson.name) has passed. The next one is in \(row.lesson.name)."
        return ((row.lesson, row.exercise), [.prose(intro), .gap])
    }
}
