import Foundation
import Testing

@testable import Hub
@testable import LessonKit

struct HubNextTests {
    private let sample: SampleCourse

    init() throws { sample = try SampleCourse() }

    @Test func `the next exercise is told in full, with where it is and what to type`() throws {
        let terminal = FakeTerminal()
        try sample.write(
            exercises: """
                import Streams

                // 1 · Build · A late fan
                //
                // A fan may turn the scoreboard on at any time. Show the latest score at once, then every new
                // one.
                //
                //     scores   -1--2-----3--|
                //     the fan  ----^
                //
                // Not more.
                //
                struct Fan {}

                func scoreboard() throws {
                    throw ToDo()
                }

                // 2 · Build · A diary
                func diary() {}
                """)
        #expect(sample.hub("next", on: terminal) == 0)
        #expect(
            terminal.text == """
                subscribe 1 · A late fan
                Lessons/02-subscribe/Exercises/01-a-late-fan.swift:15

                A fan may turn the scoreboard on at any time. Show the latest score at once,
                then every new one.

                    scores   -1--2-----3--|
                    the fan  ----^

                Not more.

                  struct Fan {}

                  func scoreboard() throws {
                      throw ToDo()
                  }

                Write your answer there and save it. Then check it, or ask for a hint:
                    swift run workbook check subscribe 1
                    swift run workbook hint subscribe 1
                """)
    }

    @Test func `in a lesson it is that lesson's next, and without one another's`() throws {
        let terminal = sample.told("next", "just-from")
        #expect(terminal.lines.first == "just-from 1 · Six rows")
        try sample.remember(.passed, lesson: "just-from", number: 1)
        let elsewhere = sample.told("next", "just-from")
        #expect(
            elsewhere.text.hasPrefix(
                """
                Every exercise of just-from has passed. The next one is in subscribe.

                subscribe 1 · After an error
                """))
    }

    @Test(arguments: ["next", "hint", "map"]) func `when all have passed it says so`(_ command: String) throws {
        for (lesson, number) in [("subscribe", 1), ("subscribe", 2), ("just-from", 1)] {
            try sample.remember(.passed, lesson: lesson, number: number)
        }
        let terminal = sample.told(command)
        #expect(terminal.lines.last == "Every exercise has passed.")
        #expect(terminal.lines.count == 1 || command == "map")
    }

    @Test
    func `what has passed is not asked again, though it was changed since, and hint takes the next`()
        throws
    {
        try sample.remember(.passed, lesson: "subscribe", number: 1)
        try sample.edit(SampleCourse.afterAnError, "func afterAnError() {}", "func afterAnError() { }")
        let terminal = sample.told("next")
        #expect(terminal.lines.first == "subscribe 2 · A diary")
        let hint = sample.told("hint")
        #expect(hint.lines.prefix(3) == ["subscribe 2 · A diary", "", "Hint 1 of 3"])
    }

    @Test func `where its file is gone it says what to do`() throws {
        try sample.keepUntouched()
        try sample.remove(SampleCourse.afterAnError)
        let terminal = sample.told("next", ending: 1, on: FakeTerminal(columns: 100))
        #expect(
            terminal.text == """
                subscribe 1 · After an error

                ✗ \(SampleCourse.afterAnError) is missing.
                  If it was moved or renamed, move it back. If not, begin anew:
                    swift run workbook reset subscribe 1
                """)
    }
}
