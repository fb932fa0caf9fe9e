/// The look of a picture's rows.
struct Look {
    let style: Timeline.Style
    /// Whether the picture has a scale and is for people alone.
    let isChart: Bool

    /// Fills a tick that another row has made wider. Another `-` would be another tick.
    var filling: String {
        switch (style, isChart) {
        case (.ascii, true): "."
        case (.ascii, false): " "
        case (.unicode, true): "┈"
        case (.unicode, false): "─"
        }
    }

    /// The separator between the values of one tick, which are `marks`.
    func separator(of marks: [Mark]) -> String {
        if isChart { return " " }
        return marks.allSatisfy { style.isBare($0) } ? "" : ","
    }
}
