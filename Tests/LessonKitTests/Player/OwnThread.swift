import Dispatch
import Testing

/// Has the tests of a suite wait for programs on a thread of their own. The threads of the pool, one for each core, are left to the
/// tests that compute.
///
/// A trait that is handed on to the tests of a suite has to be one of tests as well: the library stops the program otherwise.
struct OwnThread: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true
    private let executor = QueueExecutor()

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(executor) { try await function() }
    }
}

extension Trait where Self == OwnThread {
    static var ownThread: Self { Self() }
}

private final class QueueExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "tests that wait")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
