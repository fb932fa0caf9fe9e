import LessonKit

extension HubCommand {
    static let hint = HubCommand(
        name: "hint", words: "[lesson [number]]", count: 0...2,
        meaning: "A hint for an exercise, or for the one that is next: each time one more, then all of them."
    ) { hub, arguments in
        let course = try hub.course()
        var memory = Memory(course.checkout)
        let (found, intro) = try memory.progress(course).meant(by: arguments, course)
        guard let (lesson, exercise) = found else { return Answer(blocks: intro, notes: memory.notes) }
        return Answer(blocks: try intro + hint(exercise, of: lesson, &memory), notes: memory.notes)
    }

    /// The next hint, which is then remembered; all of them, once each has been shown.
    private static func hint(
        _ exercise: Course.Exercise, of lesson: Course.Lesson, _ memory: inout Memory
    ) throws -> [Block] {
        let hints = lesson.hints(memory.checkout, for: exercise)
        guard !hints.isEmpty else {
            throw UsageError("\(lesson.hintsPath) has no numbered hints under \"## \(exercise)\".")
        }
        let name = "\(lesson.name) \(exercise.number)"
        let seen = Notebook.read(memory.checkout).notebook.hintsShown(exercise, of: lesson)
        var blocks: [Block] = [.prose("\(lesson.name) \(exercise)")]
        for index in seen < hints.count ? seen..<seen + 1 : hints.indices {
            blocks += [.gap, .prose("Hint \(index + 1) of \(hints.count)", .strong)]
            blocks.append(.indented([.markdown(hints[index])]))
        }
        if seen < hints.count { memory.remember { $0.recordHints(seen + 1, exercise, of: lesson) } }
        return blocks + [.gap]
            + (seen + 1 < hints.count
                ? [.prose("One more:"), .command("swift run workbook hint \(name)")]
                : [.prose("There are no more. Check:"), .command("swift run workbook check \(name)")])
    }
}

extension Course.Lesson {
    /// The hints for `exercise`, from the first to the last; none where Hints.md has none.
    func hints(_ checkout: Checkout, for exercise: Course.Exercise) -> [[MarkdownBlock]] {
        let text = checkout.text(of: hintsPath)
        return HintSource.all(in: text).first { $0.number == exercise.number }?.rungs ?? []
    }
}
