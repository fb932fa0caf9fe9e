import Testing

@testable import LessonKit

@Suite("The minutes of a step")
struct StepTimeTests {
    private static let words = Array(repeating: "word", count: 65).joined(separator: " ")

    private static let page = """
        ## A

        \(words)

        <!-- code -->
        ```swift
        let a = 1

        show(a)
        ```
        <!-- /code -->

        > Why?
        >
        > - **A** No.
        > - **B** Yes.

        <!-- run 0123abcd -->
        <details><summary>Run and answer</summary>

        ```text
        one
        two
        ```

        <img src="pictures/a.svg" alt="a: 1 at 100 ms, completed at 200 ms. b: subscribed at 0 ms, 1.5 at 300 ms.">

        <!-- /run -->

        \(words)

        - **B** No.

        <!-- answered -->
        </details>

        <details><summary>Variant</summary>
        <!-- /answered -->

        **Variant.** \(words)

        <!-- variant -->
        ```swift
        let a = 1
        show(2)
        ```

        ```text
        two
        ```

        </details>
        <!-- /variant -->

        <details><summary>Instructor · 1 minute</summary>

        - **People say** no.
        - **Board** a box and an arrow.

        </details>
        """

    private func time(_ change: (String) -> String = { $0 }) throws -> StepTime {
        try #require(LessonText(change(Self.page)).steps.first).time
    }

    @Test func `each part comes from what the step has`() throws {
        let time = try time()
        // 68 words with the options, two lines of code, a minute to vote.
        #expect(Int(time[.vote]) == 30 + 2 + 12 + 60)
        // Two options, and three times the two words of a reason.
        #expect(Int(time[.talk]) == 30 + 2 * 15 + 2)
        // Two lines, two rows, 67 words.
        #expect(Int(time[.run]) == 30 + 8 + 24 + 30)
        #expect(time[.board] == 20 + 2 * 5)
        // 66 words, one new line, one line of its run.
        #expect(Int(time[.variant]) == 30 + 6 + 30 + 4)
        #expect((time.brief, time.full) == (3.5, 6))
        #expect("\(time)" == "3.5 to 6")
        #expect(time.parts(dot: "·") == "vote 1:44 · talk 1:02 · run 1:32 · board 0:30 · variant 1:10")
    }

    @Test(arguments: [
        ("show(a)\n```", "show(a)\nshow(b)\nshow(c)\n```", StepTime.Part.vote, 12),
        ("> - **B** Yes.", "> - **B** Yes.\n> - **C** So.", .talk, 15),
        ("- **B** No.\n", "- **B** No\(String(repeating: " no", count: 14)).\n", .talk, 19),
        ("two\n```\n\n<img", "two\nthree\n```\n\n<img", .run, 4), (" ms.\">", " ms. c: 1 at 100 ms.\">", .run, 12),
        ("show(2)", "show(2)\nshow(3)", .variant, 6), ("an arrow.", "an arrow of red chalk.", .board, 6),
    ])
    func `what is added takes its time`(old: String, new: String, part: StepTime.Part, seconds: Int) throws {
        let more = try time { $0.replacing(old, with: new, maxReplacements: 1) }[part] - time()[part]
        #expect(more.rounded(.down) == Double(seconds), "\(more)")
    }

    @Test func `without a board and a variant there is no time for them; an author's word goes first`() throws {
        let plain = try #require(LessonText("## A\n\n> Why?\n").steps.first).time
        #expect((plain[.board], plain[.variant]) == (0, 0))
        let said = try time {
            $0.replacing("- **People", with: "- **Minutes** board 3, variant 0.5: no run 9.\n- **People")
        }
        #expect((said[.board], said[.variant], said[.run]) == (180, 30, try time()[.run]))
    }

    @Test func `the minutes are written where the notes say some, and a second time nothing is`() {
        let written = LessonMinutes.written(into: Self.page.replacing("1 minute<", with: "4 minutes · more<"))
        #expect(written.contains("<summary>Instructor · 3.5 to 6 minutes · more</summary>"))
        #expect(LessonMinutes.written(into: written) == written)
        let silent = Self.page.replacing("Instructor · 1 minute<", with: "Instructor<")
        #expect(LessonMinutes.written(into: silent) == silent)
    }
}
