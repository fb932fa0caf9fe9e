import Foundation
import Screen

/// The terminal, or the pipe, that the program was started with.
package final class SystemTerminal: Terminal {
    package init() {}

    private let facts = TerminalFacts()
    private var isBusyShown = false
    /// Whether nobody could have meant the keys that wait to be read.
    private var wasBusy = false

    package var columns: Int? { facts.columns }
    package var isInteractive: Bool { facts.hasKeyboard && facts.hasScreen }
    package var hasScreen: Bool { facts.hasScreen }
    package var hasColour: Bool { facts.hasColour }
    package var hasUnicode: Bool { facts.hasUnicode }
    package var hasKeys: Bool { !facts.isDumb }

    package func write(_ line: String) {
        eraseBusy()
        print(line)
        fflush(nil)
    }

    package func complain(_ line: String) {
        fflush(nil)
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    package func busy(_ text: String) {
        wasBusy = true
        guard hasKeys else { return }
        print("\n\(text)", terminator: "")
        fflush(nil)
        isBusyShown = true
    }

    private func eraseBusy() {
        if isBusyShown { erasePrompt() }
        isBusyShown = false
    }

    package func ask(_ prompt: String) -> Key {
        eraseBusy()
        let hasKeys = hasKeys && KeyboardMode.enter()
        if wasBusy { tcflush(STDIN_FILENO, TCIFLUSH) }
        wasBusy = false
        print(prompt, terminator: hasKeys ? "" : " ")
        fflush(nil)
        guard hasKeys else { return lineKey() }
        let key = pressedKey()
        erasePrompt()
        return key
    }

    /// Erases the prompt, and goes back up to the empty line before it.
    private func erasePrompt() {
        print("\r\u{1B}[K\u{1B}[A", terminator: "")
        fflush(nil)
    }

    /// The key at the beginning of a line.
    private func lineKey() -> Key {
        while let line = readLine() {
            guard let byte = line.utf8.first else { return .on }
            if let key = Key(byte: byte) { return key }
        }
        return .quit
    }

    private func pressedKey() -> Key {
        while let byte = readByte() {
            if let key = byte == 27 ? arrowKey() : Key(byte: byte) { return key }
        }
        return .quit
    }

    /// The key behind the escape byte that was read: an arrow, or one that means nothing here.
    private func arrowKey() -> Key? {
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

extension Key {
    /// What the key that sends `byte` asks for; nil when it means nothing.
    fileprivate init?(byte: UInt8) {
        switch byte {
        case 10, 13, UInt8(ascii: " "): self = .on
        case UInt8(ascii: "b"), UInt8(ascii: "B"): self = .back
        case UInt8(ascii: "r"), UInt8(ascii: "R"): self = .again
        // The end of the input as well: Ctrl-D.
        case 4, UInt8(ascii: "q"), UInt8(ascii: "Q"): self = .quit
        default: return nil
        }
    }
}
