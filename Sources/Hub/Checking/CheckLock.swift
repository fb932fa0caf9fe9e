import Foundation
import LessonKit

/// Lets one check at a time build and run in a checkout. A second one would replace the test program while it runs.
///
/// The system releases this lock on a file when the program that holds it ends, in whatever way.
final class CheckLock {
    private var descriptor: Int32

    /// Takes the lock. Waits while another process holds it.
    ///
    /// - Parameter waits: Called again and again during the wait, with the reason. An error that it throws ends the wait.
    init(for checkout: Checkout, in folder: BuildFolder, waits: (String) throws -> Void) throws {
        let place = folder.isElsewhere ? folder.url : checkout.root.appendingPathComponent(".workbook")
        try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let file = place.appendingPathComponent("check.lock")
        descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        var reason: WaitReason?
        // Without a file there is no lock, and the check goes on.
        while descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
            do {
                let known = reason ?? WaitReason(SourceFile.read(file).flatMap { $0.isEmpty ? nil : $0 })
                reason = known
                try waits(known.text)
            } catch {
                close(descriptor)
                throw error
            }
            usleep(50_000)
        }
        // For those who wait.
        let pid = "\(getpid())"
        if descriptor >= 0, ftruncate(descriptor, 0) == 0 { _ = write(descriptor, pid, pid.utf8.count) }
    }

    func release() {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
    }

    deinit { release() }
}
