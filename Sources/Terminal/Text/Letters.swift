/// The marks that a page is drawn with, in Unicode or in ASCII.
package struct Letters: Hashable, Sendable {
    package let isASCII: Bool
    /// Whether a character can be two pixels of a picture, in colours.
    package let hasPixels: Bool

    package init(isASCII: Bool, hasPixels: Bool = false) {
        self.isASCII = isASCII
        self.hasPixels = hasPixels && !isASCII
    }

    /// Between two parts of a line.
    package var dot: String { self["·"] }
    /// Before something that is right.
    package var check: String { self["✓"] }
    /// Before something that went wrong.
    package var cross: String { self["✗"] }
    /// Instead of something that is left out.
    package var more: String { self["…"] }
    /// Before an item of a list.
    package var bullet: String { self["•"] }
    /// Before the rest of a line of code that did not fit.
    package var wrapped: String { self["↳"] }
    /// Beside what only the instructor reads.
    package var bar: String { self["│"] }
    /// Repeated, a line under a heading.
    package var line: String { self["─"] }
    /// Instead of a character of a password.
    package var secret: String { isASCII ? "*" : "•" }
    /// The corners of a box, from the left above to the right below.
    package var corners: [String] { isASCII ? Array(repeating: "+", count: 4) : ["┌", "┐", "└", "┘"] }
    /// Before the control that has the focus.
    package var focus: String { isASCII ? ">" : "›" }

    /// A lamp.
    package func lamp(isOn: Bool) -> String {
        switch (isASCII, isOn) {
        case (true, true): "(*)"
        case (true, false): "( )"
        case (false, true): "●"
        case (false, false): "○"
        }
    }

    /// A pixel above another: the letter is the upper one, and what is behind it the lower one.
    package static let pixels = "▀"

    /// Areas of a picture without colours, from dark to light on a dark terminal.
    package var shades: [Character] { Array(isASCII ? " .:-=+*#%@" : " ░▒▓█") }

    /// `text` in the letters of this set: our own marks, and the quotes and dashes of prose. Other characters stay as they are.
    ///
    /// The result may be wider. Use it before the text is measured.
    package func text(_ text: String) -> String {
        isASCII ? text.reduce(into: "") { $0 += Self.ascii[$1] ?? String($1) } : text
    }

    /// `line` in the letters of this set. Use it before the line is measured.
    package func line(_ line: StyledLine) -> StyledLine {
        isASCII ? line.map { StyledText(text($0.text), $0.style) } : line
    }

    private subscript(mark: Character) -> String { text(String(mark)) }

    private static let ascii: [Character: String] = [
        "·": "-", "✓": "+", "✗": "x", "▲": "^", "…": "...", "–": "-", "—": "-", "“": "\"", "”": "\"", "‘": "'",
        "’": "'", "→": "->", "×": "x", "•": "-", "↳": "\\", "─": "-", "│": "|", "┤": "|", "✕": "#", "●": "o",
    ]
}
