import Foundation
import Platform

/// What a test program that the hub has started knows of the hub.
///
/// The hub gives a word in the environment that no exercise can know, and the path of a pipe. A line that begins with the word
/// is for the hub. The pipe is at its end when the hub is, and a byte on it asks the program to end.
package final class HubLink: Sendable {
    package static let markVariable = "WORKBOOK_PRINT_MARK"
    package static let lineVariable = "WORKBOOK_LINE"

    /// Nil when nobody but a person has started the program.
    package static let current = HubLink()

    private let mark: String
    /// Standard output as it was before an exercise could close it.
    private let output: Int32

    private init?() {
        guard let mark = getenv(Self.markVariable) else { return nil }
        self.mark = String(cString: mark)
        output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 100)
        // A line that waits in a buffer would be lost in a crash.
        StandardOutput.writeEachLine()
        if let line = getenv(Self.lineVariable) { Guard(String(cString: line), self).start() }
    }

    /// What is printed from here on is printed by `exercise`.
    package func begin(_ exercise: String) { tell(" \(exercise)") }

    /// What is printed from here on is printed by none.
    package func end() { tell("") }

    /// Tells the hub a sentence for the learner.
    package func remark(_ sentence: String) { tell("!\(sentence)") }

    /// On a line of its own, even where the learner's last line has no end.
    private func tell(_ text: String) {
        fflush(nil)
        let line = Array("\n\(mark)\(text)\n".utf8)
        _ = write(output, line, line.count)
    }

    /// Takes standard output and standard error as they were for those that come after the learner's code.
    ///
    /// - Returns: Whether one of them had been closed.
    package func reopen() -> Bool {
        let closed = [STDOUT_FILENO, STDERR_FILENO].filter { fcntl($0, F_GETFD) < 0 }
        for descriptor in closed { dup2(output, descriptor) }
        return !closed.isEmpty
    }
}
