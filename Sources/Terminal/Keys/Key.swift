/// A key on the keyboard.
public enum Key: Hashable, Sendable {
    /// A character to write. It may be several scalars: `한`, `👨‍👩‍👧`.
    case character(Character)
    /// Backspace: takes the last character away.
    case backspace
    /// Enter: taps a button, goes on from a field.
    case enter
    /// Tab: on to the next control.
    case tab
    /// Shift-Tab: back to the one before.
    case shiftTab
    /// The arrow up: as Shift-Tab.
    case up
    /// The arrow down: as Tab.
    case down
    /// The arrow to the left: as Shift-Tab.
    case left
    /// The arrow to the right: as Tab.
    case right
    /// Esc: ends playing.
    case escape
    /// A page up: means nothing in a form, as the three below.
    case pageUp
    /// A page down.
    case pageDown
    /// To the beginning.
    case home
    /// To the end.
    case end
    /// Ctrl-D: there are no more keys.
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
