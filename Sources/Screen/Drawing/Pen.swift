import Terminal

/// The means by which a control draws itself.
struct Pen {
    /// The columns that it may use.
    var width: Int
    var letters: Letters
    /// Whether the keys go to this control.
    var hasFocus = false
    /// Whether it draws in a row of a list, where words beside a control would move what stands beside it.
    var isInRow = false
    /// The lines that a list may have beyond its own height.
    var free = 0
    /// The columns of the captions before fields that stand below each other.
    var captions = 0
}
