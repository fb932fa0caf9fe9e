import Terminal

/// A part of a drawing that can be clicked: a control, or a row of a list.
struct ClickTarget {
    private(set) var lines: Range<Int>
    private(set) var columns: Range<Int>
    /// The column of the cursor in a field.
    private var cursor: Int?
    private(set) weak var control: Control?
    /// The list that the control stands in, or whose row it is.
    private(set) weak var list: ListView?
    private(set) var row = 0
    /// The screen that the control or the list stands on. A drawing keeps no screen alive.
    private weak var screen: Screen?

    /// The whole of `drawing` as a target.
    init(_ control: Control?, _ drawing: Drawing, width: Int? = nil) {
        (lines, columns) = (0..<drawing.lines.count, 0..<(width ?? drawing.width))
        (self.control, cursor) = (control, drawing.cursor?.column)
    }

    func moved(lines: Int, columns: Int) -> ClickTarget {
        var target = self
        target.lines = self.lines.lowerBound + lines..<self.lines.upperBound + lines
        target.columns = self.columns.lowerBound + columns..<self.columns.upperBound + columns
        target.cursor = cursor.map { $0 + columns }
        return target
    }

    func inside(_ list: ListView, row: Int) -> ClickTarget {
        var target = self
        (target.list, target.row) = (list, row)
        return target
    }

    func on(_ screen: Screen) -> ClickTarget {
        var target = self
        target.screen = screen
        return target
    }

    func contains(_ place: InlinePage.Place) -> Bool { lines.contains(place.line) && columns.contains(place.column) }

    /// Moves the focus to the control, and the cursor in it.
    ///
    /// - Returns: whether the click presses it as well.
    func focus(at place: InlinePage.Place) -> Bool {
        guard let screen, let owner = list ?? control, owner.isUsable, control?.isUsable != false else { return false }
        screen.moveFocus(to: owner)
        list?.moveFocus(to: control, in: row)
        guard let field = control as? TextField else { return true }
        field.moveCursor(columns: place.column - (cursor ?? place.column))
        return false
    }
}
