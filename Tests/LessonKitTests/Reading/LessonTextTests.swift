import Testing

@testable import LessonKit

@Suite("README.md of a lesson")
struct LessonTextTests {
    private let text = LessonText(
        """
        # Title

        intro

        <details><summary>Instructor · 2 minutes</summary>

        before

        </details>

        ## One `step`

        setup

        > why?

        answer

        <details><summary>Instructor · 6 minutes</summary>

        ask

        </details>

        ## Two

        > what?

        ## Exercises

        Six.
        """)

    @Test func `each part goes where it is told`() throws {
        #expect(text.title == "Title")
        #expect(text.intro.map(\.kind) == [.paragraph("intro")])
        #expect(text.introNotes.map(\.kind) == [.paragraph("before")])
        #expect(text.steps.map(\.title) == ["One step", "Two"])
        let step = try #require(text.steps.first)
        #expect(step.line == 11)
        #expect(step.setup.map(\.kind) == [.paragraph("setup")])
        #expect(step.questions.map { $0.blocks.map(\.kind) } == [[.paragraph("why?")]])
        #expect(step.answer.map(\.kind) == [.paragraph("answer")])
        #expect(step.notes.map(\.kind) == [.paragraph("ask")])
        #expect(step.said == "6 minutes")
        #expect(text.exercises?.map(\.kind) == [.paragraph("Six.")])
    }

    @Test func `a step may be left out by a class in a hurry; the lesson and its core have their minutes`() {
        let steps = ["", " · more"].map {
            "## A\n\n> Why?\n\n<details><summary>Instructor · 4 to 6.5 minutes\($0)</summary>\n\n- a\n\n</details>\n"
        }
        let text = LessonText("# A\n\nTwo words.\n\n" + steps.joined(separator: "\n"))
        #expect(text.steps.map(\.isMore) == [false, true])
        #expect(text.steps.map(\.said) == ["4 to 6.5 minutes", "4 to 6.5 minutes"])
        // The introduction has half a minute, a step with one word 1.5: without options nobody talks.
        #expect(text.minutes() == LessonMinutes([(0.5, 0.5), (1.5, 1.5), (1.5, 1.5)]))
        #expect("\(text.minutes()) \(text.minutes(core: true))" == "4 2")
        let headline = LessonHeadline("# A\n\nTwo words.\n\n" + steps.joined(separator: "\n"))
        #expect("\(headline.minutes) \(headline.core)" == "9 to 14 5 to 7")
        #expect(headline.minutesAlone == 6)
    }

    @Test func `the recap belongs to the minutes: its sentences always, its questions where there is time`() {
        let recap = "## Recap\n\n- \(String(repeating: "word ", count: 65))\n\n> Why?\n>\n> - **A** So.\n\n**A** So.\n"
        let step = "# A\n\nTwo words.\n\n## A\n\n> Why?\n\n"
        let text = LessonText(step + recap)
        #expect(text.pages.map(\.title) == ["Introduction", "A", "To remember", "Recap, question 1"])
        #expect(text.pages.map(\.time.brief) == [0.5, 1.5, 0.5, 0])
        #expect(text.pages.map(\.time.full) == [0.5, 1.5, 0.5, 1])
        #expect("\(text.minutes())" == "3 to 4")
        #expect(text.recapTimes.minutes == "0.5 to 1.5")
    }
}
