/// Disposes of another disposable on a scheduler. Safe from any thread.
///
/// Source: RxSwift, `ScheduledDisposable`.
public final class ScheduledDisposable: Cancelable, @unchecked Sendable {
    /// The scheduler that disposes.
    public let scheduler: ImmediateSchedulerType

    private let disposable: Locked<Disposable?>

    /// One that disposes of `disposable` on `scheduler`.
    public init(scheduler: ImmediateSchedulerType, disposable: Disposable) {
        self.scheduler = scheduler
        self.disposable = Locked(disposable)
    }

    /// Whether the scheduler has disposed of it, which may be a while after `dispose()`.
    public var isDisposed: Bool { disposable.withLock { $0 == nil } }

    /// Lets the scheduler dispose of it.
    public func dispose() {
        _ = scheduler.schedule(()) {
            self.disposable.exchange(nil)?.dispose()
            return Disposables.create()
        }
    }
}
