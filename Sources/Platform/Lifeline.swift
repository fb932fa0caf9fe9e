import Foundation

/// A line between two programs: it tells the other program whether this one lives, and can ask the other one to end.
///
/// It is a named pipe. A program between the two, such as SwiftPM, does not pass on open files.
package final class Lifeline {
    package struct Failure: Error {
        /// In the system's words.
        package let reason: String
    }

    package let path: String
    private let descriptor: Int32

    /// Makes the pipe at `path`. Somebody else deletes it.
    ///
    /// - Parameter word: The first thing that the other program reads. Nobody can read it a second time.
    package init(_ path: String, word: String) throws(Failure) {
        self.path = path
        // Opened for reading as well: so it does not wait for the other end.
        guard mkfifo(path, 0o600) == 0 else { throw Failure(reason: String(cString: strerror(errno))) }
        descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        let line = Array("\(word)\n".utf8)
        guard descriptor >= 0, write(descriptor, line, line.count) == line.count else {
            throw Failure(reason: String(cString: strerror(errno)))
        }
    }

    deinit { close(descriptor) }

    /// Asks the other program to end.
    ///
    /// - Returns: False if it could not be asked.
    package func ask() -> Bool { write(descriptor, "?", 1) == 1 }

    /// The other program's end of the line.
    package struct End: Sendable {
        package enum News: Sendable {
            case asked
            /// The program at the other end has ended.
            case gone
        }

        private let descriptor: Int32

        /// What the program at the other end said first.
        package let word: String

        package init(_ path: String) {
            descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
            var bytes: [UInt8] = []
            var byte: UInt8 = 0
            while read(descriptor, &byte, 1) == 1, byte != UInt8(ascii: "\n") { bytes.append(byte) }
            word = String(decoding: bytes, as: UTF8.self)
        }

        /// What has come since the last call. It is read, not polled: on macOS `poll` does not report that the other end of a
        /// named pipe was closed.
        package var news: News? {
            var byte: UInt8 = 0
            // A negative number means that nothing has come, or that somebody has closed the pipe at this end.
            return switch read(descriptor, &byte, 1) {
            case 1: .asked
            case 0: .gone
            default: nil
            }
        }
    }
}
