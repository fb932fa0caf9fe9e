/// The inside of every subject: the subscribers, the elements that are remembered for later ones, and the end.
///
/// Safe from any thread. The thread that sends an event delivers it, to the subscribers of that moment.
final class SubjectCore<Element>: @unchecked Sendable {
    /// When the remembered elements are sent.
    enum Recall {
        /// To each new subscriber, before the end.
        case untilEnd
        /// To each new subscriber, even after the end.
        case always
        /// To all, on completion. No element is sent before that.
        case onCompletion
    }

    private struct State {
        var audience = Audience<Element>()
        var memory: ReplayBuffer<Element>
        var stop: Stop?
        var isDisposed = false
        var isOpen = true
    }

    private enum Admission {
        case admitted(Leaving, Backlog<Element>?)
        case over(Stop, ReplayBuffer<Element>)
        case disposed
    }

    /// The subject, for the error that says it has been disposed of.
    unowned var owner: AnyObject?
    /// Removes the listener with this key. It is a closure, made once: the optimiser does not specialise a method of a generic class
    /// that is called through a protocol.
    private var leave: (Int) -> Void = { _ in }
    private let recall: Recall
    private let state: Locked<State>
    private let watch: OverlapWatch?

    init(
        remembering memory: ReplayBuffer<Element> = ReplayBuffer(size: 0), recall: Recall = .untilEnd,
        isWatched: Bool = true
    ) {
        self.recall = recall
        watch = isWatched ? OverlapWatch() : nil
        state = Locked(State(memory: memory))
        leave = { [weak self] key in
            let listener = self?.state.withLock { $0.audience.remove(key) }
            _ = listener
        }
    }

    var hasObservers: Bool { state.withLock { !$0.audience.isEmpty } }

    var isDisposed: Bool { state.withLock { $0.isDisposed } }

    /// The remembered elements, and the end if there was one.
    func recollect() throws -> (memory: ReplayBuffer<Element>, stop: Stop?) {
        let (memory, stop, isDisposed) = state.withLock { ($0.memory, $0.stop, $0.isDisposed) }
        if isDisposed { throw RxError.disposed(object: owner ?? self) }
        return (memory, stop)
    }

    /// Sends an element to all, and remembers it.
    func next(_ element: Element) {
        watch?.begin()
        defer { watch?.end() }
        let (listeners, forgotten) = state.withLock { state -> ([Listener<Element>?], Element?) in
            guard state.isOpen else { return ([], nil) }
            return (recall == .onCompletion ? [] : state.audience.listeners, state.memory.append(element))
        }
        listeners.each { $0.next(element) }
        _ = forgotten
    }

    /// Sends the end to all.
    func end(_ stop: Stop) {
        watch?.begin()
        defer { watch?.end() }
        let (listeners, memory) = state.withLock { state -> ([Listener<Element>?], ReplayBuffer<Element>?) in
            guard state.isOpen else { return ([], nil) }
            state.isOpen = false
            state.stop = stop
            return (state.audience.removeAll(), state.memory)
        }
        if recall == .onCompletion, case .completed = stop, let memory, memory.count > 0 {
            listeners.each { $0.next(memory[0]) }
        }
        listeners.each { $0.end(stop) }
    }

    func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): next(element)
        case .error(let error): end(.error(error))
        case .completed: end(.completed)
        }
    }

    /// Releases all without an end. From now on, a new subscriber receives the error that says so.
    func dispose() {
        let released = state.withLock { state in
            let memory = state.memory
            state.memory = ReplayBuffer(size: 0)
            state.isDisposed = true
            state.isOpen = false
            return (state.audience.removeAll(), memory)
        }
        _ = released
    }

    /// Sends the remembered elements to `sink`, and from then on each new one.
    func attach(_ sink: Sink<Element>) {
        let admission = state.withLock { state -> Admission in
            if state.isDisposed { return .disposed }
            if let stop = state.stop { return .over(stop, state.memory) }
            let isDue = state.memory.count > 0 && recall != .onCompletion
            let backlog = isDue ? Backlog(state.memory, keepsOrder: recall == .always) : nil
            let listener = state.audience.insert(sink, backlog: backlog)
            let chain = sink.lifetime.holdsChain ? listener : nil
            return .admitted(Leaving(key: listener.key, leave: leave, chain: chain), backlog)
        }
        switch admission {
        case .admitted(let leaving, let backlog):
            sink.lifetime.hold(leaving)
            if let backlog {
                backlog.deliver(to: sink)
                let settled = state.withLock { $0.audience.settle(leaving.key) }
                _ = settled
            }
        case .over(let stop, let memory):
            if isRecalled(after: stop) {
                for index in 0..<memory.count where sink.lifetime.isLive { sink.next(memory[index]) }
            }
            sink.finish(stop)
        case .disposed: sink.fail(RxError.disposed(object: owner ?? self))
        }
    }

    private func isRecalled(after stop: Stop) -> Bool {
        switch (recall, stop) {
        case (.always, _), (.onCompletion, .completed): true
        default: false
        }
    }
}

/// Removes a listener from a subject. Does not keep the subject alive, but the chain of the listener.
private final class Leaving: Disposable {
    let key: Int
    private let leave: (Int) -> Void
    private let chain: AnyObject?

    init(key: Int, leave: @escaping (Int) -> Void, chain: AnyObject?) {
        self.key = key
        self.leave = leave
        self.chain = chain
    }

    func dispose() { leave(key) }
}
