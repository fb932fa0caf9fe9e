import Foundation
import LessonKit

/// The hub's end of the line to a test program: as long as it is open the hub lives, and a byte on it asks the program to end.
///
/// It is a named pipe, for between the two there may be a SwiftPM, which hands on no open file.
final class HubLine {
    let path: String
    private let descriptor: Int32

    init(_ file: URL) throws(CheckError) {
        path = file.path
        // Open for both, so that it need not wait for the other end.
        guard mkfifo(path, 0o600) == 0 else { throw .cannotStart("a pipe", reason: String(cString: strerror(errno))) }
        descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .cannotStart("a pipe", reason: String(cString: strerror(errno))) }
    }

    deinit { close(descriptor) }

    /// Whether it could be asked.
    func ask() -> Bool { write(descriptor, "?", 1) == 1 }
}
