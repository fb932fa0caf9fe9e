import Foundation
import LessonKit

/// One line of progress: in a terminal only, and erased when the work is done.
enum ProgressLine {
    static func show(_ text: String) {
        guard isatty(STDERR_FILENO) == 1, ProcessInfo.processInfo.environment["TERM"] != "dumb" else { return }
        var size = winsize()
        let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 1
        // A line that wraps could not be erased.
        let text = text.prefix(isKnown ? Int(size.ws_col) - 1 : 79)
        FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
    }
}
