import LessonKit
import Marbles
import Terminal

/// A line of a compiler's report that names a place.
struct SourcePlace {
    let path: String
    let line: Int
    let column: Int
    let message: String

    init?(_ text: String) {
        guard let match = text.wholeMatch(of: #/(\S.*?\.swift):([0-9]+):([0-9]+): (.+)/#), let line = Int(match.2),
            let column = Int(match.3)
        else { return nil }
        (path, self.line, self.column, message) = (String(match.1), line, column, String(match.4))
    }

    /// The line in `source`, and a caret below the column; what does not fit is left out.
    func shown(in source: String, width: Int) -> [String]? {
        let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.indices.contains(line - 1) else { return nil }
        func plain(_ text: String) -> String { text.replacing("\t", with: "    ") }
        let text = String(lines[line - 1])
        let before = plain(String(decoding: text.utf8.prefix(max(0, column - 1)), as: UTF8.self))
        let indent = before.prefix { $0 == " " }.count
        var shown = plain(text).dropFirst(indent)
        var caret = String(before.dropFirst(indent)).displayWidth
        while caret > width - 8, let first = shown.popFirst() { caret -= first.displayWidth }
        return [String(shown).clipped(to: width), String(repeating: " ", count: max(0, caret)) + "^"]
    }
}
