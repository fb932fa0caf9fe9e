import Dispatch
import Synchronization

/// Runs actions on the main queue. Code that touches the screen belongs here.
///
/// An action that is scheduled from the main queue itself runs at once, if nothing else waits; otherwise it is queued.
///
/// Main is a queue, not a thread: code runs on main if it runs as part of `DispatchQueue.main`.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
    private let enqueued = Enqueued()

    /// A scheduler on the main queue.
    public init() {
        DispatchQueue.markMain()
        super.init(serialQueue: .main, leeway: Self.defaultLeeway)
    }

    /// The one that most code needs: it runs actions at once if possible.
    public static let instance = MainScheduler()

    /// One that always queues: it never runs an action inside the call that schedules it.
    public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main, leeway: defaultLeeway)

    /// Stops the program if it is not called on the main queue.
    public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
        if DispatchQueue.isMain { return }
        Misuse(
            errorMessage ?? "This runs off the main queue. Add observe(on: MainScheduler.instance) above it.",
            consequence: .stops
        ).report()
    }

    /// Stops the program if it is not called on the main queue.
    public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
        ensureExecutingOnScheduler(errorMessage: errorMessage)
    }

    /// Runs `action` now if this is the main queue and nothing waits, otherwise on the main queue after the actions that wait.
    public override func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        if enter() {
            defer { leave() }
            return action(state)
        }
        let slot = SingleAssignmentDisposable()
        let work = Carried { if !slot.isDisposed { slot.setDisposable(action(state)) } }
        enqueue { work.value() }
        return slot
    }

    override func enter() -> Bool {
        DispatchQueue.isMain
            && enqueued.count.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
    }

    override func leave() { enqueued.count.subtract(1, ordering: .releasing) }

    override func enqueue(_ work: @escaping @Sendable () -> Void) {
        Hooks.tellOfQueue()
        enqueued.count.add(1, ordering: .relaxed)
        DispatchQueue.main.async {
            work()
            self.leave()
        }
    }
}

/// How many actions wait. An object of its own: the optimiser of Swift 6.3 crashes on an `Atomic` in a subclass.
private final class Enqueued: Sendable {
    let count = Atomic(0)
}
