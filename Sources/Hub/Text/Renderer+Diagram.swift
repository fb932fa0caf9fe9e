import LessonKit
import Marbles
import Terminal

extension Renderer {
    /// Rows that stand one above the other. If one does not fit, all are cut at the same column and go on below.
    func diagram(_ rows: [String]) -> [String] {
        var shown: [String] = []
        var rest = rows.flatMap(splitPointer).map { $0[...] }
        while rest.contains(where: { String($0).displayWidth > width }) {
            let heads = rest.map { $0.head(width: width) }
            shown += heads.filter { !$0.allSatisfy(\.isWhitespace) }.map(String.init)
            rest = zip(rest, heads).map { row, head in row.isEmpty ? "" : row.dropFirst(head.count) }
                .filter { !$0.allSatisfy(\.isWhitespace) }
        }
        return shown + rest.map(String.init)
    }

    /// A row that points at a column and says something there. If it does not fit, the words go below.
    private func splitPointer(_ row: String) -> [String] {
        guard row.displayWidth > width, let match = row.wholeMatch(of: /( *[\^▲]) (.+)/) else { return [row] }
        let words = Wrap.lines([StyledText(String(match.2))], width: width)
        return [String(match.1)] + words.map { $0.map(\.text).joined() }
    }
}
