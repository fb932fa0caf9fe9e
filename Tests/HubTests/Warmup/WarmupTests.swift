import Foundation
import Testing

@testable import Hub
@testable import LessonKit

struct WarmupTests {
    private let sample: SampleCourse

    init() throws {
        sample = try SampleCourse()
        try sample.write(Self.readme("Subscribe", ["Who runs it?", "When?"]), to: "Lessons/02-subscribe/README.md")
        try sample.write(Self.readme("Just", ["How many?", "What ends?"]), to: "Lessons/10-just-from/README.md")
    }

    /// A lesson whose questions all have B as the right option.
    private static func readme(_ title: String, _ questions: [String]) -> String {
        let texts = questions.map { "> \($0)\n>\n> - **A** No.\n> - **B** Yes.\n\n**B** Because of \($0)\n" }
        return "# \(title)\n\n## Recap\n\n- One sentence.\n\n" + texts.joined(separator: "\n")
    }

    private static let day = 86_400.0
    private static let monday = Date(timeIntervalSince1970: 1_790_000_000)

    /// Both lessons were worked on: `subscribe` ten days before Monday, `just-from` five.
    private func workOnBoth() throws {
        for (lesson, days) in [("subscribe", 10.0), ("just-from", 5.0)] {
            let course = try sample.course
            let checked = CheckedExercise(lesson: lesson, number: 1, title: "", outcome: .passed, diagnoses: [])
            try Notebook.update(sample.checkout) {
                $0.record([checked], of: course, at: Self.monday - days * Self.day)
            }
        }
    }

    private func chosen(after days: Double, _ count: Int = 3) throws -> [String] {
        let notebook = Notebook.read(sample.checkout).notebook
        return WarmupChoice(try sample.course, notebook).questions(count, at: Self.monday + days * Self.day).map(\.key)
    }

    /// Answers the questions of a day: a letter, then Enter for its answer and Enter for the next one; "-" for no letter.
    private func answer(_ keys: String, after days: Double) throws -> FakeTerminal {
        let now = Self.monday + days * Self.day
        let terminal = FakeTerminal(
            keys: keys.flatMap {
                $0 == "q" ? [.character($0)] : ($0 == "-" ? [] : [.character($0)]) + [.enter, .enter]
            })
        var memory = Memory(sample.checkout)
        let questions = WarmupChoice(try sample.course, memory.notebook()).questions(at: now)
        let hub = Hub(directory: sample.root, terminal: terminal)
        hub.write(
            Warmup(hub: hub).run(questions) { question, isRight in
                memory.remember { $0.recordRecall(question, isRight: isRight, at: now) }
            }.blocks)
        return terminal
    }

    @Test func `a key of a Korean keyboard is the letter beside it`() {
        #expect("ㅁㅠㅂ".map { WarmupKey(.character($0), ["A", "B"]) } == [.letter("A"), .letter("B"), .quit])
    }

