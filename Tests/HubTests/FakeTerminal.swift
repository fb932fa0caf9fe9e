import Terminal

@testable import Hub
@testable import LessonKit

/// A terminal that keeps what is written to it.
final class FakeTerminal: Console {
    private(set) var lines: [String] = []
    private(set) var complaints: [String] = []

    let columns: Int?
    let hasScreen: Bool
    let hasColour: Bool
    let hasUnicode: Bool
    let isInteractive = false
    let hasKeys = true

    init(columns: Int? = 80, hasScreen: Bool = true, hasColour: Bool = false, hasUnicode: Bool = true) {
        (self.columns, self.hasScreen, self.hasColour, self.hasUnicode) = (columns, hasScreen, hasColour, hasUnicode)
    }

    var text: String { lines.joined(separator: "\n") }

    func write(_ line: String) {
        lines += line.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    }
    func complain(_ line: String) { complaints.append(line) }
    func busy(_ text: String) {}
    func ask<Meaning>(_ prompt: String, _ meaning: (Key) -> Meaning?) -> Meaning? { nil }
}
