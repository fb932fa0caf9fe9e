import LessonKit
import Marbles
import Terminal

extension Page {
    /// Lines that belong one above the other, such as marbles, in at most `width` columns.
    ///
    /// Where one does not fit, all are cut at the same column and go on below.
    func evidence(_ lines: [String], width: Int) -> [String] {
        var shown: [String] = []
        var rows = lines.flatMap { splitPointer($0, width: width) }.map { $0[...] }
        while rows.contains(where: { String($0).displayWidth > width }) {
            let heads = rows.map { Self.head(of: $0, width: width) }
            shown += heads.filter { !$0.allSatisfy(\.isWhitespace) }.map(String.init)
            rows = zip(rows, heads).map { row, head in row.isEmpty ? "" : "    " + row.dropFirst(head.count) }
                .filter { !$0.allSatisfy(\.isWhitespace) }.map { $0[...] }
        }
        return shown + rows.map(String.init)
    }

    /// A line that points at a column and says something there: what it says goes below, if it does not fit.
    private func splitPointer(_ line: String, width: Int) -> [String] {
        guard line.displayWidth > width, let match = line.wholeMatch(of: /( *[\^▲]) (.+)/) else { return [line] }
        let said = Wrap.lines([StyledText(text: String(match.2), style: [])], width: width - 4)
        return [String(match.1)] + said.map { "    " + $0.map(\.text).joined() }
    }

    /// As much of `row` as fits into `width` columns.
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
