/// A page that fills the terminal. Only the lines that have changed are sent.
package struct FullPage {
    private let paint: Paint
    private var shown: [StyledLine] = []

    package init(_ paint: Paint) { self.paint = paint }

    /// Makes the next drawing cover the whole terminal.
    package mutating func forget() { shown = [] }

    /// Shows `lines`, as many as the terminal has, each narrower than the terminal. They are sent in one piece: nothing flickers.
    package mutating func show(_ lines: [StyledLine]) { SystemOutput.send(change(to: lines)) }

    /// The text to send so that `lines` are seen; empty if they are there.
    mutating func change(to lines: [StyledLine]) -> String {
        guard lines != shown else { return "" }
        let isNew = shown.count != lines.count
        var text = isNew ? "\u{1B}[2J" : ""
        for (index, line) in lines.enumerated() where isNew ? !line.isEmpty : line != shown[index] {
            text += "\u{1B}[\(index + 1);1H\(paint.text(of: line))\u{1B}[K"
        }
        shown = lines
        // A terminal that knows these codes shows all changes at once.
        return "\u{1B}[?2026h\(text)\u{1B}[?2026l"
    }
}
