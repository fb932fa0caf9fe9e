/// What the keys go to.
extension LabPlay {
    /// The rows and operators that can have the focus, from the top.
    enum Stop: Equatable {
        case row(Int)
        case operation(Int)
    }

    var stops: [Stop] {
        board.stages.indices.flatMap { stage -> [Stop] in
            let own = (stage == 0 ? Array(0..<board.inner) : []) + board.rows(of: stage)
            return own.map(Stop.row) + [.operation(stage)]
        }
    }

    var stop: Stop {
        switch focus {
        case .row(let row, _, _): .row(row)
        case .operation(let stage, _): .operation(stage)
        }
    }

    /// The element or the end that has the focus: its row and its number.
    var thing: (row: Int, number: Int)? {
        guard case .row(let row, let tick, let index) = focus, board.rows.indices.contains(row) else { return nil }
        let things = board.rows[row].things(at: tick)
        return things.isEmpty ? nil : (row, min(things.lowerBound + index, things.upperBound - 1))
    }

    mutating func focus(on thing: Int, of row: Int) {
        let tick = board.rows[row].tick(of: thing)
        focus = .row(row, tick: tick, index: thing - board.rows[row].things(at: tick).lowerBound)
    }

    /// Goes to the first element; without one, to the first argument.
    mutating func focusFirst() {
        let row = board.inner < board.rows.count ? board.inner : 0
        if !board.rows.isEmpty {
            focus = .row(row, tick: 0, index: 0)
            if board.rows[row].count > 0 { focus(on: 0, of: row) }
        } else {
            focusArgument(of: 0)
        }
    }

    /// Goes to the first argument of a stage; without one, to its name.
    mutating func focusArgument(of stage: Int) {
        focus = .operation(stage: stage, item: board.stages[stage].arguments.isEmpty ? 0 : 1)
    }

    /// The stage that has the focus.
    var stage: Int {
        switch focus {
        case .row(let row, _, _): board.stage(of: row)
        case .operation(let stage, _): stage
        }
    }

    /// Keeps the focus on something that is there.
    mutating func settle() {
        switch focus {
        case .row(let row, let tick, let index):
            guard !board.rows.isEmpty else { return focusFirst() }
            let near = min(row, board.rows.count - 1)
            let count = board.rows[near].things(at: tick).count
            focus = .row(near, tick: min(max(0, tick), LabRow.lastTick), index: min(index, max(0, count - 1)))
        case .operation(let stage, let item):
            let near = min(stage, board.stages.count - 1)
            focus = .operation(stage: near, item: min(item, board.stages[near].arguments.count))
        }
    }

    /// The argument that has the focus.
    var argument: (stage: Int, index: Int, parameter: LabParameter, text: String)? {
        guard case .operation(let stage, let item) = focus, item > 0 else { return nil }
        let own = board.stages[stage]
        guard own.arguments.indices.contains(item - 1) else { return nil }
        return (stage, item - 1, own.shape.parameters[item - 1], own.arguments[item - 1])
    }
}
