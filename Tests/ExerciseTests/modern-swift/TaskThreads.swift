import Dispatch

/// The threads of Swift that tasks run on, seen from a check that waits for a task of which it knows nothing.
final class TaskThreads {
    /// How many seconds other tests may keep all of these threads.
    private static let patience = 300.0

    private var areStuck = false

    /// Comes back when a task of high priority has gone over the threads of Swift and back to main. The tasks of `task(_:)` have this
    /// priority, and tests do not keep its threads.
    func pass() { pass(.high, 0.1) }

    /// The same with a task that says nothing of its priority, as a detached task does. It waits behind whatever else runs there: the
    /// tests run there, too.
    func passBusy() {
        guard !areStuck else { return }
        areStuck = !pass(nil, Self.patience)
    }

    /// - Returns: Whether the task came back in so many seconds.
    @discardableResult
    private func pass(_ priority: TaskPriority?, _ seconds: Double) -> Bool {
        let isDone = DispatchSemaphore(value: 0)
        Task.detached(priority: priority) { DispatchQueue.main.async { isDone.signal() } }
        return isDone.wait(timeout: .now() + seconds) == .success
    }
}
