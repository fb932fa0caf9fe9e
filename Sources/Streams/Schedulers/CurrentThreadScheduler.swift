/// Runs actions on the thread that schedules them, each after the one before has returned.
///
/// The default of `of`, `from`, `range`, `generate` and `repeatElement`. The first action runs at once; actions that it schedules
/// wait until it has returned.
///
/// Source: RxSwift, `CurrentThreadScheduler`.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
    /// The only one: it stands for the thread that uses it.
    public static let instance = CurrentThreadScheduler()

    /// Whether this thread's trampoline is closed: then the next action opens it.
    public static var isScheduleRequired: Bool { !Trampoline.current.isOpen }

    /// Runs `action` now if no other action is running here, otherwise after that one.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let slot = SingleAssignmentDisposable()
        let trampoline = Trampoline.current
        trampoline.run {
            trampoline.enqueue {
                if !slot.isDisposed { slot.setDisposable(action(state)) }
                return false
            }
        }
        return slot
    }
}
