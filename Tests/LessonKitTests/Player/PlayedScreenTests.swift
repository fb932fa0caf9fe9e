import ExerciseSupport
import Foundation
import Marbles
import Terminal
import Testing

@testable import LessonKit

/// A form as a person meets it: real keys in a real terminal.
@Suite("A screen that is played", .ownThread)
struct PlayedScreenTests {
    private let program = "screen-sample"
    private let form = "Esc quit"

    private func start(columns: UInt16 = 80, environment: [String: String] = ["NO_COLOR": "1"]) throws -> PseudoTerminal
    {
        try PseudoTerminal(program, "--play", columns: columns, environment: environment)
    }

    @Test func `keys go into the form, it answers, and the marbles grow`() throws {
        let terminal = try start()
        #expect(try terminal.read(until: form).contains("  Error   ● red"))
        #expect(!terminal.isAsTheShellLeftIt)
        terminal.press("1")
        let typed = try terminal.read(until: form)
        #expect(typed.contains("› Number [1 "))
        #expect(typed.contains("  Ok   ● blue"))
        #expect(typed.contains(/text   .*"".*1/))
        terminal.press("\t")
        #expect(try terminal.read(until: form).contains("› [ Go ]"))
        terminal.press(" ")
        #expect(try terminal.read(until: form).contains(/●[)─┈]/))
        terminal.press("\u{1B}")
        _ = terminal.readToEnd()
        #expect(terminal.end() == .exited(0))
        #expect(terminal.isAsTheShellLeftIt)
    }

    @Test func `Hangul and emoji are typed and erased as they are seen`() throws {
        let terminal = try start()
        _ = try terminal.read(until: form)
        terminal.press("한👨‍👩‍👧")
        _ = try terminal.read(until: "[한👨‍👩‍👧 ")
        terminal.press("\u{7F}")
        _ = try terminal.read(until: "[한  ")
        terminal.press("\u{7F}")
        _ = try terminal.read(until: "[   ")
        terminal.press("\u{1B}")
        _ = terminal.readToEnd()
        #expect(terminal.end() == .exited(0))
    }

    @Test func `a text is mended in its middle, with the keys of a shell`() throws {
        let terminal = try start()
        _ = try terminal.read(until: form)
        terminal.press("one two\u{1}x\u{1B}[F\u{17}")
        _ = try terminal.read(until: "[xone  ")
        terminal.press("\u{1B}[D\u{1B}[3~\u{1B}[1;5Dy")
        _ = try terminal.read(until: "[yxone ")
        terminal.press("\u{5}\u{15}z")
        _ = try terminal.read(until: "[z  ")
        terminal.press("\u{1B}")
        _ = terminal.readToEnd()
        #expect(terminal.end() == .exited(0))
    }

    @Test func `keys that come together are drawn together`() throws {
        let terminal = try start()
        _ = try terminal.read(until: form)
        terminal.press("0123456789")
        #expect(!(try terminal.read(until: "[0123456789 ").contains("[01234 ")))
        terminal.press("\u{1B}")
        _ = terminal.readToEnd()
    }

    @Test func `a paste goes into the field, and presses nothing`() throws {
        let terminal = try start()
        #expect(try terminal.read(until: form).contains("\u{1B}[?2004h"))
        terminal.press("\u{1B}[200~12\r\n\t3 \u{1B}[201~")
        let pasted = try terminal.read(until: "[12 3 ")
        #expect(pasted.contains("› Number"))
        terminal.press("\t\u{1B}[200~\r\r\u{1B}[201~\u{1B}")
        let rest = terminal.readToEnd()
        #expect(rest.contains("› [ Go ]") && !rest.contains("●─"))
        #expect(rest.contains("\u{1B}[?2004l"))
    }

