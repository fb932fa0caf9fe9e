extension ImmediateSchedulerType {
    /// Runs `action`, and runs it again each time it calls `recurse`, with the state that it passes.
    ///
    /// Each run is scheduled separately, so the stack does not grow.
    public func scheduleRecursive<State>(
        _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
    ) -> Disposable {
        let pending = CompositeDisposable()
        func run(_ state: State) {
            let slot = SingleAssignmentDisposable()
            guard let key = pending.insert(slot) else { return }
            slot.setDisposable(
                schedule(state) { state in
                    // It does not wait any more. Each run that `action` asks for is held separately.
                    pending.remove(for: key)
                    if !pending.isDisposed { action(state, run) }
                    return Disposables.create()
                })
        }
        run(state)
        return pending
    }
}
