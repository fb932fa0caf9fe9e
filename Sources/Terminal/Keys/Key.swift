/// A key on the keyboard.
public enum Key: Hashable, Sendable {
    /// A character. It may be several scalars: `한`, `👨‍👩‍👧`.
    case character(Character)
    /// A text from the clipboard, at once. It goes into a field and presses nothing, whatever is in it.
    case paste(String)
    /// Backspace: deletes the character before the cursor.
    case backspace
    /// Delete: deletes the character after the cursor.
    case delete
    /// Ctrl-W: deletes the word before the cursor.
    case deleteWord
    /// Ctrl-U: deletes everything before the cursor.
    case deleteToStart
    /// Ctrl-K: deletes everything after the cursor.
    case deleteToEnd
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
    /// The arrow to the left: in a text one character back, elsewhere in a form the same as Shift-Tab.
    case left
    /// The arrow to the right: in a text one character on, elsewhere in a form the same as Tab.
    case right
    /// Ctrl or Alt and the arrow to the left, Alt-B: one word back.
    case wordLeft
    /// Ctrl or Alt and the arrow to the right, Alt-F: one word on.
    case wordRight
    /// Esc: closes a form.
    case escape
    /// Page Up: in a list a page up.
    case pageUp
    /// Page Down: in a list a page down.
    case pageDown
    /// Home, Ctrl-A: to the beginning of a text or a list.
    case home
    /// End, Ctrl-E: to the end of a text or a list.
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
