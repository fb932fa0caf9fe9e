import Foundation
import Marbles
import Terminal
import Testing

@testable import Hub
@testable import LessonKit

/// The loop itself, as a learner has it: in a terminal, with files that are saved and SwiftPM.
@Suite(.serialized, .enabled(if: isAskedToBuild, "DISASTERS=1 has it run: it builds"))
struct WatchTests {
    @Test func `from the lesson to the first pass, and on, as the screen says it`() throws {
        let course = try LoopCourse()
        let terminal = try WatchedTerminal([], in: course.root)
        try terminal.see("Play this lesson first.")
        try terminal.see("ways 1 of 2 · Build · One")
        try terminal.see("     one   --1--|")
        try terminal.see("   Lessons/01-ways/Exercises/01-one.swift:9")
        #expect(terminal.isPageOpen)
        #expect(!terminal.isAsItWas)

        // The lesson gets the terminal, and gives it back.
        try terminal.see("Enter plays the lesson.")
        terminal.press("\r")
        try terminal.hear("the lesson plays with [\"--walk\"]")
        #expect(terminal.isAsItWas)
        terminal.press("hello\n")
        try terminal.hear("you said hello")
        try terminal.see("As soon as you save the file, it is checked.")

        // A wrong answer, then the right one, in the same second of the clock.
        let second = Date(timeIntervalSince1970: 1_700_000_000)
        try course.write(LoopCourse.answered([1: "3"]), at: second)
        let wrong = try terminal.see("Not that one.")
        #expect(wrong.contains("     --2"))
        #expect(wrong[0].hasSuffix("[✗]·"))
        terminal.press("h")
        try terminal.see("Hint 1 of 3")
        terminal.press("h")
        try terminal.see("Hint 2 of 3")
        try course.write(LoopCourse.answered([1: "1"]), at: second + 0.5)
        let passed = try terminal.see(" ✓ Passed.")
        #expect(passed[0].hasSuffix("[✓]·"))
        try terminal.see("Enter goes on to 2 · 둘.")

        terminal.press("\r")
        try terminal.see("Return the number 2 🙂.")
        terminal.resize(columns: 40, lines: 10)
        let small = try terminal.see("q quit")
        #expect(small.allSatisfy { $0.displayWidth < 40 })
        #expect(small[0] == " ways 2 of 2 · Build · 둘          ✓[·]")

        // What does not compile is shown with its line. The other exercise keeps its mark.
        terminal.resize(columns: 80, lines: 24)
        try course.write(LoopCourse.answered([1: "1", 2: "two"]))
        let broken = try terminal.see(" ✗ It does not compile.")
        #expect(broken.contains("     two"))
        #expect(broken.contains("     ^"))
        #expect(broken[0].hasSuffix("✓[✗]"))

        terminal.press("r")
        try terminal.see("y/n")
        terminal.press("y")
        try terminal.see(".workbook/kept/01-ways/")
        try terminal.see("Return the number 2")

        terminal.press("q")
        #expect(terminal.status() == .exited(0))
        #expect(terminal.isAsItWas)
        #expect(terminal.sent.contains("1 of 3 exercises passed."))
        #expect(isOver(course))
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, nil])
    func `a signal ends all it has started, and so does q; the terminal is given back`(signal: Int32?) throws {
        let course = try LoopCourse()
        let terminal = try WatchedTerminal(["watch"], in: course.root)
        try terminal.see("Building the checks")
        if let signal { terminal.kill(signal) } else { terminal.press("q") }
        #expect(terminal.status() == .exited(signal.map { 128 + $0 } ?? 0))
        #expect(terminal.isAsItWas)
        #expect(isOver(course))
    }

    /// Whether nothing of it runs any more.
    private func isOver(_ course: LoopCourse) -> Bool {
        let deadline = ContinuousClock.now + .seconds(10)
        while !course.processes.isEmpty, ContinuousClock.now < deadline { usleep(1000) }
        return course.processes.isEmpty
    }
}
