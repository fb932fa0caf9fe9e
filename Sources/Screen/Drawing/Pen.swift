import Terminal

/// The means by which a control draws itself.
struct Pen {
    /// The columns that it may use.
    var width: Int
    var letters: Letters
    /// Whether the keys go to this control.
    var hasFocus = false
}
