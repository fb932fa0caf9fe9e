import Terminal

extension LabPlay {
    /// Takes what the mouse did.
    mutating func touch(_ mouse: Mouse) -> [LabPlayEffect] {
        switch view {
        case .chooser: return touchChooser(mouse)
        case .command, .keys:
            if case .press = mouse.action { view = .board }
            return []
        case .board: break
        }
        switch mouse.action {
        case .press(.left):
            notice = ""
            press(mouse)
        case .drag(.left): drag(mouse)
        case .release:
            if case .held(let held) = mode, held.column != nil { drop(held) }
        default: break
        }
        return []
    }

    private mutating func touchChooser(_ mouse: Mouse) -> [LabPlayEffect] {
        switch mouse.action {
        case .wheelUp: chooser.mark(chooser.marked - 1)
        case .wheelDown: chooser.mark(chooser.marked + 1)
        case .press(.left):
            guard case .entry(let index) = drawing.target(mouse) else { break }
            chooser.mark(index)
            if let entry = chooser.entry { take(entry.one) }
        default: break
        }
        return []
    }

    private mutating func press(_ mouse: Mouse) {
        switch mode {
        case .argument(_, let before): guard keep(before) else { return }
        case .held(let held): drop(held)
        case .browse, .adding, .saving, .overwriting: mode = .browse
        }
        let before = focus
        switch drawing.target(mouse) {
        case .tick(let row, let tick, let index):
            focus = .row(row, tick: min(max(0, tick), LabRow.lastTick), index: index)
            guard let thing else { return }
            let tick = board.rows[thing.row].tick(of: thing.number)
            mode = .held(Held(before: here, wanted: tick, column: mouse.column))
        case .item(let stage, let item):
            focus = .operation(stage: stage, item: item)
            if before == focus { take() }
        case .entry, nil: break
        }
    }

    private mutating func drag(_ mouse: Mouse) {
        guard case .held(var held) = mode, let column = held.column else { return }
        notice = ""
        let drawing = drawing
        let ticks = drawing.tick(at: mouse.column) - drawing.tick(at: column)
        held.column = mouse.column
        mode = .held(held)
        if ticks != 0 { move(&held, by: ticks) }
    }

    private var drawing: LabPlayDrawing { LabPlayDrawing(self, Paint(hasColour: false, isASCII: false)) }
}
