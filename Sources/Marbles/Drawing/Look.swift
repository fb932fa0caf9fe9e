/// How the rows of a picture look.
struct Look {
    let style: Timeline.Style
    /// Whether the picture has a scale and is for people alone.
    let isChart: Bool

    /// What fills up a tick that another row has made wider. A further `-` would be a further tick.
    var filling: String {
        switch (style, isChart) {
        case (.ascii, true): "."
        case (.ascii, false): " "
        case (.unicode, true): "┈"
        case (.unicode, false): "─"
        }
    }

    /// What stands between the values of one tick, which are `marks`.
    func separator(of marks: [Mark]) -> String {
        if isChart { return " " }
        return marks.allSatisfy { style.isBare($0) } ? "" : ","
    }
}
