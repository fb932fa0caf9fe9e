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
        queueWidth = page.width < 60 ? 6 : 8
    }

    func write(_ line: OutputLine) {
        if isFirst { console.write("") }
        isFirst = false
        for shown in lines(of: line) { console.write(page.paint.text(of: shown)) }
    }

    /// A line of output as it is shown, with its time and its queue before it.
    func lines(of line: OutputLine) -> [StyledLine] {
        let queue = line.queue ?? ""
        queueWidth = max(queueWidth, queue.displayWidth)
        let prefix = "\(line.time) ms".paddedLeft(to: 7) + "  " + queue.padded(to: queueWidth) + "  "
        return page.output(prefix, line.text)
    }
}
