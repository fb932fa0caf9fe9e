extension SerialDisposable {
    /// Schedules `action`, and disposes of the disposable that this held. The action may run at once, and may schedule the next.
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
