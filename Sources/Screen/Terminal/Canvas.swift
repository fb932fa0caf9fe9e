/// Lines that are drawn in place: each drawing covers the one before.
struct Canvas {
    /// What stands there, and the line of it that the cursor is in.
    private var drawn: [String] = []
    private var caret = Drawing.Place(line: 0, column: 0)

    /// How many of its lines stand below the cursor.
    var linesBelow: Int { max(0, drawn.count - 1 - caret.line) }

    /// What to send to the terminal for `lines` and the cursor to be seen; nothing if they are there.
    ///
    /// Each line has to be narrower than the terminal, and there may not be more of them than it has.
    mutating func draw(_ lines: [String], caret place: Drawing.Place?) -> String {
        let place = place ?? Drawing.Place(line: lines.count - 1, column: 0)
        guard lines != drawn || place != caret else { return "" }
        var text = toTop
        text += lines.map { $0 + "\u{1B}[K" }.joined(separator: "\r\n")
        if drawn.count > lines.count { text += "\u{1B}[J" }
        let up = lines.count - 1 - place.line
        text += "\r" + (up > 0 ? "\u{1B}[\(up)A" : "") + (place.column > 0 ? "\u{1B}[\(place.column)C" : "")
        drawn = lines
        caret = place
        return text
    }

    /// What to send so that the next drawing has the terminal for itself, whatever has become of this one.
    mutating func clear() -> String {
        forget()
        return "\u{1B}[2J\u{1B}[H"
    }

    /// The next drawing begins in a line of its own, where the cursor is.
    mutating func forget() {
        drawn = []
        caret = Drawing.Place(line: 0, column: 0)
    }

    private var toTop: String { caret.line > 0 ? "\u{1B}[\(caret.line)A\r" : "\r" }
}
