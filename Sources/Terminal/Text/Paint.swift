/// Turns styled lines into what a terminal receives. This is the last thing that happens to a line.
package struct Paint: Sendable {
    private let colours: ColourDepth
    /// The marks to draw with.
    package let letters: Letters

    package init(_ colours: ColourDepth, isASCII: Bool) {
        self.colours = colours
        letters = Letters(isASCII: isASCII, hasPixels: colours != .none)
    }

    package init(hasColour: Bool, isASCII: Bool) { self.init(hasColour ? .basic : .none, isASCII: isASCII) }

    package var hasColour: Bool { colours != .none }

    /// `line` in the letters of the terminal, with the marks that stand for its styles. Use it before the line is measured and
    /// wrapped.
    ///
    /// Code has backticks always: colour says nothing alone. Stressed words have asterisks where they cannot be bold or italic.
    package func marked(_ line: StyledLine) -> StyledLine {
        line.map { run in
            let mark =
                if run.style.contains(.code) {
                    "`"
                } else if hasColour {
                    ""
                } else if run.style.contains(.strong) {
                    "**"
                } else if run.style.contains(.emphasis) {
                    "*"
                } else {
                    ""
                }
            return StyledText(mark + letters.text(run.text) + mark, run.style)
        }
    }

    /// `line` with the terminal's codes for its styles, or bare.
    package func text(of line: StyledLine) -> String { line.map(text).joined() }

    private func text(of run: StyledText) -> String {
        let codes = hasColour && !run.text.isEmpty ? run.style.codes(colours) : []
        return codes.isEmpty ? run.text : "\u{1B}[\(codes.joined(separator: ";"))m\(run.text)\u{1B}[0m"
    }
}

extension Style {
    /// The parameters of the terminal's escape code.
    ///
    /// Only red and magenta are used for text: they can be read on white and on black. Cyan and yellow are weak on white, blue
    /// is weak on black.
    fileprivate func codes(_ depth: ColourDepth) -> [String] {
        let codes: [(Style, String)] = [
            (.strong, "1"), (.emphasis, "3"), (.code, "35"), (.quiet, "2"), (.question, "1;35"), (.bad, "1;31"),
        ]
        return codes.filter { contains($0.0) }.map(\.1)
            + [foreground?.foreground(depth), background?.background(depth)].compactMap(\.self)
    }
}
