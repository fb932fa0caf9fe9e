import Terminal

extension Screen {
    /// Returns the lines that a person would see, without colours.
    ///
    ///       Is it a number?
    ///
    ///     › Number [12a                          ]
    ///       Error (red)
    ///       [ Send ] (disabled)
    ///
    /// A mark stands before the control that has the focus. Lines have no spaces at their ends.
    ///
    /// - Parameters:
    ///   - width: The columns to draw in, at least 16.
    ///   - ascii: Whether the marks are ASCII characters.
    public func frame(width: Int = 60, ascii: Bool = false) -> [String] {
        drawn(width: width, letters: Letters(isASCII: ascii)).texts
    }

    /// The title and the rows.
    func drawn(width: Int, letters: Letters) -> Drawing {
        let width = max(16, width)
        let margin = Screen.margin
        let heading = title.drawable.folded(width: width - margin)
        var drawing = Drawing(heading.map { [.spaces(margin), StyledText($0, .strong)] } + [[]])
        let focused = focused
        for row in rows {
            for part in parts(of: row.filter(\.isShown), width: width, letters: letters, focused: focused) {
                drawing.put(below: part)
            }
        }
        return drawing
    }

    /// The parts of a row. A part that does not fit beside another stands below it.
    private func parts(of row: [Control], width: Int, letters: Letters, focused: Control?) -> [Drawing] {
        var parts: [Drawing] = []
        for control in row {
            let hasFocus = control === focused
            let inner = control.drawn(with: Pen(width: width - Screen.margin, letters: letters, hasFocus: hasFocus))
            var drawing = Drawing([[hasFocus ? StyledText(letters.focus, .strong) : " "]])
            drawing.put(inner, at: Screen.margin)
            if !hasFocus { drawing.cursor = nil }
            if let last = parts.last, last.width + 1 + drawing.width <= width {
                parts[parts.count - 1].put(drawing, at: last.width + 1)
            } else {
                parts.append(drawing)
            }
        }
        return parts
    }

    /// The columns before a control. The mark of the focus stands there.
    private static let margin = 2
}
