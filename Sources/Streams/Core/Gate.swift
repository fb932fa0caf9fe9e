import Synchronization

/// Lets one thread at a time through, in order, and keeps no thread waiting: it guards an operator that has several sources.
///
/// A thread that finds the gate free goes in, and delivers its event. A thread that finds it taken leaves its event to the
/// thread inside, and returns. A thread that is inside already may go in again, as with a recursive lock.
///
/// The state of the operator is touched only inside, so it needs no lock of its own. No lock is held while an event goes down.
final class Gate: @unchecked Sendable {
    /// The thread inside, or 0. A thread's number is even: the last bit says that other threads have left deliveries.
    private let inside = Atomic(0)
    /// The deliveries that other threads have left.
    private let left = Locked<[() -> Void]>([])

    /// Runs `delivery`: now, or on the thread inside, after what that thread delivers.
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

    /// Tries to go in. After `.entered` the caller delivers and then calls `leave()`.
    func enter() -> Entry {
        let me = Trampoline.threadIdentity
        let (isEntered, thread) = inside.compareExchange(expected: 0, desired: me, ordering: .acquiring)
        if isEntered { return .entered }
        return thread & ~1 == me ? .isInside : .isTaken
    }

    /// Delivers what other threads have left since, then frees the gate.
    func leave() {
        // As it was when this thread came, or with the last bit.
        let me = inside.load(ordering: .relaxed) & ~1
        if !free(from: me) { deliverLeft(to: me) }
    }

    /// Leaves `delivery` to the thread inside.
    @inline(never) func leave(behind delivery: @escaping () -> Void) {
        left.withLock { $0.append(delivery) }
        // That thread may have gone since. Then it is our turn after all, and the last bit keeps others out until we are inside.
        let thread = inside.bitwiseOr(1, ordering: .acquiringAndReleasing).oldValue
        if thread == 0 { deliverLeft(to: Trampoline.threadIdentity) }
    }

    /// Not inlined: an element seldom meets another, and this code would make the way of each element longer.
    @inline(never) private func deliverLeft(to me: Int) {
        repeat {
            _ = inside.exchange(me, ordering: .acquiringAndReleasing)
            for delivery in left.exchange([]) { delivery() }
        } while !free(from: me)
    }

    /// False if other threads have left deliveries.
    private func free(from me: Int) -> Bool {
        inside.compareExchange(expected: me, desired: 0, ordering: .releasing).exchanged
    }
}

extension Gate {
    /// Sends an element, or leaves it to the thread inside.
    func next<Element>(_ element: Element, to sink: Sink<Element>) {
        switch enter() {
        case .entered:
            sink.send(element)
            leave()
        case .isInside: sink.send(element)
        case .isTaken: leave(behind: element, to: sink)
        }
    }

    @inline(never) private func leave<Element>(behind element: Element, to sink: Sink<Element>) {
        leave(behind: { sink.send(element) })
    }

    /// A sink for one of several sources: what it takes goes through the gate to `stage`. An error ends all.
    ///
    /// - Parameters:
    ///   - lifetime: The source's own, because the other sources may outlive it.
    ///   - isReleasedFirst: Whether the source is disposed of before its end goes on, rather than after.
    ///   - completed: Called inside the gate when the source has completed.
    func entrance<Element>(
        to stage: Sink<Element>, in lifetime: Lifetime, isReleasedFirst: Bool = false, completed: @escaping () -> Void
    ) -> Sink<Element> {
        Sink(
            next: { [self] in next($0, to: stage) },
            end: { [self] stop in
                if isReleasedFirst { lifetime.dispose() }
                deliver { if case .completed = stop { completed() } else { stage.finish(stop) } }
            }, lifetime: lifetime)
    }
}

extension Sink {
    /// Ends the segment, or leaves that to the thread inside `gate`.
    func pass(_ stop: Stop, through gate: Gate) { gate.deliver { finish(stop) } }
}
