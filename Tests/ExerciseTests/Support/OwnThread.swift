import Dispatch
import Platform
import Testing

/// Has the tests of a suite that waits for programs, or computes for seconds, run on a thread of their own, one after another. The
/// threads of the pool, one for each core, are left to the others.
///
/// So do exit tests. The library waits for the end of any program of this one, again and again, until a thread takes note of it.
///
/// The whole suite runs there, and not only its tests: between two of them it would wait behind all that waits for the pool.
package struct OwnThread: SuiteTrait, TestScoping {
    private let executor = QueueExecutor(DispatchQueue(label: "a suite"))

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(executor) { try await function() }
    }
}

extension Trait where Self == OwnThread {
    package static var ownThread: Self { Self() }
}
