import Foundation
import Streams
import Terminal

/// A list of rows, of which a few are seen at a time.
///
///     menus.bind(to: list.rx.items(cellIdentifier: "Menu", cellType: MenuCell.self)) { row, menu, cell in
///         cell.name.text = menu.name
///     }
///
/// While it has the focus, the arrows up and down go from row to row and then out of the list; Page Up, Page Down, Home and End go
/// further. Enter and Space select the row. Tab goes to the buttons and fields in the row, and then out of the list. A character
/// that is the title of a button in the row presses it: `+`.
///
/// In UIKit this is a `UITableView`.
public final class ListView: Control, @unchecked Sendable {
    /// How many lines of rows are seen at most: as many as were asked for, and those that are free in a terminal.
    var height: Int
    private let least: Int
    let cells = CellPool()
    var columns = CellColumns()
    var rows = ListRows.none
    /// The row that the focus is on, and the first row that is seen.
    var (current, first) = (0, 0)
    /// The lines of the rows that were drawn, in the columns of now.
    var heights: [Int: Int] = [:]
    /// How many rows were seen last.
    var seen = 1
    /// The control of the current row that has the focus; nil if the row itself has it.
    var inner: Int?
    var selectedRow: Int?
    let selectable = Visible("allowsSelection", true)
    /// What the rows come from.
    private var source: AnyObject?
    let selections = PublishSubject<IndexPath>()
    let deselections = PublishSubject<IndexPath>()

    /// A list without rows.
    ///
    /// - Parameter height: How many lines of rows are seen at most. In a terminal the first list of a screen has the free lines as well.
    public init(height: Int = 5) {
        least = max(1, height)
        self.height = least
    }

    deinit {
        endOnMain(selections)
        endOnMain(deselections)
    }

    /// Whether Enter selects a row. If not, Enter goes to the first button or field in the row, or else to the next control.
    public var allowsSelection: Bool {
        get { selectable.read(of: self) }
        set { selectable.set(newValue, of: self) }
    }

    /// The row that was selected last, until other rows come or it is deselected.
    public var indexPathForSelectedRow: IndexPath? {
        MainQueue.expect(.read, of: "indexPathForSelectedRow", on: self)
        return selectedRow.map { IndexPath(row: $0, section: 0) }
    }

    /// Selects a row from the program, and scrolls to it. Nothing is emitted.
    public func selectRow(at path: IndexPath) {
        MainQueue.expect(.used, of: "selectRow", on: self)
        guard 0..<rows.count ~= path.row else { return }
        (selectedRow, current, inner) = (path.row, path.row, nil)
    }

    /// Deselects a row from the program. Nothing is emitted.
    public func deselectRow(at path: IndexPath) {
        MainQueue.expect(.used, of: "deselectRow", on: self)
        if selectedRow == path.row { selectedRow = nil }
    }

    // MARK: Rows

    /// Expects rows from `source` from now on. A list has one source.
    func begin(_ source: AnyObject) {
        if self.source != nil { Misuse.twoSources(of: self).report() }
        self.source = source
        columns = CellColumns()
    }

    /// Shows these rows. Cells are filled anew, and no row is selected.
    func show(_ rows: ListRows, from source: AnyObject) {
        guard self.source === source else { return }
        self.rows = rows
        cells.keep(0..<0)
        heights = [:]
        selectedRow = nil
        if current >= rows.count { (current, inner) = (max(0, rows.count - 1), nil) }
    }

    /// Ends the source. The list is empty then.
    func end(_ source: AnyObject) {
        show(.none, from: source)
        if self.source === source { self.source = nil }
    }

    /// The cell of a row. It is made now if the row has none.
    func cell(of row: Int) -> ListCell { cells.cell(of: row) ?? rows.makeCell(cells, row) }

    // MARK: For the screen

    override var takesKeys: Bool { true }
    override var marksFocus: Bool { true }
    override func handle(_ key: Key) -> KeyResult { rows.count == 0 ? .unused : pass(key) }
    override func draw(with pen: Pen) -> Drawing {
        height = least + pen.free
        return rows.count == 0 ? emptyDrawn(with: pen) : rowsDrawn(with: pen)
    }
}

extension Misuse {
    fileprivate static func twoSources(of list: ListView) -> Misuse {
        Misuse(
            """
            ListView.rx.items was bound twice. A list shows the rows of one observable, here the second. \
            Dispose of the first binding before, or merge the two observables.
            """,
            consequence: .isPrinted)
    }
}
