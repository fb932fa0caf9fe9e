import Testing

@testable import Hub
@testable import LessonKit

struct HubSolutionTests {
    private let sample: SampleCourse

    init() throws {
        sample = try SampleCourse()
        try sample.write(
            exercises: """
                // 1 · Predict · After an error
                //
                // What arrives?
                //
                func afterAnError() throws -> String {
                    "(a한#)"
                }

                // 2 · Build · A diary
                func diary() {}
                """)
        try sample.write(
            """
            import Streams

            /// One good answer to each exercise.
            enum Solution {
                // Nothing comes after an error.
                static func exercise1() -> String { "(a#)" }

                static func exercise2() {
                    Book().write()
                }

                struct Book {
                    func write() {}
                }
            }
            """, to: "Lessons/02-subscribe/Solution.swift")
    }

    @Test func `before it has passed a hint is offered first`() throws {
        let terminal = sample.told("solution", "subscribe", "2", ending: 1)
        #expect(
            terminal.text == """
                subscribe 2 · A diary

                It has not passed yet. What you find yourself stays with you. A hint may be all
                you need:
                    swift run workbook hint subscribe 2
                To see the solution all the same:
                    swift run workbook solution subscribe 2 --reveal
                """)
    }

    @Test func `once passed it stands beside the learner's own, as wide as that is`() throws {
        try sample.remember(.passed, lesson: "subscribe", number: 1)
        let terminal = sample.told("solution", "subscribe", "1", on: FakeTerminal(columns: 100))
        #expect(
            terminal.text == """
                subscribe 1 · After an error

                yours                                  │ a solution
                func afterAnError() throws -> String { │ // Nothing comes after an error.
                    "(a한#)"                           │ func afterAnError() throws -> String { "(a#)" }
                }                                      │

                Both pass the same check, and yours may be the better one.
                """)
    }

    @Test func `where there is no room one stands above the other`() throws {
        try sample.remember(.passed, lesson: "subscribe", number: 1)
        let terminal = sample.told("solution", "subscribe", "1", on: FakeTerminal(columns: 40, hasUnicode: false))
        #expect(
            terminal.text == """
                subscribe 1 - After an error

                yours
                  func afterAnError() throws -> String {
                      "(a한#)"
                  }

                a solution
                  // Nothing comes after an error.
                  func afterAnError() throws -> String {
                    \\ "(a#)" }

                Both pass the same check, and yours may
                be the better one.
                """)
    }

    @Test func `it can be revealed, with its helpers`() throws {
        let terminal = sample.told("solution", "subscribe", "2", "--reveal")
        #expect(
            terminal.text == """
                subscribe 2 · A diary

                yours           │ a solution
                func diary() {} │ func diary() {
                                │     Book().write()
                                │ }
                                │
                                │ struct Book {
                                │     func write() {}
                                │ }

                Close it, write your own, and check that:
                    swift run workbook check subscribe 2
                """)
    }

    @Test func `what has passed has passed, and what was changed since is to be checked`() throws {
        try sample.remember(.passed, lesson: "subscribe", number: 2)
        try sample.edit(SampleCourse.diary, "func diary() {}", "func diary() { }")
        let terminal = sample.told("solution", "subscribe", "2")
        #expect(terminal.text.contains("It has passed before. As it stands now it has not:"))
    }

    @Test func `a solution that is missing is said`() throws {
        try sample.write("enum Solution {}", to: "Lessons/02-subscribe/Solution.swift")
        let terminal = sample.told("solution", "subscribe", "2", "--reveal", ending: 64, on: FakeTerminal(columns: 100))
        #expect(terminal.complaints == ["Lessons/02-subscribe/Solution.swift has no function of exercise 2 · A diary."])
    }
}
