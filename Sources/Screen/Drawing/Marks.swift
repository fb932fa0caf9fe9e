import Terminal

extension Letters {
    /// Before the title of the screen below.
    var back: String { isASCII ? "<" : "‹" }
    /// Before the row of a list that was selected.
    var selected: String { isASCII ? "*" : "•" }
}
