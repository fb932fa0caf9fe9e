extension SerialDisposable {
    /// Schedules `action` in place of what this holds, which is disposed of. It may run at once, or schedule the next one here.
    func schedule(after dueTime: RxTimeInterval, on scheduler: SchedulerType, action: @escaping () -> Void) {
        let slot = SingleAssignmentDisposable()
        disposable = slot
        slot.setDisposable(
            scheduler.scheduleRelative((), dueTime: dueTime) { _ in
                action()
                return Disposables.create()
            })
    }
}
