import ExerciseSupport
import Foundation
import Marbles
import Terminal
import Testing

@testable import LessonKit

@Suite("A lesson's program", .ownThread)
struct LessonProgramTests {
    @Test func `piped it plays to its end on 80 columns, without colour, from any folder`() throws {
        let played = try LessonProgram.run("subscribe")
        #expect(played.status == .exited(0))
        #expect(played.complaints == "")
        #expect(played.output.contains(" 1 of 6 · Four lines of output"))
        #expect(played.output.contains("swift run workbook check subscribe"))
        #expect(!played.output.contains("\u{1B}"))
        #expect(played.lines.map { String($0).displayWidth }.max() == 79)
    }

    @Test func `piped it does not wait in a walk either, and says why`() throws {
        let played = try LessonProgram.run("subscribe", "--walk")
        #expect(played.status == .exited(0))
        #expect(played.complaints.hasPrefix("--walk needs a terminal"))
        #expect(played.output == (try LessonProgram.run("subscribe").output))
    }

    @Test(arguments: [
        (["--wlak"], "Did you mean --walk?"), (["--step", "99"], "There is no step 99. The steps are 1 to 6"),
    ]) func `a wrong option is explained, with exit code 64`(arguments: [String], says: String) throws {
        let played = try LessonProgram.run("subscribe", arguments)
        #expect(played.status == .exited(64))
        #expect(played.complaints.contains(says))
        #expect(played.complaints.split(separator: "\n").allSatisfy { $0.count <= 80 })
        #expect(played.output == "")
    }

    @Test func `piped, nothing is said that would have to be erased`() throws {
        #expect(!(try LessonProgram.run("map-filter", "--walk").output.contains("running,")))
    }

    @Test func `one step alone`() throws {
        let played = try LessonProgram.run("subscribe", "--step", "2")
        #expect(played.status == .exited(0))
        #expect(played.output.contains("2 of 6"))
        #expect(!played.output.contains("1 of 6") && !played.output.contains("3 of 6"))
    }

    @Test func `a list has the steps and their minutes, and nothing is run`() throws {
        let played = try LessonProgram.run("subscribe", "--list")
        #expect(played.output.contains("  2  A second subscriber"))
        #expect(played.output.contains("4.5 to 7.5 min"))
        #expect(!played.output.contains("?"))
    }

    @Test func `notes are told only when they are asked for`() throws {
        #expect(!(try LessonProgram.run("subscribe", "--step", "1").output.contains("│")))
        #expect(try LessonProgram.run("subscribe", "--step", "1", "--notes").output.contains(" │ • **People say**"))
    }

    @Test func `without a locale that has it nothing is drawn in Unicode`() throws {
        for played in [
            try LessonProgram.run("subscribe", "--step", "2", environment: ["LC_ALL": "C"]),
            try LessonProgram.run("subscribe", "--step", "2", "--ascii"),
        ] {
            #expect(played.output.allSatisfy { $0.isASCII || $0.isLetter })
            #expect(played.output.contains("label (2nd)"))
        }
    }
}

@Suite("A lesson in a terminal", .ownThread)
struct TerminalTests {
    private let atQuestion = "q quit"

    @Test func `Enter, back, again and quit, each without Enter`() throws {
        let terminal = try PseudoTerminal("subscribe", "--walk")
        try terminal.open()
        let question = try terminal.read(until: atQuestion)
        #expect(question.contains("This code prints four lines") && !question.contains("\n     got hello"))
        #expect(!terminal.isAsTheShellLeftIt)

        terminal.press("\r")
        let run = try terminal.read(until: atQuestion)
        #expect(run.contains("got hello") && !run.contains("ran nothing."))
        terminal.press("\r")
        #expect(try terminal.read(until: atQuestion).contains("ran nothing."))
        terminal.press("\n")
        #expect(try terminal.read(until: atQuestion).contains("2 of 6"))
        terminal.press("p")
        #expect(try terminal.read(until: atQuestion).contains("1 of 6"))
        terminal.press("r")
        let again = try terminal.read(until: atQuestion)
        #expect(again.contains("got hello") && !again.contains("1 of 6") && !again.contains("ran nothing"))
        terminal.press("x")
        terminal.press("q")
        #expect(!terminal.readToEnd().contains("of 6"))
        #expect(terminal.end() == .exited(0))
        #expect(terminal.isAsTheShellLeftIt)
    }

