import Marbles
import Terminal

extension Screen {
    /// The lines that a person would see, without colours.
    ///
    ///       Is it a number?
    ///
    ///     › Number [12a                          ]
    ///       Error (red)
    ///       [ Send ] (disabled)
    ///
    /// The control that has the focus is marked. Lines have no spaces at their ends.
    ///
    /// - Parameters:
    ///   - width: The columns there are, 16 at least.
    ///   - ascii: Whether the marks are drawn with ASCII characters only.
    public func frame(width: Int = 60, ascii: Bool = false) -> [String] {
        drawn(width: width, marks: Marks(isASCII: ascii)).texts
    }

    /// The title and the rows.
    func drawn(width: Int, marks: Marks) -> Drawing {
        let width = max(16, width)
        let margin = Screen.margin
        let heading = title.drawable.folded(width: width - margin, indentation: 0)
        let space = Piece(String(repeating: " ", count: margin))
        var drawing = Drawing(heading.map { [space, Piece($0, Style(isStrong: true))] } + [[]])
        let focused = focused
        for row in rows {
            for part in parts(of: row.filter(\.isShown), width: width, marks: marks, focused: focused) {
                drawing.put(below: part)
            }
        }
        return drawing
    }

    /// A row, in as many parts below each other as the width asks for.
    private func parts(of row: [Control], width: Int, marks: Marks, focused: Control?) -> [Drawing] {
        var parts: [Drawing] = []
        for control in row {
            let hasFocus = control === focused
            let inner = control.drawn(with: Pen(width: width - Screen.margin, marks: marks, hasFocus: hasFocus))
            var drawing = Drawing([[hasFocus ? Piece(marks.focus, Style(isStrong: true)) : Piece(" ")]])
            drawing.put(inner, at: Screen.margin)
            if !hasFocus { drawing.caret = nil }
            if let last = parts.last, last.width + 1 + drawing.width <= width {
                parts[parts.count - 1].put(drawing, at: last.width + 1)
            } else {
                parts.append(drawing)
            }
        }
        return parts
    }

    /// The columns in front of a control, where the focus is marked.
    private static let margin = 2
}
