import Marbles

extension Hub {
    /// Writes a line as it stands.
    func line(_ text: String = "", _ style: TextStyle = []) {
        let text = text.isEmpty ? "" : page.ink.paint(text, style)
        terminal.write(page.ink.ascii ? Letters.ascii(text) : text)
    }

    /// Writes prose after `first`, broken between words; its other lines are indented by `margin`.
    func prose(_ text: String, after first: String = "", _ style: TextStyle = [], margin: Int = 0) {
        for (index, text) in wrapped(text, width: page.width - max(margin, first.displayWidth)).enumerated() {
            line((index == 0 ? page.ink.paint(first, style) : page.spaces(margin)) + text)
        }
    }

    /// A command, to be typed as it stands, on a line of its own.
    func command(_ text: String) { line((page.width < 60 ? "  " : "    ") + page.ink.paint(text, .strong)) }

    /// Writes to standard error.
    func complain(_ text: String) {
        for text in text.split(whereSeparator: \.isNewline) {
            for text in wrapped(String(text), width: page.width) {
                terminal.complain(page.ink.ascii ? Letters.ascii(text) : text)
            }
        }
    }

    /// Writes lines that belong one above the other, such as marbles.
    ///
    /// Where one does not fit, all are cut at the same column and go on below.
    func evidence(_ lines: [String]) {
        var rows = lines.flatMap(splitPointer).map { $0[...] }
        while rows.contains(where: { String($0).displayWidth > page.width }) {
            let heads = rows.map { Self.head(of: $0, width: page.width) }
            for head in heads where !head.allSatisfy(\.isWhitespace) { line(String(head)) }
            rows = zip(rows, heads).map { row, head in row.isEmpty ? "" : "    " + row.dropFirst(head.count) }
                .filter { !$0.allSatisfy(\.isWhitespace) }.map { $0[...] }
        }
        for row in rows { line(String(row)) }
    }

    /// A line that points at a column and says something there: what it says goes below, if it does not fit.
    private func splitPointer(_ line: String) -> [String] {
        guard line.displayWidth > page.width, let match = line.wholeMatch(of: /( *[\^▲]) (.+)/) else { return [line] }
        return [String(match.1)] + wrapped(String(match.2), width: page.width - 4).map { "    " + $0 }
    }

    func wrapped(_ text: String, width: Int) -> [String] {
        Wrap.lines([StyledText(text: text, style: [])], width: width).map { $0.map(\.text).joined() }
    }

    static func head(of row: Substring, width: Int) -> Substring {
        var end = row.startIndex
        var used = 0
        while end < row.endIndex {
            used += String(row[end]).displayWidth
            if used > width { break }
            row.formIndex(after: &end)
        }
        return row[..<end]
    }
}
