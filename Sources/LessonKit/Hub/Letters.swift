/// Which letters the user's locale can show.
enum Letters {
    /// Whether text is UTF-8 there: the first of LC_ALL, LC_CTYPE and LANG that is set decides.
    static func isUTF8(_ environment: [String: String]) -> Bool {
        let name = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? "C"
        return ["utf-8", "utf8"].contains { name.lowercased().hasSuffix($0) || name.lowercased().contains($0 + "@") }
    }

    /// `text` with our own marks in ASCII. Other letters stay what they are.
    static func ascii(_ text: String) -> String {
        text.reduce(into: "") { $0 += marks[$1] ?? String($1) }
    }

    private static let marks: [Character: String] = [
        "·": "-", "✓": "+", "✗": "x", "▲": "^", "…": "...", "–": "-", "—": "-", "“": "\"", "”": "\"", "‘": "'", "’": "'",
        "→": "->", "×": "x", "•": "-", "↳": "\\", "─": "-", "│": "|",
    ]
}
