import Dispatch
import Platform
import Streams
import Synchronization
import Testing

/// Runs one test of the whole module at a time, on a queue of its own, and fails one that leaves a subscription open.
///
/// One at a time, for hooks are the process's, and two endless sources would keep all threads of Dispatch. On a queue of its own, or
/// each test would wait for its turn behind the tests of all other modules.
///
/// Subscriptions are counted for the whole process, and in a plain `swift test` the other modules' tests have theirs at the
/// same time. So they are counted in `swift test --filter StreamsTests` only.
struct Counted: SuiteTrait, TestTrait, TestScoping {
    private static let turn = Turn()
    private static let executor = QueueExecutor(DispatchQueue(label: "tests of Streams"))
    /// For a task that a test starts: in the pool, too, it would wait behind all other modules' tests.
    static let elsewhere = QueueExecutor(DispatchQueue(label: "tasks of Streams' tests"))
    static let isAlone = CommandLine.arguments.contains { $0.hasPrefix("StreamsTests") }

    let isRecursive = true

    /// A suite has its queue as a whole: between two of its tests it would wait behind all that waits for the pool.
    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { test.isSuite || testCase != nil ? self : nil }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        guard !test.isSuite else {
            return try await withTaskExecutorPreference(Self.executor) { try await function() }
        }
        await Self.turn.take()
        defer { Self.turn.giveBack() }
        try await check(function)
    }

    private func check(_ function: @concurrent @Sendable () async throws -> Void) async throws {
        // A warning that no test listens for is not printed.
        Hooks.misuseHandler = { $0.follow { _ in } }
        let before = Resources.total
        try await function()
        guard Self.isAlone else { return }
        // A queue may still hold the last of what a test has let go.
        var patience = 1000
        while Resources.total != before, patience > 0 {
            try await Task.sleep(for: .milliseconds(1))
            patience -= 1
        }
        #expect(Resources.total == before, "The test has left subscriptions open, or closed some that are not its own.")
    }
}

extension Trait where Self == Counted {
    /// One test at a time, and none may leave a subscription open.
    static var counted: Self { Counted() }
}

/// A lock that is waited for without holding a thread. Not an actor: that one would be waited for behind all other modules' tests.
private final class Turn: Sendable {
    private struct State {
        var isTaken = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }
    private let state = Mutex(State())

    func take() async {
        await withCheckedContinuation { continuation in
            let isFree = state.withLock { state in
                defer { state.isTaken = true }
                if state.isTaken { state.waiting.append(continuation) }
                return !state.isTaken
            }
            if isFree { continuation.resume() }
        }
    }

    func giveBack() {
        let next = state.withLock { state in
            state.isTaken = !state.waiting.isEmpty
            return state.isTaken ? state.waiting.removeFirst() : nil
        }
        next?.resume()
    }
}