    @Test func `in a window that has become narrower the whole line of keys is taken away`() throws {
        let terminal = try PseudoTerminal("subscribe", "--walk")
        try terminal.open()
        _ = try terminal.read(until: atQuestion)
        terminal.press("\r")
        _ = try terminal.read(until: atQuestion)
        terminal.resize(columns: 50)
        terminal.press("r")
        #expect(try terminal.read(until: "? keys").contains("\r\u{1B}[K\u{1B}[A\u{1B}[K\u{1B}[A"))
        terminal.press("q")
        #expect(terminal.end() == .exited(0))
    }

    @Test func `a page that is taller than the screen is seen from its top, and any other key goes back`() throws {
        let terminal = try PseudoTerminal("subscribe", "--walk", environment: ["NO_COLOR": "1"])
        try terminal.open()
        _ = try terminal.read(until: atQuestion)
        terminal.resize(columns: 80, lines: 12)
        terminal.press("\u{1B}[A")
        let top = try terminal.read(until: "other keys go back")
        #expect(top.contains("1 of 6 · Four lines of output") && top.contains("0 above"))
        terminal.press("\u{1B}[B")
        let next = try terminal.read(until: "other keys go back")
        #expect(next.contains("1 above") && !next.contains("1 of 6"))
        terminal.press("x")
        _ = try terminal.read(until: atQuestion)
        terminal.resize(columns: 80, lines: 100)
        terminal.press("\u{1B}[A")
        _ = try terminal.read(until: "All of the page is on the screen.")
        terminal.press("q")
        _ = terminal.readToEnd()
        #expect(terminal.end() == .exited(0))
        #expect(terminal.isAsTheShellLeftIt)
    }

    @Test func `a page that scrolls becomes dark at one key`() throws {
        let terminal = try PseudoTerminal("subscribe", "--walk", environment: ["NO_COLOR": "1"])
        try terminal.open()
        _ = try terminal.read(until: atQuestion)
        terminal.resize(columns: 80, lines: 12)
        terminal.press("\u{1B}[A")
        _ = try terminal.read(until: "other keys go back")
        terminal.press(".")
        _ = try terminal.read(until: "\u{1B}[?1049h")
        terminal.press("x")
        _ = try terminal.read(until: atQuestion)
        terminal.press("q")
        _ = terminal.readToEnd()
        #expect(terminal.end() == .exited(0))
    }

    @Test
    func `while a step takes its time its picture grows, and a key pressed meanwhile does not answer what comes after`()
        throws
    {
        let terminal = try PseudoTerminal("sync-async", "--walk", environment: ["NO_COLOR": "1"])
        try terminal.open()
        _ = try terminal.read(until: atQuestion)
        // The second key is there before the step begins, however slow this test is.
        terminal.press("\r\r")
        let answer = try terminal.read(until: atQuestion)
        let pictures = answer.split(separator: "timer").dropFirst().map { $0.prefix { $0 != "\u{1B}" }.count }
        #expect(pictures.count > 5)
        #expect(try #require(pictures.first) < #require(pictures.last))
        #expect(answer.contains("loaded: a picture of the harbour"))
        terminal.press("q")
        #expect(!(answer + terminal.readToEnd()).contains("2 of 8"))
        #expect(terminal.end() == .exited(0))
    }

    @Test func `where nothing can be erased, a line sent while a step takes its time answers nothing either`() throws {
        let terminal = try PseudoTerminal("sync-async", "--walk", environment: ["TERM": "dumb"])
        _ = try terminal.read(until: atQuestion)
        // The second line is there before the step begins.
        terminal.press("\n\n")
        let answer = try terminal.read(until: atQuestion)
        #expect(!answer.contains("running,"))
        terminal.press("q\n")
        #expect(!(answer + terminal.readToEnd()).contains("2 of 8"))
    }

