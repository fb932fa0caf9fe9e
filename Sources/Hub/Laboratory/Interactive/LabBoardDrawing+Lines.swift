import LessonKit
import Marbles
import Terminal

/// The lines of the board, from the ruler to the words.
extension LabBoardDrawing {
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
        let name = state.board.stages[state.stage].name
        let text = state.chooser.summary(of: name)
        guard !text.isEmpty else { return [] }
        return [.init(runs: [], rank: .gap)]
            + wrapped([StyledText("\(name): \(text)")]).map { .init(runs: $0, rank: .summary) }
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
    func pointer(_ column: Int, _ words: String) -> StyledLine {
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
            let renderer = Renderer(page: min(99, width) - 2, paint: paint)
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
