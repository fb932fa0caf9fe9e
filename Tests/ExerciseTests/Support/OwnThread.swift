import Dispatch
import Platform
import Testing

/// Has the tests of a suite that waits for programs, or computes for seconds, run on a thread of their own, one after another. The
/// threads of the pool, one for each core, are left to the others. `.serialized` would have each test wait behind all of those.
///
/// A trait that is handed on to the tests of a suite has to be one of tests as well: the library stops the program otherwise.
package struct OwnThread: SuiteTrait, TestTrait, TestScoping {
    package let isRecursive = true
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
