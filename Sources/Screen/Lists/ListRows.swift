/// The rows of a list: their number, what they show, and how they get a cell.
struct ListRows {
    let count: Int
    let model: (Int) -> Any
    /// Makes a cell for a row, or fills one that waits.
    let makeCell: (CellPool, Int) -> ListCell

    static var none: ListRows { ListRows(count: 0, model: { $0 }, makeCell: { _, _ in ListCell() }) }
}
