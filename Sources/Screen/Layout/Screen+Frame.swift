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
    /// A mark stands before the control that has the focus. Lines have no spaces at their ends. An alert stands below the rows.
    ///
    /// - Parameters:
    ///   - width: The columns to draw in, at least 16.
    ///   - ascii: Whether the marks are ASCII characters.
    public func frame(width: Int = 60, ascii: Bool = false) -> [String] {
        drawn(width: width, letters: Letters(isASCII: ascii)).texts
    }

    /// The title, the rows and the alert.
    ///
    /// - Parameter height: The lines that there are. A list that has more rows takes those that are free.
    func drawn(width: Int, letters: Letters, height: Int = 0) -> Drawing {
        let alert = alert
        var pen = Pen(width: max(16, width), letters: letters, hasFocus: alert == nil)
        var drawing = body(with: pen, back: nil)
        if drawing.lines.count < height {
            pen.free = height - drawing.lines.count
            drawing = body(with: pen, back: nil)
        }
        guard let alert else { return drawing }
        pen.hasFocus = true
        drawing.targets = []
        drawing.put(below: Drawing([[]]))
        drawing.put(below: alert.drawn(with: pen))
        return drawing
    }

    /// The title and the rows, as wide as the pen may draw.
    func rowsDrawn(with pen: Pen, back: String?) -> Drawing {
        let focused = pen.hasFocus ? focused : nil
        var pen = pen
        pen.captions = rows.compactMap { ($0.first as? TextField)?.captionWidth(with: pen) }.max() ?? 0
        var drawing = Drawing(headingDrawn(with: pen, back: back) + [[]])
        for row in rows {
            for part in parts(of: row.filter(\.isShown), with: pen, focused: focused) { drawing.put(below: part) }
        }
        return drawing
    }

    /// The title, with the way back before it.
    private func headingDrawn(with pen: Pen, back: String?) -> [StyledLine] {
        let room = pen.width - Screen.margin
        let title = heading.drawable
        guard let back else {
            return title.folded(width: room).map { [.spaces(Screen.margin), StyledText($0, .strong)] }
        }
        let below = back.drawable.cut(to: room / 2 - 5, mark: pen.letters.more)
        let way = "\(pen.letters.back) \(below) \(pen.letters.dot) "
        let lines = title.folded(width: room - way.displayWidth)
        return lines.enumerated().map { index, line in
            let before = index == 0 ? StyledText(way, .quiet) : .spaces(way.displayWidth)
            return [.spaces(Screen.margin), before, StyledText(line, .strong)]
        }
    }

    /// The parts of a row. A part that does not fit beside another stands below it.
    private func parts(of row: [Control], with pen: Pen, focused: Control?) -> [Drawing] {
        var parts: [Drawing] = []
        for control in row {
            var own = pen
            if control !== row.first { own.captions = 0 }
            if control !== controls.first(where: { $0 is ListView }) { own.free = 0 }
            let drawing = marked(control, with: own, hasFocus: control === focused)
            if let last = parts.last, last.width + 1 + drawing.width <= pen.width {
                parts[parts.count - 1].put(drawing, at: last.width + 1)
            } else {
                parts.append(drawing)
            }
        }
        return parts
    }

    /// The drawing of a control, with the margin before it where the mark of the focus stands.
    private func marked(_ control: Control, with pen: Pen, hasFocus: Bool) -> Drawing {
        var own = pen
        own.width = pen.width - Screen.margin
        own.hasFocus = hasFocus
        var inner = control.drawn(with: own)
        if control.takesKeys, !control.marksFocus { inner.targets = [ClickTarget(control, inner)] }
        let isMarked = hasFocus && !control.marksFocus
        var drawing = Drawing([[isMarked ? StyledText(pen.letters.focus, .strong) : " "]])
        if control.marksFocus { drawing = inner } else { drawing.put(inner, at: Screen.margin) }
        drawing.targets = drawing.targets.map { $0.on(self) }
        if !hasFocus { drawing.cursor = nil }
        return drawing
    }

    /// The columns before a control. The mark of the focus stands there.
    static let margin = 2
}
