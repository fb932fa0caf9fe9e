/// How a piece of a line is shown, where the terminal can. Nothing is said by it alone.
struct Style: Equatable {
    var background: Color?
    var foreground: Color?
    var isFaint = false
    var isStrong = false

    static let plain = Style()
    static let faint = Style(isFaint: true)
}
