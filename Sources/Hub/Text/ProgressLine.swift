import Foundation
import Terminal

/// One line of progress: in a terminal only, and erased when the work is done.
enum ProgressLine {
    static func show(_ text: String) {
        let facts = TerminalFacts(output: STDERR_FILENO)
        guard facts.hasScreen, !facts.isDumb else { return }
        // A line that wraps could not be erased.
        SystemOutput.send("\r\u{1B}[K\(text.head(width: max(1, (facts.columns ?? 80) - 1)))", to: STDERR_FILENO)
    }
}
