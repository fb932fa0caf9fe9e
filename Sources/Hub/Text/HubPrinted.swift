import LessonKit
import Terminal

extension Hub {
    /// Shows what an exercise printed. A line that does not fit is cut.
    func show(_ printed: Printed) {
        guard !printed.isEmpty else { return }
        line("  It printed:")
        for text in printed.lines {
            let width = page.width - 4
            let isCut = text.displayWidth > width
            line(
                text.isEmpty ? "" : "    " + (isCut ? Page.head(of: text[...], width: width - 3) + page.ink.more : text)
            )
        }
        if printed.more > 0 {
            let lines = printed.more == 1 ? "line" : "lines"
            line("    \(page.ink.more) and \(Printed.text(of: printed.more)) \(lines) more")
        }
    }
}
