import Foundation
import LessonKit

/// Lets one check at a time build and run in a checkout: another one would replace its test program while it runs.
///
/// It is a lock of the system's on a file, and goes with the program that holds it, however that ends.
final class CheckLock {
    private var descriptor: Int32

    /// Takes it, and waits as long as somebody else has it.
    ///
    /// - Parameter waits: Is called again and again meanwhile. What it throws ends the wait.
    init(for checkout: Checkout, in folder: BuildFolder, waits: () throws -> Void) throws {
        let place = folder.isElsewhere ? folder.url : checkout.root.appendingPathComponent(".workbook")
        try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        descriptor = open(place.appendingPathComponent("check.lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        // Where there can be no lock, there is none.
        while descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
            do {
                try waits()
            } catch {
                close(descriptor)
                throw error
            }
            usleep(50_000)
        }
    }

    func release() {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
    }

    deinit { release() }
}
