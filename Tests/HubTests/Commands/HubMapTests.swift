import Foundation
import Testing

@testable import Hub
@testable import LessonKit

struct HubMapTests {
    private let sample: SampleCourse

    init() throws { sample = try SampleCourse() }

    @Test func `before the first check it says so, and what to type`() throws {
        let terminal = sample.told()
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
        try sample.remember(.passed, lesson: "subscribe", number: 1)
        try sample.remember(.hung, lesson: "subscribe", number: 2)
        let terminal = sample.told("map", in: "Lessons/10-just-from", on: FakeTerminal(columns: 40))
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

    @Test func `without UTF-8 it is ASCII, and colour changes no letter`() throws {
        try sample.remember(.passed, lesson: "subscribe", number: 1)
        try sample.remember(.wrong, lesson: "subscribe", number: 2)
        let terminal = sample.told(on: FakeTerminal(hasUnicode: false))
        #expect(terminal.text.utf8.allSatisfy { $0 < 0x80 })
        #expect(terminal.text.contains("subscribe  +x  1 of 2"))
        let (plain, coloured) = (sample.told(), sample.told(on: FakeTerminal(hasColour: true)))
        #expect(!plain.text.contains("\u{1B}"))
        #expect(coloured.text.contains("\u{1B}"))
        #expect(coloured.text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.text)
    }

    @Test func `as JSON it is one object`() throws {
        try sample.remember(.wrong, lesson: "subscribe", number: 2, says: "Not that.\nLook again.")
        let terminal = sample.told("--json")
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
        try sample.write("{", to: ".workbook/notebook.json")
        let terminal = sample.told()
        #expect(terminal.complaints.joined(separator: " ").contains("set aside as .workbook/damaged-1.json"))
        #expect(terminal.lines.first == "2 lessons, 3 exercises, not checked yet.")
    }

    @Test(arguments: [
        (["chek"], "There is no "), (["check", "subscirbe"], "There is no "),
        (["check", "subscribe", "9"], "Lessons/02-subscribe/Exercises: 01-after-an-error.swift is one."),
        (["hint", "subscribe", "9"], "There is no "), (["--x"], "There is no "),
        (["check", "all", "3"], "check all takes no number: swift run workbook check all"),
    ])
    func `an unknown word ends with 64 and an error only`(_ arguments: [String], _ says: String) throws {
        let terminal = FakeTerminal(columns: 120)
        #expect(Hub(directory: sample.root, terminal: terminal).run(arguments) == 64)
        #expect(terminal.lines.isEmpty)
        #expect(terminal.complaints.joined(separator: " ").contains(says), "\(terminal.complaints)")
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
