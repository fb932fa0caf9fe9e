extension Sink {
    /// Sends `elements` one by one on `scheduler`, and then completes.
    ///
    /// On the current thread it takes turns in the trampoline. It is a plain loop as long as nothing else waits there.
    ///
    /// `elements` is an iterator of any type, not a closure: the compiler makes a loop for each type, with its `next()` inside.
    func emit(on scheduler: ImmediateSchedulerType, _ elements: some IteratorProtocol<Element>) {
        if type(of: scheduler) == CurrentThreadScheduler.self {
            emit(in: Trampoline.current, elements)
        } else {
            lifetime.hold(
                scheduler.scheduleRecursive(elements) { elements, recurse in
                    var elements = elements
                    if sendNext(of: &elements) { recurse(elements) }
                })
        }
    }

    private func emit(in trampoline: Trampoline, _ elements: some IteratorProtocol<Element>) {
        var saved = elements
        trampoline.run {
            trampoline.enqueue {
                // A local copy: each access to a captured variable costs more than most operators.
                var elements = saved
                while sendNext(of: &elements) {
                    if trampoline.isAwaited {
                        saved = elements
                        return true
                    }
                }
                return false
            }
        }
    }

    /// Sends one element, or the end. False if that was the end, or if the lifetime is over.
    @inline(__always) private func sendNext(of elements: inout some IteratorProtocol<Element>) -> Bool {
        guard lifetime.isLive else { return false }
        guard let element = elements.next() else {
            complete()
            return false
        }
        next(element)
        return true
    }
}
