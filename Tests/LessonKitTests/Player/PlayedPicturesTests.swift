import Foundation
import Terminal
import Testing

/// A form with pictures as a person meets it: in a terminal with many colours, few or none.
@Suite("Pictures on a screen that is played", .ownThread)
struct PlayedPicturesTests {
    private let form = "Esc quit"

    /// The form with two pictures.
    private func start(
        _ options: String..., columns: UInt16 = 80, environment: [String: String] = ["COLORTERM": "truecolor"]
    ) throws -> (terminal: PseudoTerminal, drawn: String) {
        let terminal = try PseudoTerminal(
            "screen-sample", arguments: ["--play", "--step", "4"] + options, columns: columns, environment: environment)
        #expect(try terminal.read(until: form).contains("1 photos"))
        terminal.press("\r")
        return (terminal, try terminal.read(until: form))
    }

    private func quit(_ terminal: PseudoTerminal) {
        terminal.press("\u{1B}")
        _ = terminal.readToEnd()
        #expect(terminal.end() == .exited(0))
    }

    /// The beginnings of the codes for colours: `38;2` and `48;2`, `38;5` and `48;5`, or one number each.
    private func kinds(in drawn: String) -> Set<String> {
        Set(drawn.matches(of: /\u{1B}\[([34]8;[25]|\d+);[0-9;]*m▀/).map { String($0.output.1) })
    }

    @Test(
        arguments: [
            (["COLORTERM": "truecolor"], ["38;2"]), (["TERM": "xterm-256color"], ["38;5"]),
            (["TERM": "xterm"], Set((30...37).map(String.init) + (90...97).map(String.init))),
        ] as [([String: String], Set<String>)])
    func `all colours, where there are all, 256, where there are 256, else sixteen`(
        environment: [String: String], allowed: Set<String>
    ) throws {
        let (terminal, drawn) = try start(environment: environment)
        let found = kinds(in: drawn)
        #expect(found.isSubset(of: allowed) && found.count >= min(4, allowed.count))
        #expect(drawn.contains("2 photos"))
        quit(terminal)
    }

    @Test func `shades, where no colour is wanted, and ASCII where it is wanted`() throws {
        let (terminal, drawn) = try start(environment: ["COLORTERM": "truecolor", "NO_COLOR": "1"])
        #expect(drawn.contains("▒▓█"))
        #expect(!drawn.contains(/\u{1B}\[[0-9;]*m/))
        quit(terminal)
        let (second, ascii) = try start("--ascii")
        #expect(ascii.contains("%%%%"))
        #expect(!ascii.contains("▀"))
        quit(second)
    }

    /// A signal can come in the middle of a line.
    @Test(arguments: [SIGTERM, SIGHUP]) func `killed it takes its colours back`(signal: Int32) throws {
        let (terminal, _) = try start()
        terminal.kill(signal)
        #expect(try #require(end(of: terminal.readToEnd())).allSatisfy(\.isNewline))
        #expect(terminal.end() == .signalled(signal))
        #expect(terminal.isAsTheShellLeftIt)
    }

    /// What comes after the last colours are taken back.
    private func end(of shown: String) -> String? {
        let plain = "\u{1B}[0m"
        return shown.contains(plain) ? shown.components(separatedBy: plain).last : nil
    }

    @Test func `stopped it takes its colours back`() throws {
        let (terminal, _) = try start()
        let drawn = try terminal.stopAndGoOn(until: form) { #expect(terminal.isAsTheShellLeftIt) }
        #expect(drawn.contains("\u{1B}[0m\r\n"))
        #expect(drawn.contains("▀"))
        quit(terminal)
    }

    @Test func `the window is closed, and it ends`() throws {
        let (terminal, _) = try start()
        #expect(terminal.hangUp())
    }

    @Test(arguments: [UInt16(30), 40, 60, 80, 120, 200]) func `a picture becomes as narrow as the window`(
        columns: UInt16
    ) throws {
        let (terminal, _) = try start(columns: 100)
        terminal.resize(columns: columns)
        let drawn = try terminal.read(until: form)
        let shown = drawn.replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
        let widths = shown.split { $0.isNewline || $0 == "\r" }.map { String($0).displayWidth }
        #expect(try #require(widths.max()) < Int(columns))
        #expect(drawn.contains("\u{1B}[2J\u{1B}[H"))
        quit(terminal)
    }
}
