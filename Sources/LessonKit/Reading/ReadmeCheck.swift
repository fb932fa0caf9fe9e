/// What keeps a lesson's README.md from being told, or taught.
struct ReadmeCheck {
    private(set) var problems: [String] = []
    private(set) var toCome: [String] = []
    private let place: String

    /// - Parameter place: The file, as problems name it.
    init(_ markdown: String, _ text: LessonText, _ place: String) {
        self.place = place
        let lines = markdown.sourceLines
        // A line that begins another comment ends none.
        if let open = lines.firstIndex(where: { $0.contains("<!--") && !$0.contains("-->") }),
            lines[(open + 1)...].first(where: { $0.contains("<!--") || $0.contains("-->") })?.contains("<!--") != false
        {
            report(open + 1, "the comment that begins here has no end, so nothing below it is read. End it with -->")
            return
        }
        let page = PageText.of(markdown)
        for problem in page.problems { report(problem.line, problem.text) }
        // What a lone marker leaves open is read as something else.
        guard page.problems.isEmpty else { return }
        if text.title.isEmpty { report(1, "the lesson has no title. Begin the file with \"# \" and its title.") }
        if text.steps.isEmpty { report(1, "the lesson has no steps. Each begins with \"## \" and its title.") }
        for step in text.steps { check(step) }
        if text.exercises == nil {
            report(
                1,
                "the heading \"## Exercises\" is missing. It comes last, with a sentence or two on what there is to do."
            )
        }
        let beats = BeatCheck(text, place)
        (problems, toCome) = (problems + beats.problems, beats.toCome)
        if text.recap == nil {
            toCome.append(
                "\(place):1: the heading \"## Recap\" is missing. It comes after the last step, with three sentences to "
                    + "remember and three questions.")
        }
        for heading in text.headingsAfterExercises {
            report(heading.line, "the heading \"\(heading.text)\" comes after \"Exercises\", which has to be the last.")
        }
    }

    private mutating func check(_ step: LessonText.Step) {
        if step.questions.isEmpty {
            report(step.line, "the step \"\(step.title)\" has no question. Put one on a line that begins with \"> \".")
        }
        if step.questions.count > 1, step.outside == nil {
            let variant = step.answer.first { $0.paragraph?.lowercased().hasPrefix("**variant") == true }
            report(
                variant?.line ?? step.line,
                variant == nil
                    ? "the step \"\(step.title)\" has \(step.questions.count) questions. A step asks one; make two steps of it."
                    : "a variant begins with **Variant.** and its period. Write it so.")
        }
        if !step.questions.isEmpty, step.answer.isEmpty {
            report(
                step.line,
                "the step \"\(step.title)\" has no answer. What stands below the question is told after the run.")
        }
        if step.notes.isEmpty {
            report(
                step.line,
                "the step \"\(step.title)\" has no instructor's notes. They end it, in "
                    + "<details><summary>Instructor · 4 minutes</summary> … </details>.")
        } else if step.said == nil {
            report(
                step.line,
                "the instructor's notes of the step \"\(step.title)\" say no minutes. Write any, as "
                    + "<summary>Instructor · 4 minutes</summary>, and the right ones come from: swift run workbook author fix"
            )
        }
    }

    private mutating func report(_ line: Int, _ text: String) { problems.append("\(place):\(line): \(text)") }
}
