extension LessonText {
    /// All that a walk shows, in the form of steps: the introduction, the steps, what is to be remembered, the questions of the recap,
    /// and the exercises.
    package var pages: [Step] {
        var pages = [Step(title: "Introduction", line: 1, setup: intro, notes: introNotes, told: introTime)] + steps
        if let recap {
            pages.append(
                Step(
                    title: "To remember", line: recap.line, setup: [recap.reminder],
                    told: StepTime(reading: [recap.reminder])))
            pages += recapSteps.enumerated().map { index, asked in
                var page = Step(title: "Recap, question \(index + 1)", line: asked.line, told: StepTime(recap: asked))
                (page.questions, page.answer) = (asked.questions, asked.answer)
                return page
            }
        }
        return pages + (exercises.map { [Step(title: "Exercises", line: 1, setup: $0, told: StepTime())] } ?? [])
    }

    /// The minutes of each page that follows the last step.
    package var recapTimes: [StepTime] { pages.dropFirst(1 + steps.count).map(\.time) }
}
