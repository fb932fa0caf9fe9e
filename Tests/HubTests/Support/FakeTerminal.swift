import Terminal

@testable import Hub
@testable import LessonKit

/// A terminal that keeps what is written to it, and has somebody who presses keys if it is given some.
final class FakeTerminal: Console {
    private(set) var lines: [String] = []
    private(set) var complaints: [String] = []
    private(set) var prompts: [String] = []
    private var keys: [Key]

    let columns: Int?
    let hasScreen: Bool
    let hasColour: Bool
    let hasUnicode: Bool
    let isInteractive: Bool
    let hasKeys = true

    init(
        columns: Int? = 80, hasScreen: Bool = true, hasColour: Bool = false, hasUnicode: Bool = true, keys: [Key] = []
    ) {
        (self.columns, self.hasScreen, self.hasColour, self.hasUnicode) = (columns, hasScreen, hasColour, hasUnicode)
        (self.keys, isInteractive) = (keys, !keys.isEmpty)
    }

    var text: String { lines.joined(separator: "\n") }

    func write(_ line: String) {
        lines += line.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    }
    func complain(_ line: String) { complaints.append(line) }
    func busy(_ text: String) {}
    func ask<Meaning>(_ prompt: String, _ meaning: (Key) -> Meaning?) -> Meaning? {
        prompts.append(prompt)
        // The empty line above the prompt goes with it, as on a terminal.
        if lines.last == "" { lines.removeLast() }
        while !keys.isEmpty {
            if let answer = meaning(keys.removeFirst()) { return answer }
        }
        return nil
    }
}
