import Dispatch
import LessonKit
import Synchronization

/// Work away from a loop, one thing at a time: only what was asked for last is wanted.
final class LoopWork<Event: Sendable>: Sendable {
    private let mailbox: Mailbox<Event>
    private let failed: @Sendable (_ id: Int, String) -> Event
    private let queue = DispatchQueue(label: "workbook.work")
    /// The work that is wanted; whatever has another number is given up.
    private let wanted = Atomic<Int>(0)

    /// - Parameter failed: The event of a work that could not be done, and why.
    init(_ mailbox: Mailbox<Event>, failed: @escaping @Sendable (_ id: Int, String) -> Event) {
        (self.mailbox, self.failed) = (mailbox, failed)
    }

    /// Does `work`, and posts what came of it. What is being done is given up.
    func begin(_ id: Int, _ work: @escaping @Sendable () throws -> Event) {
        wanted.store(id, ordering: .relaxed)
        queue.async { [self] in
            guard !isGivenUp(id) else { return }
            do {
                mailbox.post(try work())
            } catch CheckError.cancelled {
            } catch {
                mailbox.post(failed(id, "\(error)"))
            }
        }
    }

    func isGivenUp(_ id: Int) -> Bool { wanted.load(ordering: .relaxed) != id }

    /// Gives up what is being done.
    func stop() { wanted.store(0, ordering: .relaxed) }

    /// Gives it up, and waits until nothing of it is left.
    func end() {
        stop()
        queue.sync {}
    }
}
