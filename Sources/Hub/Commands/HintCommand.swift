import LessonKit

extension HubCommand {
    static let hint = HubCommand(
        name: "hint", words: "[lesson [number]]", count: 0...2,
        meaning: "A hint for an exercise, or for the one that is next: each time one more, then all of them."
    ) { hub, arguments in
        let course = try hub.course()
        if let (lesson, exercise) = try hub.meant(by: arguments, course) {
            try hub.hint(exercise, of: lesson, course.checkout)
        }
        return 0
    }
}

extension Hub {
    /// The next hint, which is then remembered; all of them, once each has been shown.
    func hint(_ exercise: ExerciseSource, of lesson: Course.Lesson, _ checkout: Checkout) throws {
        let hints = HintSource.all(in: SourceFile.text(of: checkout.root.appendingPathComponent(lesson.hintsPath)))
        let rungs = hints.first { $0.number == exercise.number }?.rungs ?? []
        guard !rungs.isEmpty else {
            throw UsageError("\(lesson.hintsPath) has no numbered hints under \"## \(exercise)\".")
        }
        let name = "\(lesson.name) \(exercise.number)"
        let seen = notebook(checkout).hintsShown(exercise, of: lesson)
        prose("\(lesson.name) \(exercise)")
        for index in seen < rungs.count ? seen..<seen + 1 : rungs.indices {
            line()
            line("Hint \(index + 1) of \(rungs.count)", .strong)
            for text in page.prose(rungs[index], margin: 2) { line(text) }
        }
        line()
        if seen + 1 < rungs.count {
            line("One more:")
            command("swift run workbook hint \(name)")
        } else {
            line("There are no more. Check:")
            command("swift run workbook check \(name)")
        }
        if seen < rungs.count {
            remember(checkout) { $0.recordHints(seen + 1, exercise, of: lesson) }
        }
    }
}
