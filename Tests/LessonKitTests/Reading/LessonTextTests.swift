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
        #expect(step.minutes == 6)
        #expect(text.exercises?.map(\.kind) == [.paragraph("Six.")])
    }

    @Test func `the lesson's minutes are those of its steps`() { #expect(text.minutes == 6) }

    @Test func `a step may be for another evening`() {
        let steps = ["", " · more"].map {
            "## A\n\n<details><summary>Instructor · 4 minutes\($0)</summary>\n\n- a\n\n</details>\n"
        }
        #expect(LessonText(steps.joined(separator: "\n")).steps.map(\.isMore) == [false, true])
        #expect(LessonText(steps[1]).minutes == 4)
    }
}
