import Dispatch
import Platform
import Streams
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
    static let isAlone = CommandLine.arguments.contains { $0.hasPrefix("StreamsTests") }

    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(Self.executor) {
            await Self.turn.take()
            do {
                try await check(function)
                await Self.turn.giveBack()
            } catch {
                await Self.turn.giveBack()
                throw error
            }
        }
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

/// A lock that is waited for without holding a thread.
private actor Turn {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func take() async {
        if isTaken {
            await withCheckedContinuation { waiting.append($0) }
        } else {
            isTaken = true
        }
    }

    func giveBack() {
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
}
