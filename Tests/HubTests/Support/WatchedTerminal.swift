import Foundation
import Platform

@testable import Hub
@testable import LessonKit

/// A terminal with the workbook in it, and a test that presses keys and sees the page as a person would.
final class WatchedTerminal {
    struct Silence: Error, CustomStringConvertible { let description: String }

    let pid: pid_t
    private let keyboard: Int32
    private var end: ProcessStatus?
    /// All that came.
    private(set) var sent = ""
    private var waiting: [UInt8] = []
    /// The lines of the page as they stand.
    private(set) var page: [String]
    /// Whether the terminal's second page is open.
    private(set) var isPageOpen = false
    /// Whether the terminal reports the mouse.
    private(set) var hasMouse = false
    private let before: termios

    init(
        _ arguments: [String], in folder: URL, columns: UInt16 = 80, lines: UInt16 = 24,
        environment: [String: String] = [:]
    )
        throws
    {
        var size = winsize(ws_row: lines, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        var (keyboard, screen) = (Int32(-1), Int32(-1))
        var name = [CChar](repeating: 0, count: 128)
        guard openpty(&keyboard, &screen, &name, nil, &size) == 0 else {
            throw Silence(description: "no pseudo-terminal: \(String(cString: strerror(errno)))")
        }
        defer { close(screen) }
        var mode = termios()
        tcgetattr(keyboard, &mode)
        (self.keyboard, before) = (keyboard, mode)
        page = Array(repeating: "", count: Int(lines))
        pid = try Self.start(arguments, in: folder, on: name, open: screen, environment)
    }

    deinit {
        if end == nil {
            Foundation.kill(pid, SIGKILL)
            _ = ProcessStatus(waitingFor: pid)
        }
        close(keyboard)
    }

    /// In a session of its own, whose terminal it is: the leader of a session that has none opens it.
    private static func start(
        _ arguments: [String], in folder: URL, on terminal: [CChar], open screen: Int32,
        _ changes: [String: String]
    ) throws -> pid_t {
        let path = String(decoding: terminal.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let script = "cd \"$0\" && terminal=$1 && shift && exec \"$@\" < \"$terminal\" > \"$terminal\" 2>&1"
        var launch = Launch(["/bin/sh", "-c", script, folder.path, path, HubProgram.file.path] + arguments)
        launch.family = .session
        // A terminal that nobody has open is over.
        (launch.input, launch.output, launch.errors) = (.file(screen), .null, .null)
        for name in ["LC_ALL", "LC_CTYPE", "VISUAL", "EDITOR"] { launch.environment[name] = nil }
        launch.environment.merge(["LANG": "en_US.UTF-8", "TERM": "xterm-256color", "NO_COLOR": "1"]) { $1 }
        launch.environment.merge(changes) { $1 }
        return try launch.start()
    }

    func press(_ keys: String) { _ = keys.withCString { write(keyboard, $0, strlen($0)) } }

    func kill(_ signal: Int32) { Foundation.kill(pid, signal) }

    /// What a person does to the window.
    func resize(columns: UInt16, lines: UInt16) {
        var size = winsize(ws_row: lines, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        page = Array(repeating: "", count: Int(lines))
        _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
    }

    /// Whether the terminal is as the shell had it: keys are echoed and come by the line, and the first page is shown.
    var isAsItWas: Bool {
        var mode = termios()
        guard tcgetattr(keyboard, &mode) == 0 else { return false }
        // Other bits than these may change while somebody reads.
        let flags = tcflag_t(ICANON | ECHO | ISIG)
        return mode.c_lflag & flags == before.c_lflag & flags && !isPageOpen
    }

    /// Whether the terminal keeps some keys to itself, such as Control-V.
    var keepsKeys: Bool {
        var mode = termios()
        return tcgetattr(keyboard, &mode) != 0 || mode.c_lflag & tcflag_t(IEXTEN) != 0
    }

    /// Waits until the page is as wanted, and returns it.
    @discardableResult
    func see(_ what: String, _ isSeen: ([String]) -> Bool) throws -> [String] {
        let deadline = ContinuousClock.now + .seconds(240)
        while !isSeen(page) {
            guard ContinuousClock.now < deadline, readSome() else {
                throw Silence(description: "never seen: \(what)\n" + page.joined(separator: "\n"))
            }
        }
        return page
    }

    /// Waits until `text` stands somewhere on the page.
    @discardableResult
    func see(_ text: String) throws -> [String] { try see(text) { $0.contains { $0.contains(text) } } }

    /// Waits until `text` has come, on whatever page.
    func hear(_ text: String) throws {
        let deadline = ContinuousClock.now + .seconds(240)
        while !sent.contains(text) {
            guard ContinuousClock.now < deadline, readSome() else {
                throw Silence(description: "never heard: \(text)\n" + sent)
            }
        }
    }

    /// How it ended.
    func status() -> ProcessStatus {
        while readSome() {}
        let status = ProcessStatus(waitingFor: pid)
        end = status
        return status
    }

    /// False when nothing will come any more.
    private func readSome() -> Bool {
        var input = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
        guard poll(&input, 1, 120_000) > 0 else { return false }
        var bytes = [UInt8](repeating: 0, count: 1 << 14)
        let count = Foundation.read(keyboard, &bytes, bytes.count)
        guard count > 0 else { return false }
        waiting += bytes.prefix(count)
        // A character may come in two parts.
        guard let text = String(validating: waiting, as: UTF8.self) else { return true }
        waiting = []
        sent += text
        draw()
        return true
    }

    /// How much of `sent` is on the page.
    private var drawn = 0

    /// Takes what a page is drawn with: a place, a line, and to erase.
    private func draw() {
        var rest = Array(sent.unicodeScalars)[drawn...]
        var row: Int?
        while let scalar = rest.first {
            guard scalar == "\u{1B}" else {
                rest.removeFirst()
                if let row, page.indices.contains(row) { page[row].unicodeScalars.append(scalar) }
                continue
            }
            guard let end = rest.dropFirst(2).firstIndex(where: { ("@"..."~").contains($0) }) else { break }
            let code = String(String.UnicodeScalarView(rest[rest.startIndex...end])).dropFirst(2)
            rest = rest[(end + 1)...]
            switch code.last {
            case "H":
                row = (Int(code.dropLast().prefix { $0 != ";" }) ?? 1) - 1
                if let row, page.indices.contains(row) { page[row] = "" }
            case "J": page = page.map { _ in "" }
            case "h" where code == "?1049h": isPageOpen = true
            case "h" where code == "?1002h": hasMouse = true
            case "l" where code == "?1002l": hasMouse = false
            case "l" where code == "?1049l": (isPageOpen, row) = (false, nil)
            default: break
            }
        }
        drawn = sent.unicodeScalars.count - rest.count
    }
}
