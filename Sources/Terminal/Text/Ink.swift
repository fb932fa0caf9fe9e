/// Turns styled text into what a terminal is sent.
///
/// Code keeps its backticks: nothing is said by colour alone. Emphasis keeps its asterisks where it cannot be bold or italic.
package struct Ink {
    package let colour: Bool
    /// Whether our own marks are drawn in ASCII.
    package let ascii: Bool

    package init(colour: Bool, ascii: Bool) { (self.colour, self.ascii) = (colour, ascii) }

    /// `runs` as they are to be measured and wrapped: with the marks that stand in for colour.
    package func marked(_ runs: [StyledText]) -> [StyledText] {
        runs.map { run in
            let mark =
                if run.style.contains(.code) {
                    "`"
                } else if colour {
                    ""
                } else if run.style.contains(.strong) {
                    "**"
                } else if run.style.contains(.emphasis) {
                    "*"
                } else {
                    ""
                }
            return StyledText(text: mark + run.text + mark, style: run.style)
        }
    }

    /// `runs` with the terminal's codes for their styles, or bare.
    package func paint(_ runs: [StyledText]) -> String {
        runs.map { paint($0.text, $0.style) }.joined()
    }

    /// `text` with the terminal's codes for `style`, or bare.
    package func paint(_ text: String, _ style: Style) -> String {
        guard colour, !style.isEmpty, !text.isEmpty else { return text }
        let codes: [(Style, String)] = [
            (.strong, "1"), (.emphasis, "3"), (.code, "36"), (.quiet, "2"), (.question, "1;33"), (.bad, "1;31"),
        ]
        return "\u{1B}[\(codes.filter { style.contains($0.0) }.map(\.1).joined(separator: ";"))m\(text)\u{1B}[0m"
    }

    /// The mark between two parts of a heading.
    package var dot: String { ascii ? "-" : "·" }
    /// The mark of something that went wrong.
    package var cross: String { ascii ? "x" : "✗" }
    /// The mark of something that goes on.
    package var more: String { ascii ? "..." : "…" }
    /// The mark of a list item.
    package var bullet: String { ascii ? "-" : "•" }
    /// The mark before the rest of a line of code that did not fit.
    package var wrapped: String { ascii ? "\\" : "↳" }
    /// The mark in the margin of what only the instructor is told.
    package var bar: String { ascii ? "|" : "│" }
    /// The line under a table's header.
    package var line: String { ascii ? "-" : "─" }
}
