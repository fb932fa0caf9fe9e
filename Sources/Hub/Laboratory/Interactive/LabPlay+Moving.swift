import Terminal

extension LabPlay {
    // MARK: - The cursor

    /// Goes to the next tick, or to the next of several things in a tick.
    mutating func step(by step: Int) {
        switch focus {
        case .operation(let stage, let item):
            focus = .operation(stage: stage, item: min(max(0, item + step), board.stages[stage].arguments.count))
        case .row(let row, let tick, let index):
            let count = board.rows[row].things(at: tick).count
            if abs(step) == 1, (0..<count).contains(index + step) {
                focus = .row(row, tick: tick, index: index + step)
                return
            }
            let next = min(max(0, tick + step), LabRow.lastTick)
            if next == tick { return say(step < 0 ? LabRow.Refusal.beforeStart.text : LabRow.Refusal.tooLate.text) }
            let things = board.rows[row].things(at: next)
            focus = .row(row, tick: next, index: step < 0 ? max(0, things.count - 1) : 0)
        }
    }

    /// Goes to another row or operator, at the same tick.
    mutating func go(by step: Int) {
        let stops = stops
        let index = (stops.firstIndex(of: stop) ?? 0) + step
        guard stops.indices.contains(index) else { return }
        switch stops[index] {
        case .row(let row): focus = .row(row, tick: lastTick, index: 0)
        case .operation(let stage): focusArgument(of: stage)
        }
    }

    /// The tick of the cursor. On an operator it is the first tick that is seen.
    private var lastTick: Int {
        if case .row(_, let tick, _) = focus { return tick }
        return left
    }

    mutating func jump(toEnd: Bool) {
        switch focus {
        case .operation(let stage, _):
            focus = .operation(stage: stage, item: toEnd ? board.stages[stage].arguments.count : 0)
        case .row(let row, _, _):
            let count = board.rows[row].count
            if toEnd, count > 0 { focus(on: count - 1, of: row) } else { focus = .row(row, tick: 0, index: 0) }
        }
    }

    /// Goes to the next element, end or argument, in the order of the page.
    mutating func next(by step: Int) {
        let all = stops.flatMap { stop -> [Focus] in
            switch stop {
            case .row(let row):
                let own = board.rows[row]
                return (0..<own.count).map { thing in
                    let tick = own.tick(of: thing)
                    return .row(row, tick: tick, index: thing - own.things(at: tick).lowerBound)
                }
            case .operation(let stage):
                let count = board.stages[stage].arguments.count
                return (count == 0 ? [0] : Array(1...count)).map { .operation(stage: stage, item: $0) }
            }
        }
        let order = stops
        func rank(_ focus: Focus) -> (Int, Int, Int) {
            switch focus {
            case .row(let row, let tick, let index): (order.firstIndex(of: .row(row)) ?? 0, tick, index)
            case .operation(let stage, let item): (order.firstIndex(of: .operation(stage)) ?? 0, item, 0)
            }
        }
        let here = rank(focus)
        let found = step > 0 ? all.first { rank($0) > here } ?? all.first : all.last { rank($0) < here } ?? all.last
        if let found { focus = found }
    }

    // MARK: - Moving an element or an end

    /// Takes the thing at the cursor; edits the argument; chooses another operator.
    mutating func take() {
        if case .operation(let stage, let item) = focus {
            if item == 0 { replaceOperator(stage) } else { edit() }
        } else if let thing {
            mode = .held(Held(before: here, wanted: board.rows[thing.row].tick(of: thing.number)))
        } else {
            notice = "There is nothing to take at this tick. Type a digit to add an element."
        }
    }

    /// A key while something is held.
    mutating func carry(_ held: Held, _ key: Key) -> [LabPlayEffect] {
        var held = held
        switch key {
        case .left, .right: move(&held, by: key == .left ? -1 : 1)
        case .pageUp, .pageDown: move(&held, by: key == .pageUp ? -10 : 10)
        case .home: move(&held, by: -held.wanted)
        case .enter, .character(" "): drop(held)
        case .escape:
            show(held.before.board)
            focus = held.before.focus
            mode = .browse
        default:
            drop(held)
            return command(key)
        }
        return []
    }

    /// Moves what is held. It stays where it may be.
    mutating func move(_ held: inout Held, by ticks: Int) {
        guard let thing else { return }
        held.wanted += ticks
        var board = board
        let (number, refusal) = board.rows[thing.row].move(thing.number, to: held.wanted)
        show(board)
        focus(on: number, of: thing.row)
        if let refusal { notice = refusal.text }
        // The keys do not have to come back from where it could not go.
        if held.column == nil { held.wanted = board.rows[thing.row].tick(of: number) }
        mode = .held(held)
    }

    mutating func drop(_ held: Held) {
        remember(held.before)
        mode = .browse
    }

    /// Moves the thing at the cursor by a tick at once.
    mutating func nudge(by ticks: Int) {
        guard let thing else { return say("There is nothing to move at this tick.") }
        var held = Held(before: here, wanted: board.rows[thing.row].tick(of: thing.number))
        move(&held, by: ticks)
        drop(held)
    }
}
