extension ImmediateSchedulerType {
    /// Runs `action`, and again for each time it calls the function it is given, with the state passed to that.
    ///
    /// Each run is scheduled of its own: the stack does not grow.
    public func scheduleRecursive<State>(
        _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> Disposable {
        let pending = CompositeDisposable()
        func run(_ state: State) {
            let slot = SingleAssignmentDisposable()
            guard let key = pending.insert(slot) else { return }
            slot.setDisposable(
                schedule(state) { state in
                    // It waits no more. What `action` schedules is held for itself.
                    pending.remove(for: key)
                    if !pending.isDisposed { action(state, run) }
                    return Disposables.create()
                })
        }
        run(state)
        return pending
    }
}