    @Test func `a Korean keyboard counts votes and quits, also where it joins two letters`() throws {
        let terminal = try PseudoTerminal("subscribe", "--walk", "--room")
        try terminal.open()
        _ = try terminal.read(until: atQuestion)
        terminal.press("뮤")
        #expect(try terminal.read(until: "2 hands").contains("a vote runs · 1 hand"))
        terminal.press("ㅠ")
        _ = try terminal.read(until: "3 hands")
        terminal.press("ㅂ")
        _ = try terminal.read(until: "q once more quits")
        terminal.press("ㅂ")
        _ = terminal.readToEnd()
        #expect(terminal.end() == .exited(0))
    }

    @Test(arguments: [40, 80])
    func `an error is folded between its words`(columns: UInt16) throws {
        let terminal = try PseudoTerminal("subscribe", arguments: ["--speaker", "--walk"], columns: columns)
        let lines = terminal.readToEnd().split(whereSeparator: \.isNewline).map(String.init)
        #expect(lines.allSatisfy { $0.displayWidth <= Int(columns) })
        #expect(lines.joined(separator: " ").contains("follows the walk in another terminal, and takes no --walk."))
    }

    @Test func `keys pressed ahead of a step in virtual time are kept`() throws {
        let terminal = try PseudoTerminal("subscribe", "--walk")
        try terminal.open()
        _ = try terminal.read(until: atQuestion)
        terminal.press("\r\r\r")
        #expect(try terminal.read(until: "2 of 6").contains("got hello"))
    }

    @Test func `the arrows go on and back`() throws {
        let terminal = try PseudoTerminal("subscribe", "--walk", "--step", "3")
        _ = try terminal.read(until: atQuestion)
        terminal.press("\u{1B}[D")
        #expect(try terminal.read(until: atQuestion).contains("2 of 6"))
        terminal.press("\u{1B}[C")
        #expect(try terminal.read(until: atQuestion).contains("3 of 6"))
        terminal.press("\u{1B}[A\u{4}")
        #expect(terminal.readToEnd().contains("of 6") == false)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `killed while it waits it leaves the terminal as the shell had it`(signal: Int32) throws {
        let terminal = try PseudoTerminal("subscribe", "--walk")
        try terminal.open()
        _ = try terminal.read(until: atQuestion)
        try #require(!terminal.isAsTheShellLeftIt)
        terminal.kill(signal)
        _ = terminal.readToEnd()
        #expect(terminal.end() == .signalled(signal))
        #expect(terminal.isAsTheShellLeftIt)
    }

    @Test(arguments: [40, 60, 80] as [UInt16])
    func `the page is as wide as the terminal`(columns: UInt16) throws {
        let terminal = try PseudoTerminal("subscribe", columns: columns, environment: ["NO_COLOR": "1"])
        let widths = terminal.readToEnd().split(whereSeparator: \.isNewline).map { String($0).displayWidth }
        #expect(widths.max() == Int(columns) - 1)
    }

    @Test func `colour, unless it is not wanted or not understood`() throws {
        #expect(try PseudoTerminal("subscribe", "--list").readToEnd().contains("\u{1B}[1m"))
        for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
            #expect(
                !(try PseudoTerminal("subscribe", "--list", environment: environment).readToEnd().contains("\u{1B}")))
        }
    }

    @Test func `a terminal that sends lines is given lines`() throws {
        let terminal = try PseudoTerminal("subscribe", "--walk", environment: ["TERM": "dumb"])
        _ = try terminal.read(until: atQuestion)
        #expect(terminal.isAsTheShellLeftIt)
        terminal.press("\n")
        #expect(try terminal.read(until: atQuestion).contains("got hello"))
        terminal.press("p\n")
        #expect(try terminal.read(until: atQuestion).contains("1 of 6"))
        terminal.press("q\n")
        #expect(terminal.readToEnd().contains("of 6") == false)
        #expect(terminal.end() == .exited(0))
    }
}
