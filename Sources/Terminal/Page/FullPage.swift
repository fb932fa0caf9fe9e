import Foundation

/// A page that fills the terminal. What is the same as before is not sent again.
package struct FullPage {
    private var shown: [String] = []

    package init() {}

    /// The next drawing covers whatever stands there.
    package mutating func forget() { shown = [] }

    /// Shows `lines`, as many as the terminal has, each narrower than it: in one piece, so that nothing flickers.
    package mutating func show(_ lines: [String]) {
        let text = change(to: lines)
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR, errno != EAGAIN { return }
        }
    }

    /// What to send for `lines` to be seen; nothing if they are there.
    mutating func change(to lines: [String]) -> String {
        guard lines != shown else { return "" }
        let isNew = shown.count != lines.count
        var text = isNew ? "\u{1B}[2J" : ""
        for (index, line) in lines.enumerated() where isNew ? !line.isEmpty : line != shown[index] {
            text += "\u{1B}[\(index + 1);1H\(line)\u{1B}[K"
        }
        shown = lines
        // A terminal that can shows all of it at once.
        return "\u{1B}[?2026h\(text)\u{1B}[?2026l"
    }
}
