import Marbles
import Terminal

/// Writes each line of output at once. The stage calls it for one line at a time.
final class LiveOutput: @unchecked Sendable {
    private let console: any Console
    private let page: Page
    /// The width of the column of names. Lines that have been written cannot move when a longer name comes.
    private var queueWidth: Int
    private var isFirst = true

    init(console: any Console, page: Page) {
        self.console = console
        self.page = page
        queueWidth = Self.usual(page)
    }

    func write(_ line: OutputLine) {
        if isFirst { console.write("") }
        isFirst = false
        for shown in lines(of: line) { console.write(page.paint.text(of: shown)) }
    }

    /// Lines of output as they are shown, each on its own.
    static func all(_ lines: [OutputLine], on page: Page) -> [[StyledLine]] {
        let widths = lines.map { ($0.queue ?? "").displayWidth }
        return lines.map { Self.lines(of: $0, queueWidth: max(usual(page), widths.max() ?? 0), page) }
    }

    private static func usual(_ page: Page) -> Int { page.width < 60 ? 6 : 8 }

    /// A line of output as it is shown, with its time and its queue before it.
    func lines(of line: OutputLine) -> [StyledLine] {
        queueWidth = max(queueWidth, (line.queue ?? "").displayWidth)
        return Self.lines(of: line, queueWidth: queueWidth, page)
    }

    private static func lines(of line: OutputLine, queueWidth: Int, _ page: Page) -> [StyledLine] {
        let queue = (line.queue ?? "").padded(to: queueWidth)
        return page.output("\(line.time) ms".paddedLeft(to: 7) + "  " + queue + "  ", line.text)
    }
}
