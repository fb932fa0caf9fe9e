import Foundation
import Terminal

extension ListView {
    /// The control in the current row that has the focus. If it was hidden, the row itself has the focus again.
    var innerControl: Control? {
        guard let inner, current < rows.count else { return nil }
        let controls = cell(of: current).controls
        if inner < controls.count, controls[inner].takesKeys, controls[inner].isShown { return controls[inner] }
        self.inner = nil
        return nil
    }

    /// Sends a key to the control inside the row that has the focus, otherwise to the row.
    func pass(_ key: Key) -> KeyResult {
        switch innerControl?.offer(key) ?? .unused {
        case .used: .used
        case .done: moveInside(by: 1) == .used ? .used : .done
        case .unused: move(key)
        }
    }

    private func move(_ key: Key) -> KeyResult {
        switch key {
        case .up: moveRow(by: -1)
        case .down: moveRow(by: 1)
        case .pageUp: goTo(current - seen)
        case .pageDown: goTo(current + seen)
        case .home: goTo(0)
        case .end: goTo(rows.count - 1)
        case .tab, .right: moveInside(by: 1)
        case .shiftTab, .left: moveInside(by: -1)
        case .enter, .character(" "): selectable.value ? select() : moveInside(by: 1) == .used ? .used : .done
        case .character(let character): press(character)
        default: .unused
        }
    }

    /// Goes to another row. Before the first and after the last one the focus leaves the list.
    private func moveRow(by step: Int) -> KeyResult {
        guard 0..<rows.count ~= current + step else {
            inner = nil
            return .unused
        }
        return goTo(current + step)
    }

    private func goTo(_ row: Int) -> KeyResult {
        current = min(max(0, row), rows.count - 1)
        return .used
    }

    /// Moves by so many rows, and stays in the list.
    func scroll(by step: Int) { if rows.count > 0 { _ = goTo(current + step) } }

    /// Moves the focus to a row, or to a control in it.
    func moveFocus(to control: Control?, in row: Int) {
        guard 0..<rows.count ~= row else { return }
        (current, inner) = (row, control.flatMap { control in cell(of: row).controls.firstIndex { $0 === control } })
    }

    /// Goes from the row to the controls in it, from one to the next, and out of the list.
    private func moveInside(by step: Int) -> KeyResult {
        let controls = cell(of: current).controls
        var next = (inner ?? -1) + step
        while controls.indices ~= next, !controls[next].canHaveFocus { next += step }
        let wasInside = inner != nil
        inner = controls.indices ~= next ? next : nil
        return inner != nil || (wasInside && step < 0) ? .used : .unused
    }

    /// Presses the button of the row whose title is a character: `+`.
    private func press(_ title: Character) -> KeyResult {
        let button = cell(of: current).controls.first { $0.isShown && ($0 as? Button)?.shortText == String(title) }
        guard let button else { return .unused }
        _ = button.offer(.enter)
        return .used
    }

    private func select() -> KeyResult {
        guard inner == nil else { return .unused }
        let old = selectedRow
        selectedRow = current
        let path = IndexPath(row: current, section: 0)
        if let old, old != current { deselections.onNext(IndexPath(row: old, section: 0)) }
        selections.onNext(path)
        return .used
    }
}
