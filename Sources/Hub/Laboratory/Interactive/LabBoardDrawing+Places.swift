import Marbles
import Terminal

/// Which tick, and what in it, stands at a column of the screen.
extension LabBoardDrawing {
    /// The tick at a column. Beside the picture a column is a tick.
    func tick(at column: Int) -> Int {
        let column = column - margin
        if column < 0 { return ticks.lowerBound + column }
        let used = grid.column(of: ticks.upperBound, in: ticks)
        if column >= used { return ticks.upperBound + column - used }
        return grid.place(at: column, in: ticks).tick
    }

    /// The tick at a column, and the number of what is nearest in it.
    func thing(at column: Int, of row: Int) -> (tick: Int, index: Int) {
        let tick = tick(at: column)
        let count = state.board.rows[row].things(at: tick).count
        let first = margin + grid.column(of: tick, in: ticks)
        let index = (0..<count).min {
            abs(first + offset($0, tick, row) - column) < abs(first + offset($1, tick, row) - column)
        }
        return (tick, index ?? 0)
    }

    /// The column of a thing within its tick: in `(1 2┤)` those of 1, 2 and the end.
    func offset(_ index: Int, _ tick: Int, _ row: Int) -> Int {
        let texts = texts(tick, row)
        guard texts.count > 1 else { return (texts.first?.displayWidth ?? 1) > 1 ? 1 : 0 }
        let marbles = state.board.rows[row].marbles.filter { $0.tick == tick }.count
        let before = texts.prefix(index).reduce(1) { $0 + $1.displayWidth }
        let spaces = min(index, max(0, marbles - 1))
        let last =
            (ticks.contains(tick) ? grid.column(of: tick + 1, in: ticks) - grid.column(of: tick, in: ticks) : 1) - 1
        return min(before + spaces, max(0, last))
    }

    private func texts(_ tick: Int, _ row: Int) -> [String] {
        let own = state.board.rows[row]
        let values = LabDefinition.legend(state.board.legend.compactMap(LabDefinition.init))
        return own.marbles.filter { $0.tick == tick }.map { values[$0.symbol]?.description.printable ?? "\($0.symbol)" }
            + (own.end?.tick == tick ? ["|"] : [])
    }
}
