import Marbles

/// What stands below what.
extension LabBoardDrawing {
    static func strips(_ state: LabPlay) -> [(Strip, Timeline.Row?)] {
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
}

extension Timeline.Row {
    fileprivate func named(_ label: String) -> Timeline.Row {
        var row = self
        row.label = label
        return row
    }
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
