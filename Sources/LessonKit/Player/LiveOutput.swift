import Marbles

/// Writes lines of output as they come. The stage sees to it that they come one at a time.
final class LiveOutput: @unchecked Sendable {
    private let terminal: any Terminal
    private let page: Page
    private var queueWidth = 4

    init(terminal: any Terminal, page: Page) {
        self.terminal = terminal
        self.page = page
    }

    func write(_ line: OutputLine) {
        let queue = line.queue ?? ""
        queueWidth = max(queueWidth, queue.displayWidth)
        let time = Milliseconds.text(line.time, digits: 4)
        let padding = String(repeating: " ", count: queueWidth - queue.displayWidth)
        for text in page.output("\(time)  \(queue)\(padding)  ", line.text) { terminal.write(text) }
    }
}

enum Milliseconds {
    /// "  40 ms"
    static func text(_ count: Int, digits: Int) -> String {
        let number = String(count)
        return String(repeating: " ", count: max(0, digits - number.count)) + number + " ms"
    }
}
