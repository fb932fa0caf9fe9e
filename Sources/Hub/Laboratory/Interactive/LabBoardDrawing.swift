import LessonKit
import Marbles
import Terminal

/// The rows, the operators with their arguments, and what they send.
struct LabBoardDrawing {
    /// A part of the board, from the top.
    private enum Strip {
        /// A row that is edited.
        case input(Int)
        /// What a row sent in one of its subscriptions.
        case part
        case operation(Int)
        case output
    }

    private let state: LabPlay
    private let paint: Paint
    private let width: Int
    private let strips: [(strip: Strip, label: String, row: Int?)]
    private let grid: Timeline.Grid
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

    // MARK: - Places

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
    private func offset(_ index: Int, _ tick: Int, _ row: Int) -> Int {
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

    // MARK: - Strips

    private static func strips(_ state: LabPlay) -> [(Strip, Timeline.Row?)] {
        let (board, result) = (state.board, state.result)
        let (rows, labels) = (inputRows(board), board.labels)
        let inputs = (result?.inner ?? []) + (result?.inputs ?? [])
        func input(_ row: Int) -> [(Strip, Timeline.Row?)] {
            let parts = result.map { inputs.indices.contains(row) ? $0.partRows(inputs[row]) : [] } ?? []
            return [(.input(row), rows[row].named(labels[row]))] + parts.map { (.part, $0.named("  " + $0.label)) }
        }
        var strips = (0..<board.inner).flatMap(input)
        for stage in board.stages.indices {
            strips += board.rows(of: stage).flatMap(input)
            strips.append((.operation(stage), nil))
            let isLast = stage == board.stages.count - 1
            let name = isLast ? "output" : "output \(stage + 1)"
            guard let result else {
                strips.append((.output, Timeline.Row(name, .subscription)))
                continue
            }
            let events = result.shortened(result.stages[stage])
            strips.append((.output, result.row(name, events, from: .init(0))))
        }
        return strips + (result?.shownRows ?? []).map { (.output, $0) }
    }

    /// The rows as they were typed, with their values.
    private static func inputRows(_ board: LabBoard) -> [Timeline.Row] {
        let legend = LabDefinition.legend(board.legend.compactMap(LabDefinition.init))
        return board.rows.map { row in
            var drawn = Timeline.Row("")
            for marble in row.marbles {
                drawn.next(legend[marble.symbol]?.description ?? String(marble.symbol), at: marble.tick)
            }
            if let end = row.end { end.isError ? drawn.fail(at: end.tick) : drawn.complete(at: end.tick) }
            return drawn
        }
    }

    // MARK: - Lines

    var lines: [LabPlayDrawing.Line] {
        var lines: [LabPlayDrawing.Line] = []
        lines.append(ruler)
        for (strip, label, row) in strips {
            switch strip {
            case .input(let number): lines += input(number, label, row ?? 0)
            case .part:
                let text = grid.row(row ?? 0, ticks)
                lines.append(.init(runs: line("  ", label, [StyledText(text, .quiet)], .quiet), rank: .part))
            case .operation(let stage): lines += operation(stage)
            case .output:
                lines.append(.init(runs: line("  ", label, [StyledText(grid.row(row ?? 0, ticks))]), isPinned: true))
            }
        }
        return lines + words + summary
    }

    /// What the operator does. It is read while the page is already there, so it stands where nothing has to move for it.
    private var summary: [LabPlayDrawing.Line] {
        let text = state.chooser.summary(of: state.board.stages[0].name)
        guard !text.isEmpty else { return [] }
        return [.init(runs: [], rank: .gap)]
            + wrapped([StyledText("\(state.board.stages[0].name): \(text)")]).map { .init(runs: $0, rank: .summary) }
    }

    /// The numbers above the rows. Signs show that there is more to the left or to the right.
    private var ruler: LabPlayDrawing.Line {
        let text = grid.ruler(ticks).padded(to: grid.column(of: ticks.upperBound, in: ticks))
        let (before, after) = (ticks.lowerBound > 0 ? "<" : " ", ticks.upperBound < grid.length ? ">" : "")
        let label = "  tick".padded(to: margin - 1)
        return .init(runs: [StyledText(label + before + text + after, .quiet)])
    }

    private func line(_ mark: String, _ label: String, _ row: StyledLine, _ style: Style = []) -> StyledLine {
        let label = label.cut(to: margin - 4, mark: paint.letters.more).padded(to: margin - 2)
        return [StyledText(mark + label, style)] + row
    }

    private func input(_ number: Int, _ label: String, _ row: Int) -> [LabPlayDrawing.Line] {
        guard case .row(number, let tick, let index) = state.focus else {
            return [.init(runs: line("  ", label, [StyledText(grid.row(row, ticks))]), touch: .row(number))]
        }
        var marked: Style = .strong
        marked.background = .blue
        let cells = [
            StyledText(grid.row(row, ticks.lowerBound..<max(ticks.lowerBound, tick))),
            StyledText(grid.row(row, tick..<tick + 1), marked),
            StyledText(grid.row(row, min(tick + 1, ticks.upperBound)..<ticks.upperBound)),
        ]
        let column = margin + grid.column(of: tick, in: ticks) + offset(index, tick, number)
        return [
            .init(
                runs: line(paint.letters.focus + " ", label, cells, .strong), touch: .row(number), isWanted: true),
            .init(runs: pointer(column, words(number, tick)), touch: .row(number), isWanted: true),
        ]
    }

    /// What stands at the cursor.
    private func words(_ row: Int, _ tick: Int) -> String {
        let own = state.board.rows[row]
        if case .adding = state.mode { return "which letter or digit?" }
        guard let thing = state.thing else {
            let isAfter = own.end.map { tick > $0.tick } ?? false
            return "tick \(tick): \(isAfter ? "after the end" : "nothing")"
        }
        let isEnd = thing.number == own.endIndex
        let name =
            isEnd ? (own.end?.isError == true ? "error" : "completed") : String(own.marbles[thing.number].symbol)
        if case .held = state.mode { return "\(name) at tick \(tick), held" }
        return "\(name) at tick \(tick)"
    }

    /// A mark below a column, with words beside it.
    private func pointer(_ column: Int, _ words: String) -> StyledLine {
        let mark = paint.letters.text(Timeline.Style.unicode.pointer)
        let words = paint.letters.text(words)
        if column + 2 + words.displayWidth <= width {
            return [.spaces(column), StyledText("\(mark) \(words)", .strong)]
        }
        let start = column - words.displayWidth - 1
        return start < 0
            ? [.spaces(column), StyledText(mark, .strong)] : [.spaces(start), StyledText("\(words) \(mark)", .strong)]
    }

    /// The output in words, or why there is none.
    private var words: [LabPlayDrawing.Line] {
        switch state.outcome {
        case .failure(let error):
            let renderer = Renderer(width: min(99, width) - 2, paint: paint, isFixed: true)
            return [.init(runs: [], rank: .gap)]
                + renderer.lines(error.blocks).map { .init(runs: $0.indented(by: 1), isPinned: true) }
        case .success(let result):
            let text = ([result.sentence] + result.notes).joined(separator: " ")
            return [.init(runs: [], rank: .gap)]
                + (grid.notes.map { [StyledText(" " + $0)] } + wrapped([StyledText(text)])).map {
                    .init(runs: $0, rank: .words)
                }
        }
    }

    private func wrapped(_ runs: StyledLine) -> [StyledLine] {
        Wrap.lines(paint.letters.line(runs), width: min(99, width) - 2).map { $0.indented(by: 1) }
    }
}

// MARK: - The operator

extension LabBoardDrawing {
    /// The operator and its arguments. The one that has the focus stands in brackets.
    private func operation(_ stage: Int) -> [LabPlayDrawing.Line] {
        let own = state.board.stages[stage]
        let isFocused = state.stop == .operation(stage)
        let rule = paint.letters.isASCII ? "=" : "═"
        var (lines, column): ([LabPlayDrawing.Line], Int) = ([], 0)
        var (runs, items): (StyledLine, [LabPlayDrawing.Line.Item]) = ([], [])
        var caret: Int?
        func end() {
            guard !runs.isEmpty else { return }
            let rest = String(repeating: rule, count: max(0, width - 1 - column))
            lines.append(
                .init(runs: runs + [StyledText(rest, .quiet)], touch: .items(items), isWanted: isFocused))
            if let caret { lines.append(.init(runs: pointer(caret, ""), isWanted: true)) }
            (runs, items, column, caret) = ([], [], 0, nil)
        }
        func add(_ text: String, _ style: Style = [], item: Int? = nil) {
            if let item { items.append(.init(columns: column..<column + text.displayWidth, stage: stage, item: item)) }
            runs.append(StyledText(text, style))
            column += text.displayWidth
        }
        var marked: Style = .strong
        marked.background = .blue
        add(isFocused ? paint.letters.focus : rule, isFocused ? .strong : .quiet)
        let isName = state.focus == .operation(stage: stage, item: 0)
        add(isName ? "[\(own.name)]" : " \(own.name) ", isName ? marked : .strong, item: 0)
        for (index, parameter) in own.shape.parameters.enumerated() {
            let isHere = state.focus == .operation(stage: stage, item: index + 1)
            let name = parameter.kind == .word || parameter.kind == .time ? "" : " \(parameter.name) "
            var (text, cursor) = (own.arguments[index].drawable, Int?.none)
            let room = max(8, width - name.displayWidth - 8)
            if isHere, case .argument(let field, _) = state.mode {
                let shown = field.shown(width: room)
                (text, cursor) = (shown.text.drawable, shown.column)
            } else {
                text = text.cut(to: room, mark: paint.letters.more)
            }
            let (open, close) = isHere ? ("[", "]") : isClosure(parameter) ? ("{ ", " }") : (" ", " ")
            let needed = name.displayWidth + open.count + text.displayWidth + close.count
            if column + needed > width - 1 {
                end()
                add("   ")
            }
            add(name, .quiet, item: index + 1)
            if let cursor { caret = column + 1 + cursor }
            add(open + text + close, isHere ? marked : [], item: index + 1)
            add(" ")
        }
        end()
        return lines
    }

    private func isClosure(_ parameter: LabParameter) -> Bool {
        if case .closure = parameter.kind { return true }
        return false
    }
}

extension Timeline.Row {
    fileprivate func named(_ label: String) -> Timeline.Row {
        var row = self
        row.label = label
        return row
    }
}

extension LabRow {
    fileprivate var lastTick: Int { max(marbles.last?.tick ?? 0, end?.tick ?? 0) }
}

extension LabResult {
    /// What a stream sent in each of its subscriptions, unless that is what was typed.
    fileprivate func partRows(_ input: Input) -> [Timeline.Row] {
        guard let first = input.subscriptions.first else {
            return [Timeline.Row("not subscribed", .subscription)]
        }
        if input.subscriptions.count == 1, first.subscribe == 0, !input.source.isCut(first) { return [] }
        return sentRows(input).map { $0.named("subscribed") }
    }
}
