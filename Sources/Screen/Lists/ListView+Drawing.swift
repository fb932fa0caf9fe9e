import Terminal

extension ListView {
    func emptyDrawn(with pen: Pen) -> Drawing {
        let mark = pen.hasFocus ? StyledText(pen.letters.focus + " ", .strong) : .spaces(Screen.margin)
        return Drawing([[mark, StyledText("(empty)", .quiet)]])
    }

    /// The rows that fit, the current one among them, and how many there are above and below.
    func rowsDrawn(with pen: Pen) -> Drawing {
        let inner = innerControl
        columns.fit(into: pen.width)
        // The others give their cells away first. A row has at least one line, so these are enough.
        first = min(max(first, current - height + 1), current)
        cells.keep(first..<first + height)
        var window = ListWindow()
        var known: CellColumns
        // A wide row makes its columns wider for the rows above it as well.
        repeat {
            known = columns
            window = fitting(with: pen, inner: inner)
            if known != columns { heights = [:] }
        } while known != columns
        cells.keep(first..<first + seen)
        var drawing = Drawing()
        for row in window.rows { drawing.put(below: marked(row, with: pen)) }
        if drawing.lines.count > height { drawing.lines.removeSubrange(height...) }
        if let line = drawing.cursor?.line, line >= height { drawing.cursor = nil }
        if window.rows.count < rows.count { drawing.lines.append(counts(window, with: pen)) }
        return drawing
    }

    /// Chooses the rows to be seen.
    private func fitting(with pen: Pen, inner: Control?) -> ListWindow {
        var window = ListWindow()
        func enter(_ row: Int) -> Bool {
            // A row that does not fit needs no cell.
            guard window.hasRoom(for: heights[row] ?? 1, height: height) else { return false }
            let drawing = drawn(row, with: pen, inner: inner)
            heights[row] = drawing.lines.count
            return window.enter(row, drawing, height: height)
        }
        func goDown(from start: Int) { _ = (start..<max(start, rows.count)).first { !enter($0) } }
        func goUp(from start: Int) { _ = (0..<start + 1).reversed().first { !enter($0) } }
        if current < first + seen { goDown(from: min(first, current)) }
        if !window.contains(current) {
            window = ListWindow()
            goUp(from: current)
        }
        goDown(from: window.first + window.rows.count)
        goUp(from: window.first - 1)
        (first, seen) = (window.first, window.rows.count)
        return window
    }

    private func drawn(_ row: Int, with pen: Pen, inner: Control?) -> Drawing {
        let parts = cell(of: row).controls.map { control in
            var own = pen
            own.hasFocus = pen.hasFocus && row == current && control === inner
            return CellPart(control, with: own)
        }
        columns.measure(parts)
        var drawing = columns.arranged(parts)
        // Pictures below each other would touch.
        let hasPicture = cell(of: row).controls.contains { $0 is ImageView }
        if row + 1 < rows.count, hasPicture { drawing.lines.append([]) }
        return drawing
    }

    /// A row with its marks: whether it has the focus, and whether it is selected.
    private func marked(_ row: ListWindow.Row, with pen: Pen) -> Drawing {
        let isCurrent = pen.hasFocus && row.index == current
        let hasFocus = isCurrent && inner == nil
        let marks: StyledLine = [
            hasFocus ? StyledText(pen.letters.focus, .strong) : " ",
            row.index == selectedRow ? StyledText(pen.letters.selected, .strong) : " ",
        ]
        var drawing = Drawing([marks])
        drawing.put(row.drawing, at: Screen.margin)
        drawing.targets.insert(ClickTarget(nil, drawing, width: pen.width), at: 0)
        drawing.targets = drawing.targets.map { $0.inside(self, row: row.index) }
        if isCurrent, drawing.cursor == nil { drawing.cursor = .init(line: 0, column: 0) }
        return drawing
    }

    private func counts(_ window: ListWindow, with pen: Pen) -> StyledLine {
        let below = rows.count - first - window.rows.count
        let words = [first > 0 ? "\(first) above" : nil, below > 0 ? "\(below) below" : nil].compactMap { $0 }
        let text = "(\(words.joined(separator: ", ")))".cut(to: pen.width, mark: pen.letters.more)
        return [.spaces(Screen.margin), StyledText(text, .quiet)]
    }
}

/// The rows of a list that are seen.
struct ListWindow {
    private(set) var rows: [Row] = []
    private(set) var lines = 0

    struct Row {
        let index: Int
        let drawing: Drawing
    }

    var first: Int { rows[0].index }

    /// The first row fits always.
    func hasRoom(for count: Int, height: Int) -> Bool { rows.isEmpty || lines + count <= height }

    func contains(_ index: Int) -> Bool { rows.contains { $0.index == index } }

    /// Takes a row at one of the ends. False if it does not fit.
    mutating func enter(_ index: Int, _ drawing: Drawing, height: Int) -> Bool {
        let count = max(1, drawing.lines.count)
        guard hasRoom(for: count, height: height) else { return false }
        let isAbove = rows.first.map { index < $0.index } ?? false
        rows.insert(Row(index: index, drawing: drawing), at: isAbove ? 0 : rows.count)
        lines += count
        return true
    }
}
