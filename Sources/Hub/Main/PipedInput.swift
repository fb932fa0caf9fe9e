import Foundation
import Platform
import Terminal

/// What another program sends to this one.
enum PipedInput {
    /// The most bytes that are read.
    private static let most = 100_000
    /// How long it waits for the next bytes. A standard input that nobody writes to must not stop the program.
    private static let patience: Int32 = 2000

    /// The lines of standard input; nil if it is a terminal.
    static func lines() -> [String]? {
        guard !TerminalFacts().hasKeyboard else { return nil }
        var bytes: [UInt8] = []
        while bytes.count < most, InputWait.readable([STDIN_FILENO], patience)[0], let part = SystemInput.read() {
            bytes += part
        }
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    }
}
