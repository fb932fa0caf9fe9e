import Dispatch
import Synchronization

/// Runs actions on the main queue. What touches the screen belongs here.
///
/// Scheduled from the main queue itself while nothing else waits, an action runs at once; otherwise it is queued.
///
/// Main is a queue, not a thread: what counts is whether the code runs as part of `DispatchQueue.main`.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
    private let enqueued = Atomic(0)

    /// A scheduler on the main queue.
    public init() {
        DispatchQueue.markMain()
        super.init(serialQueue: .main, leeway: Self.defaultLeeway)
    }

    /// The one that most code wants: at once when that is possible.
    public static let instance = MainScheduler()

    /// One that always queues, and so never runs an action inside the call that schedules it.
    public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main, leeway: defaultLeeway)

    /// Stops the program when it is not called on the main queue.
    public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
        if DispatchQueue.isMain { return }
        Misuse(
            errorMessage ?? "This runs off the main queue. Add observe(on: MainScheduler.instance) above it.",
            consequence: .stops
        ).report()
    }

    /// Stops the program when it is not called on the main queue.
    public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
        ensureExecutingOnScheduler(errorMessage: errorMessage)
    }

    /// Runs `action` now if this is the main queue and nothing waits, otherwise on the main queue after what waits.
    public override func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        if let result = runAtOnce({ action(state) }) { return result }
        let slot = SingleAssignmentDisposable()
        let work = Carried { if !slot.isDisposed { slot.setDisposable(action(state)) } }
        enqueue { work.value() }
        return slot
    }

    override func perform(_ work: @escaping @Sendable () -> Void) {
        if runAtOnce(work) == nil { enqueue(work) }
    }

    /// `nil` when this is not the main queue, or when something waits: then a place in the queue has been taken.
    private func runAtOnce<Result>(_ action: () -> Result) -> Result? {
        let others = enqueued.add(1, ordering: .relaxed).oldValue
        guard others == 0, DispatchQueue.isMain else { return nil }
        defer { enqueued.subtract(1, ordering: .relaxed) }
        return action()
    }

    private func enqueue(_ work: @escaping @Sendable () -> Void) {
        DispatchQueue.main.async {
            work()
            self.enqueued.subtract(1, ordering: .relaxed)
        }
    }
}
