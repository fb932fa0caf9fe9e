/// What all subjects are inside: those who listen, what is remembered for those who come later, and how it ended.
///
/// Safe from any thread. Whoever tells it something passes that on itself, to those who listened when it began.
final class SubjectCore<Element>: @unchecked Sendable {
    /// When what is remembered is told.
    enum Recall {
        /// To whoever comes, before the end.
        case untilEnd
        /// To whoever comes, even after the end.
        case always
        /// To everybody, on completion; no element is told before.
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
        case admitted(Int, Backlog<Element>?)
        case over(Stop, ReplayBuffer<Element>)
        case disposed
    }

    /// The subject, for the error that says it has been disposed of.
    unowned var owner: AnyObject?
    /// Takes out the listener with this key. A closure, made once: called through a protocol, a method of a generic class is
    /// not specialised.
    private var leave: (Int) -> Void = { _ in }
    private let recall: Recall
    private let state: Locked<State>
    #if DEBUG
        private let watch = OverlapWatch()
    #endif

    init(remembering memory: ReplayBuffer<Element> = ReplayBuffer(size: 0), recall: Recall = .untilEnd) {
        self.recall = recall
        state = Locked(State(memory: memory))
        leave = { [weak self] key in
            let listener = self?.state.withLock { $0.audience.remove(key) }
            _ = listener
        }
    }

    var hasObservers: Bool { state.withLock { !$0.audience.isEmpty } }

    var isDisposed: Bool { state.withLock { $0.isDisposed } }

    /// What is remembered, and how it ended if it has.
    func recollect() throws -> (memory: ReplayBuffer<Element>, stop: Stop?) {
        let (memory, stop, isDisposed) = state.withLock { ($0.memory, $0.stop, $0.isDisposed) }
        if isDisposed { throw RxError.disposed(object: owner ?? self) }
        return (memory, stop)
    }

    /// Tells everybody an element, and remembers it.
    func next(_ element: Element) {
        #if DEBUG
            watch.begin()
            defer { watch.end() }
        #endif
        let (listeners, forgotten) = state.withLock { state -> ([Listener<Element>?], Element?) in
            guard state.isOpen else { return ([], nil) }
            return (recall == .onCompletion ? [] : state.audience.listeners, state.memory.append(element))
        }
        for listener in listeners { listener?.next(element) }
        _ = forgotten
    }

    /// Tells everybody the end.
    func end(_ stop: Stop) {
        #if DEBUG
            watch.begin()
            defer { watch.end() }
        #endif
        let (listeners, memory) = state.withLock { state -> ([Listener<Element>?], ReplayBuffer<Element>?) in
            guard state.isOpen else { return ([], nil) }
            state.isOpen = false
            state.stop = stop
            return (state.audience.removeAll(), state.memory)
        }
        if recall == .onCompletion, case .completed = stop, let memory, memory.count > 0 {
            for listener in listeners { listener?.next(memory[0]) }
        }
        for listener in listeners { listener?.end(stop) }
    }

    func on(_ event: Event<Element>) {
        switch event {
        case .next(let element): next(element)
        case .error(let error): end(.error(error))
        case .completed: end(.completed)
        }
    }

    /// Lets everybody go without a word. Who comes from now on is told that the subject has been disposed of.
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

    /// Tells `sink` what is remembered, and from then on everything.
    func attach(_ sink: Sink<Element>) {
        let admission = state.withLock { state -> Admission in
            if state.isDisposed { return .disposed }
            if let stop = state.stop { return .over(stop, state.memory) }
            let isDue = state.memory.count > 0 && recall != .onCompletion
            let backlog = isDue ? Backlog(state.memory) : nil
            return .admitted(state.audience.insert(sink, backlog: backlog), backlog)
        }
        switch admission {
        case .admitted(let key, let backlog):
            sink.lifetime.hold(Leaving(key: key, leave: leave))
            if let backlog {
                #if DEBUG
                    watch.beginRecall()
                    defer { watch.endRecall() }
                #endif
                backlog.tell(sink)
                let settled = state.withLock { $0.audience.settle(key) }
                _ = settled
            }
        case .over(let stop, let memory):
            if isTold(after: stop) {
                for index in 0..<memory.count where sink.lifetime.isLive { sink.next(memory[index]) }
            }
            sink.finish(stop)
        case .disposed: sink.fail(RxError.disposed(object: owner ?? self))
        }
    }

    private func isTold(after stop: Stop) -> Bool {
        switch (recall, stop) {
        case (.always, _), (.onCompletion, .completed): true
        default: false
        }
    }
}

/// Takes a listener out of a subject. Does not keep the subject alive.
private final class Leaving: Disposable {
    private let key: Int
    private let leave: (Int) -> Void

    init(key: Int, leave: @escaping (Int) -> Void) {
        self.key = key
        self.leave = leave
    }

    func dispose() { leave(key) }
}
