import Foundation
import Testing

@testable import Hub
@testable import LessonKit

struct HubMapTests {
    @Test func `before the first check it says so, and what to type`() throws {
        let (sample, terminal) = (try SampleCourse(), FakeTerminal())
        #expect(sample.hub(on: terminal) == 0)
        #expect(
            terminal.text == """
                2 lessons, 3 exercises, not checked yet.

                 2  subscribe  ··  0 of 2     4 min  Subscribe
                10  just-from  ·   0 of 1            Just and from

                The minutes are yours, alone at the screen, without the exercises.

                Next: play the lesson subscribe.
                    swift run subscribe --walk
                Then solve its exercises in Lessons/02-subscribe/Exercises and check them:
                    swift run workbook check subscribe
                """)
    }

    @Test func `what was verified is shown, and the exercise that comes next`() throws {
        let (sample, terminal) = (try SampleCourse(), FakeTerminal(columns: 40))
        try sample.remember(.passed, lesson: "subscribe", number: 1)
        try sample.remember(.hung, lesson: "subscribe", number: 2)
        #expect(sample.hub("map", in: "Lessons/10-just-from", on: terminal) == 0)
        #expect(
            terminal.text == """
                2 lessons, 3 exercises, 1 passed.

                 2  subscribe  ✓✗  1 of 2
                    Subscribe · 4 min
                10  just-from  ·   0 of 1
                    Just and from

                ✓ passed, ✗ not yet, · to do
                The minutes are yours, alone at the
                screen, without the exercises.

                You were at subscribe last.
                Next: subscribe 2 · A diary, in
                    Lessons/02-subscribe/Exercises/02-a-diary.swift:2
                  swift run workbook check subscribe 2
                """)
    }

    @Test func `all passed is the end`() throws {
        let (sample, terminal) = (try SampleCourse(), FakeTerminal())
        for (lesson, number) in [("subscribe", 1), ("subscribe", 2), ("just-from", 1)] {
            try sample.remember(.passed, lesson: lesson, number: number)
        }
        #expect(sample.hub(on: terminal) == 0)
        #expect(terminal.lines.last == "Every exercise has passed.")
    }

    @Test func `without UTF-8 it is ASCII`() throws {
        let (sample, terminal) = (try SampleCourse(), FakeTerminal(hasUnicode: false))
        try sample.remember(.passed, lesson: "subscribe", number: 1)
        try sample.remember(.wrong, lesson: "subscribe", number: 2)
        #expect(sample.hub(on: terminal) == 0)
        #expect(terminal.text.utf8.allSatisfy { $0 < 0x80 })
        #expect(terminal.text.contains("subscribe  +x  1 of 2"))
    }

    @Test func `colour is a matter of the terminal, and changes no letter`() throws {
        let sample = try SampleCourse()
        let (plain, coloured) = (FakeTerminal(), FakeTerminal(hasColour: true))
        #expect(sample.hub(on: plain) == 0)
        #expect(sample.hub(on: coloured) == 0)
        #expect(!plain.text.contains("\u{1B}"))
        #expect(coloured.text.contains("\u{1B}"))
        #expect(coloured.text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.text)
    }

    @Test func `as JSON it is one object`() throws {
        let (sample, terminal) = (try SampleCourse(), FakeTerminal())
        try sample.remember(.wrong, lesson: "subscribe", number: 2, says: "Not that.\nLook again.")
        #expect(sample.hub("--json", on: terminal) == 0)
        let report = try JSONDecoder().decode(SampleReport.self, from: Data(terminal.text.utf8))
        #expect(
            report
                == SampleReport(
                    version: 1,
                    exercises: [
                        .init(lesson: "subscribe", number: 1, title: "After an error", verdict: "to do", diagnosis: ""),
                        .init(
                            lesson: "subscribe", number: 2, title: "A diary", verdict: "wrong",
                            diagnosis: "Not that. Look again."),
                        .init(lesson: "just-from", number: 1, title: "Six rows", verdict: "to do", diagnosis: ""),
                    ]))
    }

    @Test func `a damaged notebook is said and costs nothing else`() throws {
        let (sample, terminal) = (try SampleCourse(), FakeTerminal())
        try sample.write("{", to: ".workbook/notebook.json")
        #expect(sample.hub(on: terminal) == 0)
        #expect(terminal.complaints.joined(separator: " ").contains("set aside as .workbook/damaged-1.json"))
        #expect(terminal.lines.first == "2 lessons, 3 exercises, not checked yet.")
    }

    @Test(arguments: [
        ["chek"], ["check", "subscirbe"], ["check", "subscribe", "9"], ["hint", "subscribe", "9"], ["--x"],
    ])
    func `an unknown word ends with 64 and an error only`(_ arguments: [String]) throws {
        let (sample, terminal) = (try SampleCourse(), FakeTerminal())
        #expect(Hub(directory: sample.root, terminal: terminal).run(arguments) == 64)
        #expect(terminal.lines.isEmpty)
        #expect(terminal.complaints.first?.hasPrefix("There is no ") == true)
    }

    @Test func `an unknown exercise is answered with a file of that lesson`() throws {
        let (sample, terminal) = (try SampleCourse(), FakeTerminal(columns: 120))
        #expect(sample.hub("check", "subscribe", "9", on: terminal) == 64)
        let advice = terminal.complaints.joined(separator: " ")
        #expect(advice.hasSuffix("Lessons/02-subscribe/Exercises: 01-after-an-error.swift is one."))
    }

    @Test func `all is every lesson, and has no number`() throws {
        let (sample, terminal) = (try SampleCourse(), FakeTerminal())
        #expect(sample.hub("check", "all", "3", on: terminal) == 64)
        #expect(terminal.complaints == ["check all takes no number: swift run workbook check all"])
    }

    @Test func `outside a checkout it ends with 66, help excepted`() {
        let terminal = FakeTerminal()
        let hub = Hub(directory: URL(fileURLWithPath: "/"), terminal: terminal)
        #expect(hub.run([]) == 66)
        #expect(hub.run(["--help"]) == 0)
    }
}

/// The form that `--json` promises.
struct SampleReport: Decodable, Equatable {
    struct Exercise: Decodable, Equatable {
        let lesson: String
        let number: Int
        let title: String
        let verdict: String
        let diagnosis: String
    }

    let version: Int
    let exercises: [Exercise]
}
