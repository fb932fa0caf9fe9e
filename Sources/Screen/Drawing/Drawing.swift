import Marbles
import Terminal

/// A piece of a line in one style.
struct Piece: Equatable {
    var text: String
    var style: Style

    init(_ text: String, _ style: Style = .plain) {
        self.text = text
        self.style = style
    }
}

/// Lines of a screen or of a part of it: a rectangle that can be put beside another or below it.
///
/// Whatever is to be shown draws itself as one of these, whether it is one line high or twenty.
struct Drawing: Equatable {
    var lines: [[Piece]]
    /// Where the cursor stands, if the keys come here.
    var caret: Place?

    struct Place: Equatable {
        var line: Int
        var column: Int
    }

    init(_ lines: [[Piece]] = []) { self.lines = lines }

    var width: Int { lines.map(\.width).max() ?? 0 }

    /// Puts `piece` behind the last line if it fits into `width`, else below.
    mutating func append(_ piece: Piece, after gap: Int, width: Int) {
        let used = lines.last?.width ?? 0
        if lines.isEmpty || used + gap + piece.text.displayWidth > width {
            lines.append([piece])
        } else {
            let space = used == 0 ? [] : [Piece(String(repeating: " ", count: gap))]
            lines[lines.count - 1] += space + [piece]
        }
    }

    /// Puts `other` to the right, from `column` on, which is free.
    mutating func put(_ other: Drawing, at column: Int) {
        while lines.count < other.lines.count { lines.append([]) }
        for (index, line) in other.lines.enumerated() where !line.isEmpty {
            let gap = column - lines[index].width
            if gap > 0 { lines[index].append(Piece(String(repeating: " ", count: gap))) }
            lines[index] += line
        }
        if let place = other.caret { caret = Place(line: place.line, column: column + place.column) }
    }

    /// Puts `other` below.
    mutating func put(below other: Drawing) {
        if let place = other.caret { caret = Place(line: lines.count + place.line, column: place.column) }
        lines += other.lines
    }

    /// The lines as bare text, without spaces at their ends.
    var texts: [String] {
        lines.map { line in
            var text = Substring(line.map(\.text).joined())
            while text.last == " " { text.removeLast() }
            return String(text)
        }
    }
}

extension [Piece] {
    /// How many columns the line takes.
    var width: Int { reduce(0) { $0 + $1.text.displayWidth } }
}
