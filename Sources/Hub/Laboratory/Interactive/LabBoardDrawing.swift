import LessonKit
import Marbles
import Terminal

/// The rows, the operators with their arguments, and what they send.
struct LabBoardDrawing {
    /// A part of the board, from the top.
    enum Strip {
        /// A row that is edited.
        case input(Int)
        /// What a row sent in one of its subscriptions.
        case part
        case operation(Int)
        case output
    }

    let state: LabPlay
    let paint: Paint
    let width: Int
    let strips: [(strip: Strip, label: String, row: Int?)]
    let grid: Timeline.Grid
    /// The columns to the left of the first tick.
    let margin: Int
    /// The ticks that are seen.
    let ticks: Range<Int>

    init(_ state: LabPlay, _ paint: Paint, width: Int) {
        (self.state, self.paint, self.width) = (state, paint, width)
        var rows: [Timeline.Row] = []
        var strips: [(Strip, String, Int?)] = []
        for (strip, row) in Self.strips(state) {
            strips.append((strip, row?.label ?? "", row.map { _ in rows.count }))
            if let row { rows.append(row) }
        }
        self.strips = strips
        let widest = rows.map(\.label.displayWidth).max() ?? 0
        let labels = min(widest, max(10, width / 3 - 4))
        margin = labels + 4
        var length = (state.result?.length ?? 0) + 1
        if case .row(_, let tick, _) = state.focus { length = max(length, tick + 1) }
        // A row that never ends goes on for a while.
        length = max(length, (state.board.rows.map(\.lastTick).max() ?? 0) + 3, 12)
        grid = Timeline.Grid(
            Timeline(rows), style: paint.letters.isASCII ? .ascii : .unicode, ticks: length,
            columns: max(1, width - margin - 2), scale: .init("tick"))
        ticks = Self.ticks(grid, state)
    }

    /// The ticks from where they were before, as near to it as the focus is seen.
    private static func ticks(_ grid: Timeline.Grid, _ state: LabPlay) -> Range<Int> {
        if grid.visible(from: 0).count == grid.length { return 0..<grid.length }
        var first = state.left
        if case .row(_, let tick, _) = state.focus {
            first = min(first, tick)
            while !grid.visible(from: first).contains(tick) { first += 1 }
        }
        // No room is left free at the end.
        while first > 0, grid.visible(from: first - 1).upperBound == grid.length { first -= 1 }
        return grid.visible(from: first)
    }
}

extension LabRow {
    fileprivate var lastTick: Int { max(marbles.last?.tick ?? 0, end?.tick ?? 0) }
}
