import ExerciseSupport
import Foundation
import Testing

@testable import Hub

/// The interactive laboratory as a learner has it: in a terminal, with keys and a mouse.
@Suite(.ownThread) final class LabPlayTerminalTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lab \(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The list of operators is open.
    private func chooser() throws -> WatchedTerminal {
        let terminal = try WatchedTerminal(["marble"], in: folder)
        try terminal.see("choose an operator")
        return terminal
    }

    @Test func `an operator is chosen, a marble moved with keys and mouse, and the picture kept`() throws {
        let terminal = try chooser()
        #expect(!terminal.isAsItWas && !terminal.keepsKeys)
        terminal.press("deb\r")
        try terminal.see("  output  ────────3──────(4┤)")
        terminal.press(" \u{1B}[C\u{1B}[C\u{1B}[C\u{1B}[C\u{1B}[C ")
        try terminal.see("› source  ───2─31─────4──┤")
        try terminal.see("  output  ─────────1─────(4┤)")
        // The mouse takes the 4 at tick 12 to tick 10.
        terminal.press("\u{1B}[<0;23;4M\u{1B}[<32;22;4M\u{1B}[<32;21;4M\u{1B}[<0;21;4m")
        try terminal.see("› source  ───2─31───4────┤")
        try terminal.see("  output  ─────────1───4─┤")
        terminal.resize(columns: 60, lines: 12)
        let small = try terminal.see("q quit")
        #expect(small.allSatisfy { $0.displayWidth < 60 })
        terminal.press("s\r")
        try terminal.see("The picture is in debounce.svg.")
        terminal.press("s\r")
        try terminal.see("Overwrite it? y/n")
        terminal.press("n")
        try terminal.see("Nothing was written.")
        terminal.press("q")
        #expect(terminal.status() == .exited(0))
        #expect(terminal.isAsItWas)
        #expect(!terminal.hasMouse)
        #expect(terminal.sent.contains("swift run workbook marble debounce 3 '---2-31---4----|'"))
        let svg = try String(contentsOf: folder.appendingPathComponent("debounce.svg"), encoding: .utf8)
        #expect(svg.contains("role=\"img\""))
    }

    @Test func `a chain is built, and its command left`() throws {
        let terminal = try chooser()
        terminal.press("map\r")
        try terminal.see("c next operator")
        terminal.press("c")
        try terminal.see("what follows map?")
        terminal.press("filter\r")
        try terminal.see("═ map  transform { x * 10 }")
        terminal.press("c")
        try terminal.see("what follows filter?")
        terminal.press("deb\r")
        try terminal.see("› debounce  ticks [3]")
        try terminal.see("  output    ──┈┈┈──┈┈┈──┈┈┈(30┤)")
        terminal.press("-")
        try terminal.see("debounce(2) sends 30 at tick 6")
        terminal.press("-")
        try terminal.see("debounce(1) sends 10 at tick 2")
        terminal.press("\u{1B}[Ax")
        try terminal.see("filter is removed. u brings it back.")
        terminal.press("u")
        try terminal.see("› filter  predicate [x % 2 == 0]")
        terminal.press("q")
        #expect(terminal.status() == .exited(0))
        #expect(
            terminal.sent.contains(
                "swift run workbook marble map 'x * 10' '-1-2-3|' '|>' filter 'x % 2 == 0' '|>' debounce 1"))
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV])
    func `a signal gives the terminal back, without the mouse`(signal: Int32) throws {
        // Swift's own report of a crash would wait for a key.
        let terminal = try WatchedTerminal(
            ["marble", "merge", "--play"], in: folder, environment: ["SWIFT_BACKTRACE": "enable=no"])
        try terminal.see("1 at tick 2")
        #expect(terminal.hasMouse)
        terminal.kill(signal)
        let status = terminal.status()
        #expect(status == .exited(128 + signal) || status == .signalled(signal))
        #expect(terminal.isAsItWas)
        #expect(!terminal.hasMouse)
    }

    @Test func `after a stop the page and the mouse come back`() throws {
        let terminal = try WatchedTerminal(["marble", "merge", "--play"], in: folder)
        try terminal.see("1 at tick 2")
        terminal.kill(SIGTSTP)
        // No shell is there that could stop it: it goes on at once.
        try terminal.see("the page again") { page in
            terminal.sent.components(separatedBy: "\u{1B}[?1049h").count > 2
                && page.contains { $0.contains("1 at tick 2") }
        }
        #expect(terminal.sent.contains("\u{1B}[?1002l"))
        #expect(terminal.hasMouse)
        terminal.press("q")
        #expect(terminal.status() == .exited(0))
        #expect(terminal.isAsItWas && !terminal.hasMouse)
    }

    @Test func `in Terminal.app the command is copied by a program, and Ctrl-D quits`() throws {
        let (program, copy) = (folder.appendingPathComponent("pbcopy"), folder.appendingPathComponent("copy"))
        try Script.write("cat > '\(copy.path)'", to: program)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let terminal = try WatchedTerminal(
            ["marble", "merge", "-a|", "-2|", "a=한", "--play"], in: folder,
            environment: ["TERM_PROGRAM": "Apple_Terminal", "PATH": "\(folder.path):\(path)"])
        try terminal.see("sends 한 and 2 at tick 1")
        terminal.press("y")
        try terminal.see("clipboard")
        terminal.press("\u{4}")
        #expect(terminal.status() == .exited(0))
        let copied = try String(contentsOf: copy, encoding: .utf8)
        #expect(copied == "swift run workbook marble merge 'a=한' '-a|' '-2|'")
        #expect(!terminal.sent.contains("]52;"))
        #expect(terminal.isAsItWas && !terminal.hasMouse)
    }

    @Test func `an error of the words comes before the page`() throws {
        let terminal = try WatchedTerminal(["marble", "merge", "-1|", "--play"], in: folder)
        #expect(terminal.status() == .exited(64))
        #expect(terminal.sent.contains("merge takes 2 to 8 diagrams."))
        #expect(!terminal.sent.contains("1049"))
    }
}
