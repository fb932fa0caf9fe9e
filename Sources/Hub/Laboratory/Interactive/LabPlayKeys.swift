/// The keys of the interactive laboratory, as the page names them.
enum LabPlayKeys {
    /// Those that matter now. They stand in the last line.
    static func shown(in state: LabPlay) -> [WatchKeys.Shown] {
        switch state.view {
        case .chooser:
            let out = !state.chooser.filter.isEmpty ? "Esc clears" : state.isChosen ? "Esc back" : "Esc quits"
            return [.init("↑ ↓ move", 2), .init("Enter opens it", 0), .init("type to filter", 1), .init(out, 1)]
        case .command, .keys: return [.init("↑ ↓ move", 2), .init("Esc back", 0), .init("q quit", 1)]
        case .board: return board(state)
        }
    }

    private static func board(_ state: LabPlay) -> [WatchKeys.Shown] {
        switch state.mode {
        case .held: return [.init("← → move it", 0), .init("Space drops it", 0), .init("Esc puts it back", 1)]
        case .adding: return [.init("a letter or a digit adds it", 0), .init("Esc not", 1)]
        case .argument: return [.init("Enter keeps it", 0), .init("Esc puts the old one back", 0)]
        case .saving: return [.init("Enter writes the file", 0), .init("Esc not", 0)]
        case .overwriting: return [.init("y yes", 0), .init("n no", 0)]
        case .browse: break
        }
        return own(state) + [
            .init("↑ ↓ rows", 3), .init("o operators", 4), .init("u undo", 5), .init("? keys", 1), .init("q quit", 1),
        ]
    }

    /// The keys of what has the focus.
    private static func own(_ state: LabPlay) -> [WatchKeys.Shown] {
        if let argument = state.argument {
            let steps: [WatchKeys.Shown] = argument.parameter.isNumber ? [.init("+ - change", 0)] : []
            let edits: [WatchKeys.Shown] = argument.parameter.kind == .word ? [] : [.init("Enter edits", 1)]
            return steps + edits + forms(state, argument.stage) + chain(state)
        }
        guard case .row = state.focus else {
            return [.init("Enter chooses another", 0)] + forms(state, state.stage) + chain(state)
        }
        let row: [WatchKeys.Shown] =
            state.thing == nil
            ? [.init("← → move", 2), .init("0-9 or a adds", 0), .init("| # end", 3)]
            : [.init("Space takes it", 0), .init("x removes it", 2), .init("0-9 adds", 3)]
        return row + next(state)
    }

    private static func chain(_ state: LabPlay) -> [WatchKeys.Shown] {
        next(state) + (state.board.stages.count > 1 ? [.init("x removes it", 2)] : [])
    }

    private static func next(_ state: LabPlay) -> [WatchKeys.Shown] {
        state.board.canGrow ? [.init("c next operator", 1)] : []
    }

    private static func forms(_ state: LabPlay, _ stage: Int) -> [WatchKeys.Shown] {
        state.board.stages[stage].one.forms.count > 1 ? [.init("f next form", 2)] : []
    }

    /// All of them, with what they do.
    static let all = [
        ("← →", "the cursor, a tick back or on; PgUp and PgDn 10 ticks"),
        ("↑ ↓", "another row, or the operator"),
        ("Tab", "the next element, end or argument; Shift-Tab the one before"),
        ("Space", "takes an element or the end: ← → move it, Space drops it, Esc puts it back"),
        ("< >", "moves it by a tick at once (, and . do the same)"),
        ("0-9", "adds this element at the cursor; a and then a letter adds a letter"),
        ("x", "removes what stands at the cursor: an element, an end, an operator of a chain"),
        ("| #", "the row completes here, or fails here; without its end it never ends"),
        ("+ -", "a number of the operator, by one"),
        ("c", "adds an operator behind the one at the cursor: a chain has up to 8"),
        ("Enter", "edits the argument that is marked; on its name, chooses another operator"),
        ("f", "the next form of the operator, with other arguments"),
        ("n d", "adds a row, if the operator takes one more; drops the row at the cursor"),
        ("u", "undoes the last change; r brings the sample back"),
        ("o", "the list of operators, to begin anew; Esc does the same"),
        ("y", "the command that draws this picture; it is also written when you leave"),
        ("s", "saves the picture as SVG"),
        ("mouse", "click to choose, drag to move, click an argument twice to edit it"),
        ("q", "quits, as Ctrl-C does"),
    ]
}
