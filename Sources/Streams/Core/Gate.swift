import Synchronization

/// Lets one thread at a time pass on what several threads bring, without a lock being held meanwhile.
///
/// Whoever finds the gate free delivers. Whoever finds it taken leaves what it brought to the one inside, and goes on. A thread
/// that is inside already passes at once, as through a recursive lock.
final class Gate: @unchecked Sendable {
    /// How many deliveries are under way or wait.
    private let pending = Atomic(0)
    private let owner = Atomic(0)
    private let left = Locked<[() -> Void]>([])
    /// What the one inside has taken from there, last first. Nobody else touches it.
    private var taken: [() -> Void] = []

    /// Runs `delivery`: now, or on the thread that is delivering, after what it delivers.
    func deliver(_ delivery: @escaping () -> Void) {
        switch enter() {
        case .entered:
            delivery()
            leave()
        case .isInside: delivery()
        case .isTaken: leave(behind: delivery)
        }
    }

    enum Entry {
        case entered, isInside, isTaken
    }

    /// Tries to enter. After `.entered` the caller delivers and then calls `leave()`.
    func enter() -> Entry {
        let me = Trampoline.threadIdentity
        if pending.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged {
            owner.store(me, ordering: .relaxed)
            return .entered
        }
        return owner.load(ordering: .relaxed) == me ? .isInside : .isTaken
    }

    /// Delivers what others have left meanwhile, then frees the gate.
    func leave() {
        while true {
            owner.store(0, ordering: .relaxed)
            if pending.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { return }
            owner.store(Trampoline.threadIdentity, ordering: .relaxed)
            deliverNext()
        }
    }

    private func deliverNext() {
        if taken.isEmpty { taken = left.exchange([]).reversed() }
        taken.removeLast()()
    }

    /// Leaves `delivery` to whoever is inside.
    func leave(behind delivery: @escaping () -> Void) {
        left.withLock { $0.append(delivery) }
        // The one inside may have left since: then it is our turn after all.
        guard pending.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
        owner.store(Trampoline.threadIdentity, ordering: .relaxed)
        deliverNext()
        leave()
    }
}

extension Gate {
    /// Passes an element on, or leaves it to whoever is inside.
    func next<Element>(_ element: Element, to sink: Sink<Element>) {
        switch enter() {
        case .entered:
            if sink.lifetime.isLive { sink.next(element) }
            leave()
        case .isInside: if sink.lifetime.isLive { sink.next(element) }
        case .isTaken: leave(behind: { if sink.lifetime.isLive { sink.next(element) } })
        }
    }
}

extension Sink {
    /// Ends this as `stop` says, or leaves that to whoever is inside `gate`.
    func pass(_ stop: Stop, through gate: Gate) { gate.deliver { finish(stop) } }
}

extension Gate {
    /// Subscribes to one of several sources: what it sends goes to `stage`, one thing at a time.
    ///
    /// An error ends all. If `stage` is over already, the source is not subscribed to.
    ///
    /// - Parameters:
    ///   - lifetime: The source's own, since the others may outlive it.
    ///   - isReleasedFirst: Whether the source is let go before its end goes on, rather than after.
    func open<Element>(
        _ source: Observable<Element>, in lifetime: Lifetime, to stage: Sink<Element>, isReleasedFirst: Bool = false,
        completed: @escaping () -> Void
    ) {
        guard lifetime.isLive else { return }
        source.open(
            Sink(
                next: { [self] in next($0, to: stage) },
                end: { [self] stop in
                    if isReleasedFirst { lifetime.dispose() }
                    deliver { if case .completed = stop { completed() } else { stage.finish(stop) } }
                }, lifetime: lifetime))
    }
}
