import LessonKit
import Marbles
import Terminal

extension Renderer {
    /// Rows that stand one above the other. Where they are too wide, the words beside a row are wrapped below themselves. If a row
    /// still does not fit, all are cut at the same column and go on below. A row without marbles goes on below itself.
    func diagram(_ rows: [String]) -> [String] {
        guard rows.contains(where: { $0.displayWidth > width }) else { return rows }
        var shown: [String] = []
        var rest = DiagramRow.all(in: rows).flatMap { $0.lines(width: width) }
        while rest.contains(where: { $0.text.displayWidth > width }) {
            let heads = heads(of: rest)
            shown += heads.map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
            rest = zip(rest, heads).map { line, head in (String(line.text.dropFirst(head.count)), line.isWords) }
                .filter { line, _ in !line.allSatisfy(\.isWhitespace) }
        }
        return shown + rest.map(\.text)
    }

    /// The beginnings of the lines, as wide as they can be if nothing is torn that belongs together.
    private func heads(of lines: [DiagramRow.Line]) -> [Substring] {
        let widths = (width / 3...width).reversed()
        let column = widths.first { column in
            lines.allSatisfy { text, isWords in
                let head = text[...].head(width: column)
                guard !isWords, let last = head.last, let next = text.dropFirst(head.count).first else { return true }
                return [last, next].contains { " -=┄─".contains($0) }
            }
        }
        return lines.map { text, isWords in isWords ? text[...] : text[...].head(width: column ?? width) }
    }
}

/// A row of a diagram, and the words beside it.
private struct DiagramRow {
    /// Words may stand longer in it than the rows are that they stand between.
    typealias Line = (text: String, isWords: Bool)

    /// The row as far as the words.
    private let body: String
    private var words: String

    /// The rows of a diagram. Words that stand alone below other words continue them.
    static func all(in rows: [String]) -> [DiagramRow] {
        rows.reduce(into: []) { all, row in
            let indentation = row.prefix { $0 == " " }.count
            if let last = all.last, !last.words.isEmpty, last.column == indentation, !hasTime(row) {
                all[all.count - 1].words += " " + row.dropFirst(indentation)
            } else {
                all.append(DiagramRow(row))
            }
        }
    }

    /// Whether a row has marbles, so that its columns are ticks.
    static func hasTime(_ row: String) -> Bool {
        row.contains("==") || cells(of: row).contains { isMarbles(row[$0]) }
    }

    private static func cells(of row: String) -> [Range<String.Index>] {
        row.matches(of: /[^ ]+(?: [^ ]+)*/).map(\.range)
    }

    private init(_ row: String) {
        let cells = Self.cells(of: row)
        let marbles = cells.firstIndex { Self.isMarbles(row[$0]) }
        let start =
            row.wholeMatch(of: #/ *[\^▲] (.+)/#)?.1.startIndex
            ?? marbles.map { cells.dropFirst($0 + 1).first { !Self.isMarbles(row[$0]) }?.lowerBound }
            ?? cells.last.flatMap { row[$0].contains(" ") ? $0.lowerBound : nil }
        (body, words) = (String(row[..<(start ?? row.endIndex)]), String(row[(start ?? row.endIndex)...]))
    }

    private var column: Int { body.displayWidth }

    /// Whether it points at a column: then its words have the whole width.
    private var isPointer: Bool { body.contains(/^ *[\^▲] $/) }

    private static func isMarbles(_ cell: Substring) -> Bool {
        cell.contains("--") || cell.contains(/^(?:[-^(].*|.*[-|!#])$/) && !cell.contains(" ")
    }

    /// The words go below themselves, or below the row where there is too little room beside it.
    func lines(width: Int) -> [Line] {
        guard column + words.displayWidth > width else { return [(body + words, false)] }
        let isBeside = width - column >= 16 && !isPointer
        if !isPointer, !Self.hasTime(body), words.isEmpty || !isBeside { return folded(width: width) }
        guard !words.isEmpty else { return [(body, false)] }
        let margin = isBeside ? column : 0
        let lines = Wrap.lines([StyledText(words)], width: width - margin).map {
            (text: String(repeating: " ", count: margin) + $0.map(\.text).joined(), isWords: true)
        }
        guard isBeside, let first = lines.first else {
            return [(String(body.reversed().drop { $0 == " " }.reversed()), false)] + lines
        }
        return [(body + first.text.dropFirst(margin), false)] + lines.dropFirst()
    }

    private func folded(width: Int) -> [Line] {
        let row = body + words
        let indentation = row.prefix { $0 == " " }.count
        let isFar = indentation > width / 2
        return Wrap.pieces(isFar ? String(row.dropFirst(indentation - 4)) : row, width: width, hanging: 4).enumerated()
            .map { (text: ($0 == 0 ? "" : "    ") + $1, isWords: true) }
    }
}
