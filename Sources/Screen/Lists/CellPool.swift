/// The cells of a list: those that have a row, and those that wait for one.
final class CellPool {
    private var living: [Int: Entry] = [:]
    private var waiting: [Entry] = []

    /// A cell, and which rows can have it.
    struct Entry {
        let identifier: String
        let cell: ListCell
    }

    /// The cell of `row`, if it has one.
    func cell(of row: Int) -> ListCell? { living[row]?.cell }

    /// Gives `row` a cell that waits, or a new one.
    func enter<Cell: ListCell>(_ row: Int, _ identifier: String, _: Cell.Type) -> Cell {
        let index = waiting.firstIndex { $0.identifier == identifier && $0.cell is Cell }
        let old = index.flatMap { waiting.remove(at: $0).cell as? Cell }
        old?.prepareForReuse()
        let cell = old ?? Cell()
        living[row] = Entry(identifier: identifier, cell: cell)
        return cell
    }

    /// Takes the cells of all other rows away. They wait.
    func keep(_ rows: Range<Int>) {
        let leaving = living.keys.filter { !rows.contains($0) }.sorted()
        waiting += leaving.compactMap { living.removeValue(forKey: $0) }
    }
}
