import Foundation
import Platform

/// A terminal with a program in it, and a test at the keyboard.
final class PseudoTerminal {
    struct Silence: Error, CustomStringConvertible { let description: String }

    private var keyboard: Int32
    private let pid: pid_t
    /// Whether the program has said nothing for longer than it should take, and will not end by itself.
    private var isSilent = false
    /// Whether its end is known. Swift Testing waits for any program to end, and would be told of one that nobody has asked after.
    private var isOver = false

    convenience init(
        _ name: String, _ arguments: String..., columns: UInt16 = 80, environment: [String: String] = [:]
    ) throws {
        try self.init(name, arguments: arguments, columns: columns, environment: environment)
    }

    init(_ name: String, arguments: [String], columns: UInt16 = 80, environment: [String: String] = [:]) throws {
        var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        var ends: (keyboard: Int32, screen: Int32) = (-1, -1)
        guard openpty(&ends.keyboard, &ends.screen, nil, nil, &size) == 0 else {
            throw Silence(description: "no pseudo-terminal: \(String(cString: strerror(errno)))")
        }
        keyboard = ends.keyboard
        // Once the program is the only one at the other end, its own end can be noticed.
        defer { close(ends.screen) }
        var launch = Launch([try LessonProgram.url(name).path] + arguments)
        launch.environment = LessonProgram.environment(environment)
        (launch.input, launch.output, launch.errors) = (.file(ends.screen), .file(ends.screen), .file(ends.screen))
        pid = try launch.start()
    }

    deinit {
        if !isOver {
            kill(SIGKILL)
            _ = end()
        }
        if keyboard >= 0 { close(keyboard) }
    }

    /// Whether keys are echoed and come by the line, as a shell wants it.
    var isAsTheShellLeftIt: Bool {
        var mode = termios()
        return tcgetattr(keyboard, &mode) == 0 && mode.c_lflag & tcflag_t(ICANON) != 0
            && mode.c_lflag & tcflag_t(ECHO) != 0
    }

    func press(_ keys: String) { _ = keys.withCString { write(keyboard, $0, strlen($0)) } }

    /// Reads the words before the first step of a walk, and goes on to its question.
    func open() throws {
        _ = try read(until: "q quit")
        press("\r")
    }

    /// What a person does to the window.
    func resize(columns: UInt16, lines: UInt16 = 24) {
        var size = winsize(ws_row: lines, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
    }

    /// Closes the window, and returns whether the program ends because of that.
    func hangUp() -> Bool {
        close(keyboard)
        keyboard = -1
        let deadline = ContinuousClock.now + .seconds(30)
        while !ProcessStatus.isKnown(of: pid), ContinuousClock.now < deadline { usleep(1000) }
        return ProcessStatus.isKnown(of: pid)
    }

    func kill(_ signal: Int32) { _ = Foundation.kill(pid, signal) }

    /// Stops the program as Ctrl-Z does and has it go on at once, and returns what appears until `text` has appeared.
    ///
    /// A program that no shell waits for is not stopped by that. `whileStopped` is called if it is.
    func stopAndGoOn(until text: String, whileStopped: () -> Void) throws -> String {
        kill(SIGTSTP)
        var seen: [UInt8] = []
        var patience = 1500
        while !String(decoding: seen, as: UTF8.self).contains(text) {
            var news = siginfo_t()
            let asked = waitid(P_PID, id_t(pid), &news, WSTOPPED | WNOHANG | WNOWAIT)
            if asked == 0, news.si_signo == SIGCHLD {
                whileStopped()
                kill(SIGCONT)
            }
            var input = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
            if poll(&input, 1, 20) > 0, let more = readSome() {
                seen += more
            } else {
                patience -= 1
            }
            guard patience > 0 else { throw Silence(description: "no \"\(text)\" after it was stopped") }
        }
        return String(decoding: seen, as: UTF8.self)
    }

    /// What appears until `text` has appeared. A page that changes for ever, as with a clock on it, is left after two minutes.
    func read(until text: String) throws -> String {
        let deadline = ContinuousClock.now + .seconds(120)
        var seen: [UInt8] = []
        while true {
            let shown = String(decoding: seen, as: UTF8.self)
            if shown.contains(text) { return shown }
            guard ContinuousClock.now < deadline, let more = readSome() else {
                throw Silence(description: "no \"\(text)\" in:\n\(shown)")
            }
            seen += more
        }
    }

    /// What appears until the program ends.
    func readToEnd() -> String {
        var seen: [UInt8] = []
        while let more = readSome() { seen += more }
        return String(decoding: seen, as: UTF8.self)
    }

    /// How the program ended, after `readToEnd()`.
    func end() -> ProcessStatus {
        if isSilent { kill(SIGTERM) }
        defer { isOver = true }
        return ProcessStatus(waitingFor: pid)
    }

    /// Nil when the program has ended, or says nothing for longer than any of them takes.
    private func readSome() -> [UInt8]? {
        var input = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
        guard poll(&input, 1, 30_000) > 0 else {
            isSilent = true
            return nil
        }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = Foundation.read(keyboard, &bytes, bytes.count)
        return count > 0 ? Array(bytes.prefix(count)) : nil
    }
}
