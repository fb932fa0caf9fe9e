import Streams

extension Screen {
    /// The control that gets the keys.
    ///
    /// At the beginning this is the first control that can have the focus. A control that is disabled keeps the focus and ignores
    /// keys, so that the next key does not go to another control by mistake. A control that is hidden loses it to the next.
    var focused: Control? {
        let index = focus.value
        if let index, controls[index].isShown { return controls[index] }
        return moveFocus(by: 1)
    }

    /// Moves the focus to a control of this screen.
    func moveFocus(to control: Control) {
        if let index = controls.firstIndex(where: { $0 === control }) { focus.withLock { $0 = index } }
    }

    /// Moves the focus to the next control that can have it, or to the one before.
    @discardableResult func moveFocus(by step: Int) -> Control? {
        let start = focus.value ?? (step > 0 ? -1 : controls.count)
        for distance in 1...max(1, controls.count) {
            guard !controls.isEmpty else { return nil }
            let index = (start + distance * step + controls.count * 2) % controls.count
            if controls[index].canHaveFocus {
                focus.withLock { $0 = index }
                return controls[index]
            }
        }
        return nil
    }
}
