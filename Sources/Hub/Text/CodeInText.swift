import Terminal

/// A text of somebody else in which only backticks mean something: code stands between them.
enum CodeInText {
    /// Its parts, each with whether it is code. A backtick alone is a letter.
    static func parts(of text: String) -> [(text: String, isCode: Bool)] {
        let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        guard pieces.count > 1, pieces.count % 2 == 1 else { return [(text, false)] }
        return pieces.enumerated().map { ($1, $0 % 2 == 1) }.filter { !$0.0.isEmpty }
    }

    /// As a terminal shows it. Code keeps its backticks: colour says nothing alone.
    static func runs(in text: String) -> StyledLine {
        parts(of: text).map { $0.isCode ? StyledText("`\($0.text)`", .code) : StyledText($0.text) }
    }
}
