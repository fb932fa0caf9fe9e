extension Hub {
    /// The next hint, which is then remembered; all of them, once each has been shown.
    func hint(_ course: Course, _ checkout: Checkout, lesson: String, number: String) throws -> Int32 {
        let lesson = try course.lesson(lesson)
        let exercise = try lesson.exercise(number)
        let hints = HintSource.all(in: Course.Lesson.text(of: checkout.root.appendingPathComponent(lesson.hintsPath)))
        let rungs = hints.first { $0.number == exercise.number }?.rungs ?? []
        guard !rungs.isEmpty else {
            throw UsageError("\(lesson.hintsPath) has no numbered hints under \"## \(exercise)\".")
        }
        let name = "\(lesson.name) \(exercise.number)"
        let seen = notebook(checkout).hintsShown(lesson: lesson.name, number: exercise.number)
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
            remember(checkout) { $0.recordHints(seen + 1, lesson: lesson.name, number: exercise.number) }
        }
        return 0
    }
}
