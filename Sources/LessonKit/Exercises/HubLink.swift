import Foundation
import Platform
import Synchronization

/// The way from a test program to the hub that has started it.
///
/// The environment has the path of a pipe, and which exercises are to be checked. The pipe has a word, which is gone when the first
/// exercise begins: no exercise can know it. A line on standard output that begins with the word is for the hub: it has a
/// `HubMessage`. When the hub ends, so does the pipe. A byte on the pipe asks the program to end.
package final class HubLink: Sendable {
    /// A word by which the hub finds all that the program has started.
    package static let markVariable = "WORKBOOK_MARK"
    package static let lineVariable = "WORKBOOK_LINE"

    /// The exercises to check, as JSON: a list of `ExerciseID`.
    package static let exercisesVariable = "WORKBOOK_EXERCISES"

    /// Nil if no hub has started the program.
    package static let current = HubLink()

    private let mark: String
    private let exercises: Set<ExerciseID>
    /// A copy of standard output, made before an exercise could close it.
    private let output: Int32
    /// Held while a message is written: one comes after the other.
    private let writing = Mutex(())

    private init?() {
        guard let path = getenv(Self.lineVariable) else { return nil }
        let line = Lifeline.End(String(cString: path))
        mark = line.word
        let list = getenv(Self.exercisesVariable).map { Data(String(cString: $0).utf8) } ?? Data()
        exercises = (try? JSONDecoder().decode(Set<ExerciseID>.self, from: list)) ?? []
        output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 100)
        // A crash would lose a line that is still in a buffer.
        StandardOutput.writeEachLine()
        Guard(line, self).start()
    }

    /// Whether the hub asks for the verdict on `exercise`.
    package func wants(_ exercise: ExerciseID) -> Bool { exercises.contains(exercise) }

    /// Reports to the hub, on lines of their own, even where the learner's last line has no end.
    package func report(_ message: HubMessage) {
        let parts = message.parts
        writing.withLock { _ in
            for part in parts {
                fflush(nil)
                let line = Array("\n\(mark)".utf8) + part + Array("\n".utf8)
                _ = write(output, line, line.count)
            }
        }
    }

    /// Opens standard output and standard error again, if the learner's code has closed them.
    ///
    /// - Returns: Whether one of them was closed.
    package func reopen() -> Bool {
        let closed = [STDOUT_FILENO, STDERR_FILENO].filter { fcntl($0, F_GETFD) < 0 }
        for descriptor in closed { dup2(output, descriptor) }
        return !closed.isEmpty
    }
}