    @Test func `a click presses a button, and puts the cursor into a text`() throws {
        let terminal = try start()
        #expect(try terminal.read(until: form).contains("\u{1B}[?1006h"))
        terminal.press("ab")
        _ = try terminal.read(until: "[ab ")
        // The terminal says where the cursor is: in its tenth line, so that the form begins in the eighth.
        terminal.press("\u{1B}[<0;11;10M\u{1B}[<0;11;10m")
        _ = try terminal.read(until: "\u{1B}[6n")
        terminal.press("\u{1B}[10;13R")
        terminal.press("x")
        _ = try terminal.read(until: "[xab ")
        terminal.press("\u{1B}[<0;4;12M")
        _ = try terminal.read(until: "\u{1B}[6n")
        terminal.press("\u{1B}[10;12R")
        _ = try terminal.read(until: "› [ Go ]")
        terminal.press("\u{1B}")
        #expect(terminal.readToEnd().contains("\u{1B}[?1002l"))
        #expect(terminal.end() == .exited(0))
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `killed it leaves the terminal as the shell had it`(signal: Int32) throws {
        let terminal = try start()
        _ = try terminal.read(until: form)
        try #require(!terminal.isAsTheShellLeftIt)
        terminal.kill(signal)
        // The shell goes on below the form, of which eight lines stand below the field.
        let end = terminal.readToEnd()
        #expect(end.hasSuffix(String(repeating: "\r\n", count: 9)))
        #expect(end.contains("\u{1B}[?2004l") && end.contains("\u{1B}[?1002l"))
        #expect(terminal.end() == .signalled(signal))
        #expect(terminal.isAsTheShellLeftIt)
    }

    @Test(arguments: [("crash", "as ordered"), ("recurse", "\r\n")])
    func `a crash leaves the terminal as the shell had it`(order: String, says: String) throws {
        let terminal = try start(environment: ["NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no"])
        _ = try terminal.read(until: form)
        terminal.press("\(order)\r\r")
        #expect(terminal.readToEnd().contains(says))
        if case .exited(let code) = terminal.end() { Issue.record("It ended with exit code \(code).") }
        #expect(terminal.isAsTheShellLeftIt)
    }

    @Test func `stopped it gives the terminal back, and draws anew when it goes on`() throws {
        let terminal = try start()
        _ = try terminal.read(until: form)
        terminal.press("7")
        _ = try terminal.read(until: form)
        let drawn = try terminal.stopAndGoOn(until: form) { #expect(terminal.isAsTheShellLeftIt) }
        #expect(drawn.contains("› Number [7 "))
        #expect(!terminal.isAsTheShellLeftIt)
        terminal.press("\u{1B}")
        _ = terminal.readToEnd()
        #expect(terminal.end() == .exited(0))
    }

    @Test func `the main queue is served, and a touch from elsewhere is reported below`() throws {
        let terminal = try start()
        _ = try terminal.read(until: form)
        terminal.press("later\r\r")
        _ = try terminal.read(until: "  it is later")
        terminal.press("\u{1B}[Z" + String(repeating: "\u{7F}", count: 5) + "elsewhere\r\r")
        let report = try terminal.read(until: "Label.text was set on the queue \"elsewhere\"")
        // It is told before the label has changed.
        if !report.contains("  from elsewhere") { _ = try terminal.read(until: "  from elsewhere") }
        terminal.press("\u{1B}")
        _ = terminal.readToEnd()
        #expect(terminal.end() == .exited(0))
    }

    @Test(arguments: [40, 80, 200] as [UInt16])
    func `it is as wide as the terminal, and never wider`(columns: UInt16) throws {
        let terminal = try start(columns: columns)
        let first = try terminal.read(until: form)
        terminal.press("한글 and 👨‍👩‍👧 and more than there is room for in a field\r\u{1B}")
        let shown = (first + terminal.readToEnd()).replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
        let widths = shown.split { $0.isNewline || $0 == "\r" }.map { String($0).displayWidth }
        #expect(try #require(widths.max()) < Int(columns))
    }

    @Test func `after a resize it is drawn anew, for the new width`() throws {
        let terminal = try start(columns: 80)
        _ = try terminal.read(until: form)
        terminal.resize(columns: 40)
        let drawn = try terminal.read(until: form)
        #expect(drawn.contains("\u{1B}[2J\u{1B}[H"))
        #expect(drawn.contains("one column is 100 ms; a pause takes 5\u{1B}"))
        terminal.press("\u{1B}")
        _ = terminal.readToEnd()
    }

    @Test func `colour, where it is wanted, and what it means in words as well`() throws {
        let terminal = try start(environment: [:])
        #expect(try terminal.read(until: form).contains("\u{1B}[31m●\u{1B}[0m red"))
        terminal.press("\u{1B}")
        _ = terminal.readToEnd()
        let plain = try start()
        #expect(try !plain.read(until: form).contains("m●"))
        plain.press("\u{4}")
        _ = plain.readToEnd()
    }

    @Test func `a terminal that cannot draw is told how else`() throws {
        let terminal = try PseudoTerminal(program, "--play", environment: ["TERM": "dumb"])
        #expect(terminal.readToEnd().contains("Keys can\r\ncome through a pipe as well"))
        #expect(terminal.end() == .exited(1))
    }

    @Test func `keys from a pipe are pressed, and what is seen then is printed`() throws {
        let played = try LessonProgram.run(program, ["--play", "--ascii"], input: "12a\u{7F}\rhe\r")
        #expect(played.status == .exited(0))
        #expect(played.complaints == "")
        #expect(
            played.lines.prefix(5) == [
                "  Is it a number?", "", "  Number [12                            ]", "  Ok   (*) blue", "> [ Go ]",
            ])
        // The columns are time: on a busy machine dashes stand between.
        #expect(played.output.filter { $0 != "-" }.contains("<12><12a><12>"))
        #expect(played.output.contains("o"))
        #expect(!played.output.contains("\u{1B}"))
    }

    @Test func `without a key the form is shown as it begins`() throws {
        let played = try LessonProgram.run(program, "--play")
        #expect(played.status == .exited(0))
        #expect(played.output.hasPrefix("  Is it a number?\n\n› Number [ "))
    }

    @Test func `a step shows a frame, and keeps the screen`() throws {
        let played = try LessonProgram.run(program, "--step", "1")
        #expect(played.output.contains("     › Number [12a "))
        #expect(!played.output.contains("┤"))
    }

    @Test func `the form of a step is played as it is there, and the step types nothing itself`() throws {
        let whole = try LessonProgram.run(program, ["--play", "--step", "2", "--ascii"], input: "7")
        #expect(
            whole.lines.prefix(7) == [
                "  Step 2 - A form that dies", "  Type x, then a number. Look at the line under the field.", "",
                "  It may fail", "", "> Number [7 \(String(repeating: " ", count: 28))]", "  checked 7",
            ])
        let dead = try LessonProgram.run(program, ["--play", "--step", "2", "--ascii"], input: "x\u{7F}7")
        #expect(dead.output.contains("> Number [7 "))
        #expect(!dead.output.contains("checked 7"))
        #expect(dead.output.contains("Binding error: NotANumber()."))
        #expect(dead.status == .exited(0))
    }

    @Test func `the form of a step has its real keys as well`() throws {
        let terminal = try PseudoTerminal(program, "--play", "--step", "2", environment: ["NO_COLOR": "1"])
        _ = try terminal.read(until: "It may fail")
        terminal.press("4")
        _ = try terminal.read(until: "checked 4")
        terminal.press("\u{1B}")
        _ = terminal.readToEnd()
        #expect(terminal.end() == .exited(0))
    }

    @Test(arguments: [
        ("3", "Step 3, \"No form\", has no form to play. These steps have one: 2. --play alone"),
        ("6", "There is no step 6. The steps are 1 to 5"),
    ])
    func `a step without a form, or none at all, is an error that says what there is`(step: String, says: String) throws
    {
        let played = try LessonProgram.run(program, "--play", "--step", step)
        #expect(played.status == .exited(64))
        #expect(played.output == "")
        #expect(played.complaints.contains(says))
    }

    @Test func `help and the last page tell of it`() throws {
        #expect(try LessonProgram.run(program, "--help").output.contains("--play "))
        #expect(try LessonProgram.run(program).output.contains("swift run ScreenSample --play"))
    }
}
