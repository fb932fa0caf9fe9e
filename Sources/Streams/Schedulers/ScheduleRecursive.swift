extension ImmediateSchedulerType {
    /// Runs `action`, and again each time it calls the function it is given, with the state passed to that.
    ///
    /// Each run is scheduled of its own: the stack does not grow.
    public func scheduleRecursive<State>(
        _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> Disposable {
        let pending = SerialDisposable()
        func run(_ state: State) {
            let slot = SingleAssignmentDisposable()
            pending.disposable = slot
            slot.setDisposable(
                schedule(state) { state in
                    if !pending.isDisposed { action(state, run) }
                    return Disposables.create()
                })
        }
        run(state)
        return pending
    }
}