    @Test func `without a played lesson it says what to play`() throws {
        let terminal = sample.told("warmup", on: FakeTerminal(keys: [.enter]))
        #expect(
            terminal.text == """
                A warm-up asks about lessons that you have played. Play one first:
                    swift run subscribe --walk
                """)
    }

    @Test func `what lies back longest comes first, and two of one lesson only if no other has one`() throws {
        try workOnBoth()
        #expect(try chosen(after: 0) == ["subscribe · Who runs it?", "just-from · How many?", "subscribe · When?"])
        #expect(try chosen(after: 0, 9).count == 4)
    }

    @Test func `a question, the answer to it, and what becomes of it`() throws {
        try workOnBoth()
        let terminal = try answer("b-a", after: 0)
        #expect(
            terminal.text == """
                1 of 3 · subscribe

                 ? Who runs it?
                   A  No.
                   B  Yes.

                 ✓ Right.
                   B  Because of Who runs it?

                2 of 3 · just-from

                 ? How many?
                   A  No.
                   B  Yes.

                   B  Because of How many?

                3 of 3 · subscribe

                 ? When?
                   A  No.
                   B  Yes.

                 ✗ Not A.
                   B  Because of When?

                1 of 3 right. What you missed comes again tomorrow.
                """)
    }

    @Test func `over some weeks a missed question comes the next day, and a right one after longer and longer`() throws
    {
        try workOnBoth()
        // Monday: two are missed. Later that day the fourth comes, and nothing that is not due goes before it.
        _ = try answer("bab", after: 0)
        #expect(try chosen(after: 0.1, 1) == ["just-from · What ends?"])
        _ = try answer("b", after: 0.1)
        // Tuesday: the missed one, before all others.
        #expect(try chosen(after: 1, 1) == ["just-from · How many?"])
        _ = try answer("bq", after: 1)
        // Thursday: what was right on Monday, and not what was right on Tuesday.
        #expect(
            try chosen(after: 3, 3) == ["subscribe · Who runs it?", "just-from · What ends?", "subscribe · When?"])
        _ = try answer("bbb", after: 3.2)
        // Friday: what was right on Tuesday. What was right twice waits a week.
        #expect(try chosen(after: 4, 1) == ["just-from · How many?"])
        _ = try answer("bq", after: 4)
        #expect(try chosen(after: 10, 1) == ["subscribe · Who runs it?"])
        _ = try answer("abb", after: 11)
        #expect(try chosen(after: 12, 1) == ["subscribe · Who runs it?"])
    }

    @Test func `what was answered before somebody quits is remembered`() throws {
        try workOnBoth()
        let terminal = try answer("bq", after: 0)
        #expect(terminal.text.hasSuffix("1 of 1 right."))
        #expect(!(try chosen(after: 0.1).prefix(2).contains("subscribe · Who runs it?")))
        #expect(try answer("q", after: 0.1).lines.last == "   B  Yes.")
    }

    @Test func `a question that was written anew is a new one`() throws {
        try workOnBoth()
        _ = try answer("bbb", after: 0)
        try sample.edit("Lessons/02-subscribe/README.md", "> Who runs it?", "> Who runs the recipe?")
        #expect(try chosen(after: 0.1, 1) == ["subscribe · Who runs the recipe?"])
    }

    @Test func `into a pipe the questions come first, then the answers`() throws {
        try workOnBoth()
        let terminal = sample.told("warmup")
        let heading = try #require(terminal.lines.firstIndex(of: "Answers"))
        #expect(terminal.lines[..<heading].count { $0 == "   B  Yes." } == 3)
        #expect(terminal.lines[heading...].count { $0.hasPrefix("   B  Because of") } == 3)
        #expect(!terminal.lines[..<heading].contains { $0.contains("Because") })
    }

    @Test func `a room votes on the questions of a lesson as in a walk, and nothing is remembered`() throws {
        let before = Notebook.read(sample.checkout).notebook
        try sample.write(
            Self.readme("Just", ["How many?", "What ends?"]) + "\n- **A** Nothing ends so.\n",
            to: "Lessons/10-just-from/README.md")
        let terminal = FakeTerminal(keys: [
            .character("1"), .character("2"), .character("a"), .character("b"), .tab, .character("b"), .enter, .enter,
            .enter, .enter, .enter,
        ])
        #expect(sample.hub("warmup", "--lesson", "just-from", on: terminal) == 0)
        #expect(
            terminal.lines.joined(separator: "\n") == """


                 1 of 2 · Just
                 ──────────────────────────────────────────────────────────────────────────────

                 ? How many?
                   A  No.
                   B  Yes.

                 first vote: A 12 · B 1
                 second vote: A 0 · B 1

                 ✓ B  Yes.

                 Because of How many?

                 ✗ A  No.


                 2 of 2 · Just
                 ──────────────────────────────────────────────────────────────────────────────

                 ? What ends?
                   A  No.
                   B  Yes.

                 ✓ B  Yes.

                 Because of What ends?

                 ✗ A  No.
                      Nothing ends so.

                """)
        #expect(!terminal.prompts.joined().contains("A 12"), "the wall does not show the tally")
        #expect(terminal.prompts.contains { $0.contains("the second vote runs · 1 hand") })
        #expect(Notebook.read(sample.checkout).notebook == before)
    }

    @Test func `in a room one goes back beat by beat, to a question by its number, and quits by q twice`() throws {
        let terminal = FakeTerminal(keys: [
            .character("b"), .enter, .left, .enter, .enter, .left, .left, .character("2"), .enter, .character("q"),
            .character("x"), .character("q"), .character("q"),
        ])
        #expect(sample.hub("warmup", "--lesson", "just-from", on: terminal) == 0)
        let seen = terminal.lines.compactMap { line -> String? in
            line.contains(" of 2")
                ? String(line.dropFirst().prefix(1))
                : line.hasPrefix(" ✓") ? "answer" : line.contains("votes:") ? "votes" : nil
        }
        #expect(
            seen == [
                "1", "votes", "answer", "1", "votes", "answer", "2", "1", "votes", "answer", "1", "2",
            ])
    }

    @Test func `alone, a wrong answer has its reason`() throws {
        try sample.write(
            Self.readme("Subscribe", ["Who runs it?"]) + "\n- **A** `map` runs nothing.\n",
            to: "Lessons/02-subscribe/README.md")
        try workOnBoth()
        #expect(try answer("aq", after: 0).lines.contains(" ✗ Not A. `map` runs nothing."))
    }

    @Test func `alone, another letter changes the answer, and Enter goes on`() throws {
        try workOnBoth()
        let terminal = FakeTerminal(keys: [.character("a"), .character("b"), .enter, .enter, .character("q")])
        #expect(sample.hub("warmup", on: terminal) == 0)
        #expect(terminal.lines.contains(" ✓ Right."))
        #expect(terminal.lines.contains("1 of 1 right."))
        #expect(
            terminal.prompts.map { $0.prefix { $0 != "q" } } == [
                " A-B your answer · Enter answer · ", " you say A · Enter answer · ", " you say B · Enter answer · ",
                " Enter next · ", " A-B your answer · Enter answer · ",
            ])
    }

    @Test func `a question that was missed in a walk comes the next day, with its code`() throws {
        try workOnBoth()
        try sample.write(
            Self.readme("Subscribe", ["Who runs it?"]).replacing(
                "## Recap",
                with: """
                    ## A step

                    Some setup.

                    > What comes?
                    >
                    > - **A** One.
                    > - **B** Two.

                    Two come.

                    - **A** One is only the first.

                    ## Recap
                    """), to: "Lessons/02-subscribe/README.md")
        try sample.write("Step(\"A step\") { _ in\n    show(2)\n}\n", to: "Lessons/02-subscribe/main.swift")
        let missed = MissedQuestions(of: "subscribe", in: sample.root)
        let asked = try #require(
            LessonText(
                SourceFile.text(
                    of: sample.root.appendingPathComponent(
                        "Lessons/02-subscribe/README.md"))
            ).steps[0].questions.first)
        missed.record(asked, isRight: false, at: Self.monday)
        #expect(try chosen(after: 1, 1) == ["subscribe · What comes?"])
        let terminal = try answer("bq", after: 1)
        #expect(terminal.text.contains("Some setup.\n\n"))
        #expect(terminal.text.contains("show(2)"))
        #expect(terminal.text.contains("Two come."))
        #expect(try chosen(after: 1.1, 1) != ["subscribe · What comes?"])
        missed.record(asked, isRight: true, at: Self.monday + 2 * Self.day)
        #expect(try !chosen(after: 9, 9).contains("subscribe · What comes?"))
    }

    @Test func `an unknown lesson is an error`() throws {
        let terminal = sample.told("warmup", "--lesson", "subscrib", ending: 64)
        #expect(terminal.complaints.joined().contains("subscribe"))
        #expect(sample.hub("warmup", "--lesson", on: terminal) == 64)
        #expect(sample.hub("check", "--lesson=subscribe", on: terminal) == 64)
    }
}
