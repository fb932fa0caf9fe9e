import Marbles
import Terminal

/// Writes lines of output as they come. The stage sees to it that they come one at a time.
final class LiveOutput: @unchecked Sendable {
    private let terminal: any Console
    private let page: Page
    /// Most names fit into this: lines that have been written cannot be moved when a longer one comes.
    private var queueWidth: Int
    private var isFirst = true

    init(terminal: any Console, page: Page) {
        self.terminal = terminal
        self.page = page
        queueWidth = page.width < 60 ? 6 : 8
    }

    func write(_ line: OutputLine) {
        if isFirst { terminal.write("") }
        isFirst = false
        let queue = line.queue ?? ""
        queueWidth = max(queueWidth, queue.displayWidth)
        let prefix = "\(line.time) ms".paddedLeft(to: 7) + "  " + queue.padded(to: queueWidth) + "  "
        for text in page.output(prefix, line.text) { terminal.write(text) }
    }
}
