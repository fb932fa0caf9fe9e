import LessonKit
import Marbles
import Terminal

extension Hub {
    /// Writes a line as it stands.
    func line(_ text: String = "", _ style: Style = []) {
        let text = text.isEmpty ? "" : page.ink.paint(text, style)
        terminal.write(page.ink.ascii ? Letters.ascii(text) : text)
    }

    /// Writes prose after `first`, broken between words; its other lines are indented by `margin`.
    func prose(_ text: String, after first: String = "", _ style: Style = [], margin: Int = 0) {
        for (index, text) in wrapped(text, width: page.width - max(margin, first.displayWidth)).enumerated() {
            line((index == 0 ? page.ink.paint(first, style) : page.spaces(margin)) + text)
        }
    }

    /// A command, to be typed as it stands, on a line of its own.
    func command(_ text: String) { line((page.width < 60 ? "  " : "    ") + page.ink.paint(text, .strong)) }

    /// Writes to standard error.
    func complain(_ text: String) {
        for text in text.split(whereSeparator: \.isNewline) {
            for text in wrapped(String(text), width: page.width) {
                terminal.complain(page.ink.ascii ? Letters.ascii(text) : text)
            }
        }
    }

    /// Writes lines that belong one above the other, such as marbles.
    func evidence(_ lines: [String]) { for row in page.evidence(lines, width: page.width) { line(row) } }

    func wrapped(_ text: String, width: Int) -> [String] {
        Wrap.lines([StyledText(text: text, style: [])], width: width).map { $0.map(\.text).joined() }
    }
}
