extension Sink {
    /// Sends the elements that `makeNext` returns, one by one on `scheduler`, and completes when it returns `nil`.
    ///
    /// On the current thread it takes turns in the trampoline. It is a plain loop as long as nothing else waits there.
    ///
    /// It is inlined into each source. A call of `makeNext` stays: the loop is kept for its next turn, and `makeNext` with it.
    @inline(__always) func emit<State>(
        on scheduler: ImmediateSchedulerType, from initial: State,
        _ makeNext: @escaping (inout State) throws -> Element?
    ) {
        if type(of: scheduler) == CurrentThreadScheduler.self {
            emit(in: Trampoline.current, from: initial, makeNext)
        } else {
            lifetime.hold(
                scheduler.scheduleRecursive(initial) { state, recurse in
                    var state = state
                    if sendNext(of: &state, makeNext) { recurse(state) }
                })
        }
    }

    @inline(__always) private func emit<State>(
        in trampoline: Trampoline, from initial: State, _ makeNext: @escaping (inout State) throws -> Element?
    ) {
        var saved = initial
        trampoline.run {
            trampoline.enqueue {
                // A local copy: each access to a captured variable costs more than most operators.
                var state = saved
                while sendNext(of: &state, makeNext) {
                    if trampoline.isAwaited {
                        saved = state
                        return true
                    }
                }
                return false
            }
        }
    }

    /// Sends one element, or the end. False if that was the end, or if the lifetime is over.
    @inline(__always) private func sendNext<State>(of state: inout State, _ makeNext: (inout State) throws -> Element?)
        -> Bool
    {
        guard lifetime.isLive else { return false }
        do {
            if let element = try makeNext(&state) {
                next(element)
                return true
            }
            complete()
        } catch {
            fail(error)
        }
        return false
    }
}
