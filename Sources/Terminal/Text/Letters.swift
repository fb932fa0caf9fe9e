/// Text for a terminal that shows ASCII only.
package enum Letters {
    /// `text` with our own marks in ASCII. Other letters stay what they are.
    package static func ascii(_ text: String) -> String {
        text.reduce(into: "") { $0 += marks[$1] ?? String($1) }
    }

    private static let marks: [Character: String] = [
        "·": "-", "✓": "+", "✗": "x", "▲": "^", "…": "...", "–": "-", "—": "-", "“": "\"", "”": "\"", "‘": "'",
        "’": "'",
        "→": "->", "×": "x", "•": "-", "↳": "\\", "─": "-", "│": "|",
    ]
}
