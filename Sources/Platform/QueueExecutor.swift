import Dispatch

/// Runs the jobs of tasks on a queue.
///
/// For tasks that wait without `await`: Swift has one thread for each core, and one that waits is lost to all other tasks.
package final class QueueExecutor: TaskExecutor {
    private let queue: DispatchQueue

    /// - Parameter queue: A serial queue: the jobs run in the order in which they come.
    package init(_ queue: DispatchQueue) { self.queue = queue }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
