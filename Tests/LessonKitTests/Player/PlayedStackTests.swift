import ExerciseSupport
import Foundation
import Testing

@testable import LessonKit

/// A stack of screens with a list and an alert, as a person meets it.
@Suite("A stack that is played", .ownThread)
struct PlayedStackTests {
    private let program = "screen-sample"
    private let options = ["--play", "--step", "5"]
    private let escape = "\u{1B}"

    @Test func `keys from a pipe go through the list, push a screen and pop it`() throws {
        let played = try LessonProgram.run(program, options + ["--ascii"], input: "\u{1B}[B\u{1B}[A\n\u{1B}[A\n\u{1B}")
        #expect(played.status == .exited(0))
        #expect(played.lines.prefix(3) == ["  Step 5 - Screens above each other", "", "  Menu"])
        #expect(played.output.contains("> [ Order ]"))
        #expect(played.output.contains("the order is popped"))
        #expect(played.output.contains("the order is freed"))
    }

    @Test func `an alert takes the keys from a pipe`() throws {
        // The step has tapped + once. The first key takes that back.
        let played = try LessonProgram.run(program, options + ["--ascii"], input: "\u{1B}[Z\n\u{1B}[Z\u{1B}[Z\n")
        #expect(played.output.contains("  |> [ Close ]"))
        let closed = try LessonProgram.run(program, options + ["--ascii"], input: "\u{1B}[Z\n\u{1B}[Z\u{1B}[Z\nab\n")
        #expect(!closed.output.contains("[ Close ]"))
        #expect(closed.output.contains("closed"))
    }

    @Test func `Esc goes back, then it quits, and the terminal is as it was`() throws {
        let terminal = try PseudoTerminal(program, options[0], options[1], options[2], environment: ["NO_COLOR": "1"])
        _ = try terminal.read(until: "Esc quit")
        terminal.press("\t\n")
        #expect(try terminal.read(until: "Esc back").contains("‹ Menu · Order"))
        terminal.press(escape)
        _ = try terminal.read(until: "the order is freed")
        terminal.press(escape)
        _ = terminal.readToEnd()
        #expect(terminal.end() == .exited(0))
        #expect(terminal.isAsTheShellLeftIt)
    }
}
