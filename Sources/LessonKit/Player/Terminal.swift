import Foundation

/// What the player says things on, and hears keys from.
protocol Terminal: AnyObject {
    /// The columns, when they are known.
    var columns: Int? { get }
    /// Whether someone is there to press a key.
    var isInteractive: Bool { get }
    /// Whether colour is wanted and would be seen.
    var hasColour: Bool { get }
    /// Puts out one line.
    func write(_ line: String)
    /// Puts out one line of an error.
    func complain(_ line: String)
    /// Shows `prompt` until a key is pressed that means something.
    func ask(_ prompt: String) -> Key
}

/// What a key asks for in `--walk`.
enum Key: Equatable {
    case on
    case back
    case again
    case quit
}

extension Terminal {
    /// The columns to lay a page out for: those there are, within what is pleasant to read.
    var pageWidth: Int { min(100, max(40, columns ?? 80)) }
}

/// The terminal, or the pipe, that the program was started with.
final class SystemTerminal: Terminal {
    var columns: Int? {
        var size = winsize()
        return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
    }

    var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    var hasColour: Bool {
        let environment = ProcessInfo.processInfo.environment
        return isatty(STDOUT_FILENO) == 1 && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }

    func write(_ line: String) {
        print(line)
        fflush(nil)
    }

    func complain(_ line: String) {
        fflush(nil)
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    func ask(_ prompt: String) -> Key {
        KeyboardMode.enter()
        print(prompt, terminator: "")
        fflush(nil)
        let key = readKey()
        let canErase = ProcessInfo.processInfo.environment["TERM"] != "dumb"
        print(canErase ? "\r\u{1B}[K" : "\n", terminator: "")
        fflush(nil)
        return key
    }

    private func readKey() -> Key {
        while true {
            switch readByte() {
            case nil, 4, UInt8(ascii: "q"), UInt8(ascii: "Q"): return .quit
            case 10, 13, UInt8(ascii: " "): return .on
            case UInt8(ascii: "b"), UInt8(ascii: "B"): return .back
            case UInt8(ascii: "r"), UInt8(ascii: "R"): return .again
            case 27: if let key = readArrow() { return key }
            default: break
            }
        }
    }

    /// The key behind the escape byte that was read: an arrow, or one that means nothing here.
    private func readArrow() -> Key? {
        guard isByteWaiting, readByte() == UInt8(ascii: "[") else { return nil }
        while isByteWaiting, let byte = readByte() {
            switch byte {
            case UInt8(ascii: "C"): return .on
            case UInt8(ascii: "D"): return .back
            case UInt8(ascii: "@")...UInt8(ascii: "~"): return nil
            default: break
            }
        }
        return nil
    }

    private var isByteWaiting: Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, 20) > 0
    }

    private func readByte() -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let count = read(STDIN_FILENO, &byte, 1)
            if count == 1 { return byte }
            if count == 0 || errno != EINTR { return nil }
        }
    }
}
