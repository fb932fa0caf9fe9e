import Terminal
import Testing

@testable import Hub
@testable import LessonKit

/// The interactive laboratory without a terminal: keys and mouse in, pages out.
struct PlayedLab {
    private(set) var state: LabPlay
    private(set) var effects: [LabPlayEffect] = []
    let isASCII: Bool

    init(_ words: String..., columns: Int = 80, lines: Int = 24, isASCII: Bool = true) throws {
        try self.init(words, columns: columns, lines: lines, isASCII: isASCII)
    }

    init(_ words: [String], columns: Int = 80, lines: Int = 24, isASCII: Bool = true) throws {
        self.isASCII = isASCII
        state = try LabPlay(
            words.isEmpty ? nil : LabBoard(words), size: PageSize(columns: columns, lines: lines),
            chooser: LabChooser())
    }

    mutating func press(_ keys: Key...) { for key in keys { take(.key(key)) } }

    /// Types characters, one key each.
    mutating func type(_ text: String) { for character in text { take(.key(Key(character))) } }

    mutating func take(_ event: LabPlayEvent) { effects = state.reduce(event) }

    mutating func mouse(_ action: Mouse.Action, _ column: Int, _ line: Int) {
        take(.mouse(Mouse(action, column: column, line: line)))
    }

    /// Presses the button at a place, and lets it go at another of the same line.
    mutating func drag(from start: Int, to end: Int, line: Int) {
        mouse(.press(.left), start, line)
        for column in stride(from: start, to: end, by: end > start ? 1 : -1) {
            mouse(.drag(.left), column + (end > start ? 1 : -1), line)
        }
        mouse(.release(.left), end, line)
    }

    /// The diagrams of the rows.
    var rows: [String] { state.board.rows.map(\.text) }

    /// The output as a diagram.
    var output: String { state.result.flatMap { LabReport($0).output } ?? "none" }

    var lines: [String] {
        LabPlayDrawing(state, Paint(hasColour: false, isASCII: isASCII)).lines.map { $0.text.trimmingTrailingSpaces() }
    }

    /// The line of the page that begins with `text`, after the mark of the focus.
    func line(_ text: String) -> Int? { lines.firstIndex { $0.dropFirst(2).hasPrefix(text) } }

    func shows(_ text: String) -> Bool { lines.contains { $0.contains(text) } }
}

extension PlayedLab: CustomTestStringConvertible {
    /// The page: a failed expectation shows it.
    var testDescription: String { "\n" + lines.joined(separator: "\n") }
}
