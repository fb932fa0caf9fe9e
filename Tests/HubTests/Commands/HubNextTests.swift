import Foundation
import Testing

@testable import Hub
@testable import LessonKit

struct HubNextTests {
    @Test func `the next exercise is told in full, with where it is and what to type`() throws {
        let (sample, terminal) = (try SampleCourse(), FakeTerminal())
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
        let (sample, terminal) = (try SampleCourse(), FakeTerminal())
        #expect(sample.hub("next", "just-from", on: terminal) == 0)
        #expect(terminal.lines.first == "just-from 1 · Six rows")
        try sample.remember(.passed, lesson: "just-from", number: 1)
        let elsewhere = FakeTerminal()
        #expect(sample.hub("next", "just-from", on: elsewhere) == 0)
        #expect(
            elsewhere.text.hasPrefix(
                """
                Every exercise of just-from has passed. The next one is in subscribe.

                subscribe 1 · After an error
                """))
    }

    @Test(arguments: ["next", "hint"]) func `when all have passed it says so`(_ command: String) throws {
        let (sample, terminal) = (try SampleCourse(), FakeTerminal())
        for (lesson, number) in [("subscribe", 1), ("subscribe", 2), ("just-from", 1)] {
            try sample.remember(.passed, lesson: lesson, number: number)
        }
        #expect(sample.hub(command, on: terminal) == 0)
        #expect(terminal.lines == ["Every exercise has passed."])
    }

    @Test func `what has passed is not asked again, though it was changed since`() throws {
        let (sample, terminal) = (try SampleCourse(), FakeTerminal())
        try sample.remember(.passed, lesson: "subscribe", number: 1)
        try sample.edit(SampleCourse.afterAnError, "func afterAnError() {}", "func afterAnError() { }")
        #expect(sample.hub("next", on: terminal) == 0)
        #expect(terminal.lines.first == "subscribe 2 · A diary")
    }

    @Test func `where its file is gone it says what to do`() throws {
        let (sample, terminal) = (try SampleCourse(), FakeTerminal(columns: 100))
        try sample.keepUntouched()
        try sample.remove(SampleCourse.afterAnError)
        #expect(sample.hub("next", on: terminal) == 1)
        #expect(
            terminal.text == """
                subscribe 1 · After an error

                ✗ \(SampleCourse.afterAnError) is missing.
                  If it was moved or renamed, move it back. If not, begin anew:
                    swift run workbook reset subscribe 1
                """)
    }

    @Test func `hint without words is the next exercise's`() throws {
        let (sample, terminal) = (try SampleCourse(), FakeTerminal())
        try sample.remember(.passed, lesson: "subscribe", number: 1)
        #expect(sample.hub("hint", on: terminal) == 0)
        #expect(terminal.lines.prefix(3) == ["subscribe 2 · A diary", "", "Hint 1 of 3"])
    }
}
