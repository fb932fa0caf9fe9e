import LessonKit

extension Hub {
    /// The hints already shown and one more, which is then remembered.
    func hint(_ course: Course, _ checkout: Checkout, lesson: String, number: String) throws -> Int32 {
        let lesson = try course.lesson(lesson)
        let exercise = try lesson.exercise(number)
        let rungs = HintLadder.of(exercise, in: lesson, checkout).rungs
        guard !rungs.isEmpty else {
            throw Misuse("Lessons/\(lesson.folder)/Hints.md has no hints under “## \(exercise)”.")
        }
        let shown = min(rungs.count, notebook(checkout).hintsShown(lesson: lesson.name, number: exercise.number) + 1)
        page.prose(page.coloured("\(lesson.name) \(exercise)", .bold))
        for (place, rung) in rungs.prefix(shown).enumerated() {
            page.write("")
            page.write("Hint \(place + 1) of \(rungs.count)")
            show(rung)
        }
        page.write("")
        if shown < rungs.count {
            page.prose("Try with this. One more: swift run workbook hint \(lesson.name) \(exercise.number)")
        } else {
            page.prose("That was the last one. Check: swift run workbook check \(lesson.name) \(exercise.number)")
        }
        remember(checkout) { $0.recordHints(shown, lesson: lesson.name, number: exercise.number) }
        return 0
    }

    /// Markdown for a terminal: paragraphs are broken anew, fenced code stays as it stands.
    private func show(_ markdown: String) {
        var paragraph: [Substring] = []
        var code: [String]?
        func endParagraph() {
            if !paragraph.isEmpty { page.prose(paragraph.joined(separator: " "), first: "  ", rest: "  ") }
            paragraph = []
        }
        for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if line.drop(while: { $0 == " " }).hasPrefix("```") {
                endParagraph()
                if let code { page.block(code) }
                code = code == nil ? [] : nil
            } else if code != nil {
                code?.append("    " + line)
            } else if line.allSatisfy({ $0 == " " }) {
                endParagraph()
                page.write("")
            } else {
                paragraph.append(line)
            }
        }
        endParagraph()
    }
}
