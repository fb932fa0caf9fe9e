import LessonKit
import Marbles
import Terminal

/// A line of a file, with a mark under a column.
struct SourceExcerpt: Equatable, Sendable {
    /// The line, without tabs.
    let code: String
    /// The columns before the mark.
    let column: Int

    /// The line and the mark in `width` columns. If the mark would stand outside, the beginning of the line is cut.
    func rows(width: Int) -> [String] {
        let indentation = code.prefix { $0 == " " }.count
        var shown = code.dropFirst(indentation)
        var column = column - indentation
        while column > max(0, width - 8), let first = shown.popFirst() { column -= first.displayWidth }
        let line = [StyledText(text: String(shown), style: [])].cut(to: width).map(\.text).joined()
        return [line, String(repeating: " ", count: max(0, column)) + "^"]
    }
}
