/// A key on the keyboard.
public enum Key: Hashable, Sendable {
    /// A character. It may be several scalars: `한`, `👨‍👩‍👧`.
    case character(Character)
    /// Backspace: deletes the last character.
    case backspace
    /// Delete: deletes the next character. In a form it does nothing.
    case delete
    /// Enter: taps a button, goes on from a field.
    case enter
    /// Tab: goes to the next control.
    case tab
    /// Shift-Tab: goes to the control before.
    case shiftTab
    /// The arrow up: in a form the same as Shift-Tab.
    case up
    /// The arrow down: in a form the same as Tab.
    case down
    /// The arrow to the left: in a form the same as Shift-Tab.
    case left
    /// The arrow to the right: in a form the same as Tab.
    case right
    /// Esc: closes a form.
    case escape
    /// Page Up. In a form it does nothing, as the next three.
    case pageUp
    /// Page Down.
    case pageDown
    /// Home.
    case home
    /// End.
    case end
    /// Ctrl-D: no more keys will come.
    case endOfInput
}

extension Key {
    /// The key that writes `character`.
    package init(_ character: Character) {
        switch character {
        case "\t": self = .tab
        case "\n", "\r", "\r\n": self = .enter
        default: self = .character(character)
        }
    }
}
