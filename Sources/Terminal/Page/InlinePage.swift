/// A few lines that are drawn where the cursor is. Each drawing covers the one before.
package struct InlinePage {
    private let paint: Paint
    /// The lines that stand there, and the place of the cursor in them.
    private var drawn: [StyledLine] = []
    private var cursor = Place(line: 0, column: 0)

    package init(_ paint: Paint) { self.paint = paint }

    /// A line and a column, from 0.
    package struct Place: Hashable, Sendable {
        package var line: Int
        package var column: Int

        package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }
    }

    /// The line of the cursor, from the first of ours.
    package var cursorLine: Int { cursor.line }

    /// How many of the lines stand below the cursor.
    package var linesBelow: Int { max(0, drawn.count - 1 - cursor.line) }

    /// The text to send so that `lines` and the cursor are seen; empty if they are there.
    ///
    /// Each line has to be narrower than the terminal, and the terminal needs at least as many lines.
    package mutating func draw(_ lines: [StyledLine], cursor place: Place?) -> String {
        let place = place ?? Place(line: lines.count - 1, column: 0)
        guard lines != drawn || place != cursor else { return "" }
        var text = toTop
        text += lines.map { paint.text(of: $0) + "\u{1B}[K" }.joined(separator: "\r\n")
        if drawn.count > lines.count { text += "\u{1B}[J" }
        let up = lines.count - 1 - place.line
        text += "\r" + (up > 0 ? "\u{1B}[\(up)A" : "") + (place.column > 0 ? "\u{1B}[\(place.column)C" : "")
        drawn = lines
        cursor = place
        return text
    }

    /// The text to send so that the next drawing has the whole terminal.
    package mutating func clear() -> String {
        forget()
        return "\u{1B}[2J\u{1B}[H"
    }

    /// Makes the next drawing begin on the line where the cursor is.
    package mutating func forget() {
        drawn = []
        cursor = Place(line: 0, column: 0)
    }

    /// Gives up the first lines: they stay where they are, or scroll away.
    package mutating func release(_ count: Int) {
        drawn.removeFirst(min(count, drawn.count))
        cursor.line = max(0, cursor.line - count)
    }

    private var toTop: String { cursor.line > 0 ? "\u{1B}[\(cursor.line)A\r" : "\r" }
}
