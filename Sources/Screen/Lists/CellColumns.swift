import Terminal

/// The columns of a list: the controls of all cells that stand below each other begin at the same place.
///
/// A column is as wide as its widest control so far, so that nothing moves while one scrolls.
struct CellColumns: Equatable {
    private var widths: [Int] = []
    private var leads: [Int] = []
    private var room = 0

    /// Forgets the widths if the room is another one.
    mutating func fit(into room: Int) {
        if room != self.room { self = CellColumns(room: room) }
    }

    init(room: Int = 0) { self.room = room }

    /// Makes room for the controls of a cell.
    mutating func measure(_ parts: [CellPart]) {
        for (index, part) in parts.enumerated() {
            if index == widths.count {
                widths.append(0)
                leads.append(0)
            }
            widths[index] = max(widths[index], part.drawing.width)
            leads[index] = max(leads[index], part.lead)
        }
    }

    /// The controls of a cell in their columns. A column that does not fit beside another stands below it.
    func arranged(_ parts: [CellPart]) -> Drawing {
        var (whole, line) = (Drawing(), Drawing())
        var end = 0
        for (index, part) in parts.enumerated() where widths[index] > 0 {
            var start = end == 0 ? leads[index] : end + 1 + max(1, leads[index])
            if end > 0, start + widths[index] > room {
                whole.put(below: line)
                (line, start) = (Drawing(), leads[index])
            }
            if part.hasFocus { line.put(part.mark, at: start - leads[index]) }
            line.put(part.drawing, at: start)
            end = start + widths[index]
        }
        whole.put(below: line)
        return whole
    }
}

/// A control of a cell, drawn.
struct CellPart {
    let drawing: Drawing
    /// The columns before it for the mark of the focus.
    let lead: Int
    let hasFocus: Bool
    let mark: Drawing

    init(_ control: Control, with pen: Pen) {
        var own = pen
        lead = control.takesKeys ? Screen.margin : 0
        own.width = pen.width - lead
        own.isInRow = true
        var drawing = control.isShown ? control.drawn(with: own) : Drawing()
        if control.takesKeys { drawing.targets = [ClickTarget(control, drawing)] }
        if !pen.hasFocus { drawing.cursor = nil }
        self.drawing = drawing
        hasFocus = pen.hasFocus
        mark = Drawing([[StyledText(pen.letters.focus, .strong)]])
    }
}
