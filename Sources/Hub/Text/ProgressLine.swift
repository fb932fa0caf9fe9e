import Foundation
import Terminal

/// One line of progress, erased when the work is done. Without a terminal nothing is shown but that a command waits, and for whom.
enum ProgressLine {
    nonisolated(unsafe) private static var last = ""

    static func show(_ text: String) {
        let facts = TerminalFacts(output: STDERR_FILENO)
        guard facts.hasScreen, !facts.isDumb else {
            if text.hasPrefix("Waiting for "), text != last { SystemOutput.send("\(text)\n", to: STDERR_FILENO) }
            last = text
            return
        }
        // A line that wraps could not be erased.
        SystemOutput.send("\r\u{1B}[K\(text.head(width: max(1, (facts.columns ?? 80) - 1)))", to: STDERR_FILENO)
    }
}
