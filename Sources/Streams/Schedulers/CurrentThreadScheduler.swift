/// Runs actions on the thread that schedules them, each after the one before is done.
///
/// The default of `of`, `from`, `range`, `generate` and `repeatElement`. The first action runs at once; what it schedules
/// waits until it has returned.
///
/// Source: RxSwift, `CurrentThreadScheduler`.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
    /// The one there is: it stands for whichever thread uses it.
    public static let instance = CurrentThreadScheduler()

    /// Whether nothing is running on this thread's trampoline, so that a first action has to be scheduled to open it.
    public static var isScheduleRequired: Bool { !Trampoline.current.isOpen }

    /// Runs `action` now if nothing else is running here, and otherwise after what is.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let slot = SingleAssignmentDisposable()
        let trampoline = Trampoline.current
        func perform() { if !slot.isDisposed { slot.setDisposable(action(state)) } }
        if trampoline.isOpen { trampoline.enqueue(perform) } else { trampoline.run(perform) }
        return slot
    }
}
