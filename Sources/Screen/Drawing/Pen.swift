/// What a control draws itself with.
struct Pen {
    /// The columns there are.
    var width: Int
    var marks: Marks
    /// Whether the keys come here.
    var hasFocus = false
}

/// The characters that are not letters.
struct Marks: Equatable {
    /// Whether only ASCII is to be used.
    let isASCII: Bool

    /// What has the focus.
    var focus: String { isASCII ? ">" : "›" }
    /// What has been left out.
    var more: String { isASCII ? "..." : "…" }
    /// Between two parts of a line.
    var dot: String { isASCII ? "-" : "·" }

    func lamp(isOn: Bool) -> String {
        switch (isASCII, isOn) {
        case (true, true): "(*)"
        case (true, false): "( )"
        case (false, true): "●"
        case (false, false): "○"
        }
    }
}
