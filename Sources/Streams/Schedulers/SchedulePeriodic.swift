extension SchedulerType {
    /// Runs `action` at `startAfter` from now and then every `period`, and schedules each run when the one before is due.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable {
        let pending = SerialDisposable()
        var state = state
        func schedule(after dueTime: RxTimeInterval) {
            pending.schedule(after: dueTime, on: self) {
                schedule(after: period)
                state = action(state)
            }
        }
        schedule(after: startAfter)
        return pending
    }
}
