import Terminal

extension Screen {
    /// A key on the keyboard.
    public typealias Key = Terminal.Key

    /// Types a text, a key for each character. A line break is Enter, a tab is Tab.
    ///
    ///     screen.type("12a")
    public func type(_ text: String) {
        for character in text { press(Key(character)) }
    }

    /// Presses keys, one after another. Esc goes back one screen, and does nothing on the last one.
    ///
    ///     screen.press(.backspace, .tab, .enter)
    public func press(_ keys: Key...) {
        for key in keys { press(key) }
    }

    /// Sends a key to the alert that stands, otherwise to the control that has the focus, or moves the focus.
    package func press(_ key: Key) { _ = take(key) }

    /// Presses a key. False if the program ends: there is nothing else that Esc could leave, or the screen has quit.
    func take(_ key: Key) -> Bool {
        if let alert {
            alert.press(key)
        } else if key == .escape {
            return goBack()
        } else {
            handle(key)
        }
        return !hasQuit.value
    }

    /// Presses what stands at a place of `drawing`, this screen's last one. A field gets the cursor there.
    ///
    /// - Returns: false if the program ends.
    func click(_ place: InlinePage.Place, in drawing: Drawing) -> Bool {
        let target = drawing.targets.last { $0.contains(place) }
        return target?.focus(at: place) == true ? take(.enter) : true
    }

    /// Sends a key to the control that has the focus, or moves the focus.
    func passToControls(_ key: Key) {
        switch focused?.offer(key) ?? .unused {
        case .used: break
        case .done: moveFocus(by: 1)
        case .unused:
            switch key {
            case .tab, .down, .right: moveFocus(by: 1)
            case .shiftTab, .up, .left: moveFocus(by: -1)
            default: break
            }
        }
    }

    /// What Esc does on a screen.
    enum Escape: String {
        case quit
        case back
        /// Closes the alert.
        case close
        /// Nothing: the alert wants an answer.
        case nothing

        init(_ alert: Alert) { self = alert.canBeClosed ? .close : .nothing }
    }
}
