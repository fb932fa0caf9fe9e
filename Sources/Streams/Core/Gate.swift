import Synchronization

/// Lets one thread at a time through: it guards an operator that has several sources.
///
/// A thread that finds the gate free goes in, and delivers its event. A thread that finds another one inside waits for its turn:
/// so an event has arrived, on the thread that sent it, when the send returns. The thread inside may go in again, as with a
/// recursive lock.
///
/// Two threads could wait for each other for ever, each inside one gate and at the door of the other. The thread that would close
/// such a circle leaves its delivery to the thread inside, and goes on. It waits for that delivery as soon as it can: when it
/// leaves the gate at which the others wait for it. So no two operators lock each other, and little is left at a time.
///
/// The state of the operator is touched only inside, so it needs no lock of its own.
final class Gate: @unchecked Sendable {
    /// The thread inside, or 0. A thread's number is even: the last bit says that `leave` has more to do.
    private let inside = Atomic(0)
    /// The deliveries that other threads have left. Both arrays change under the lock of the waiting threads.
    private var left: [() -> Void] = []
    /// The gates at which the thread inside has left a delivery.
    private var owing: [Gate] = []

    /// Runs `delivery` inside.
    func deliver(_ delivery: @escaping () -> Void) {
        switch enter() {
        case .entered:
            delivery()
            leave()
        case .isInside: delivery()
        case .isTaken: deliverLater(delivery)
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

    /// Lets the next thread in.
    func leave() {
        // As it was when this thread came, or with the last bit.
        let me = inside.load(ordering: .relaxed) & ~1
        if !inside.compareExchange(expected: me, desired: 0, ordering: .releasing).exchanged { handOver() }
    }
}

extension Gate {
    /// Sends an element inside.
    func next<Element>(_ element: Element, to sink: Sink<Element>) {
        switch enter() {
        case .entered:
            sink.send(element)
            leave()
        case .isInside: sink.send(element)
        case .isTaken: deliverLater(element, to: sink)
        }
    }

    @inline(never) private func deliverLater<Element>(_ element: Element, to sink: Sink<Element>) {
        deliverLater { sink.send(element) }
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
    /// Ends the segment inside `gate`.
    func pass(_ stop: Stop, through gate: Gate) { gate.deliver { finish(stop) } }
}

/// What happens where two threads meet. An element seldom meets another, so none of it is inlined.
extension Gate {
    private enum Meeting {
        case isMyTurn
        case waits(WaitingThread)
        case isLeft
    }

    /// Waits for its turn and runs `delivery`, or leaves it to the thread inside.
    @inline(never) private func deliverLater(_ delivery: @escaping () -> Void) {
        switch meet(delivery) {
        case .isLeft: return Hooks.tellOfCircle()
        case .waits(let me):
            me.wait()
            _ = inside.load(ordering: .acquiring)
        case .isMyTurn: break
        }
        delivery()
        leave()
    }

    private func meet(_ delivery: @escaping () -> Void) -> Meeting {
        WaitingThread.all.withLock { all in
            let me = WaitingThread(at: self)
            // With the last bit, no other thread comes or goes without this lock. But the one inside may have gone already.
            let other = inside.bitwiseOr(1, ordering: .acquiringAndReleasing).oldValue & ~1
            if other == 0 {
                inside.store(me.thread, ordering: .relaxed)
                return .isMyTurn
            }
            if let awaited = gate(thatClosesCircleOf: me.thread, in: all) {
                awaited.owing.append(self)
                left.append(delivery)
                return .isLeft
            }
            me.lendPriority(to: other)
            all.append(me)
            return .waits(me)
        }
    }

    /// The gate inside which `thread` is, and at which the thread inside this one waits: by itself, or for another that waits there.
    private func gate(thatClosesCircleOf thread: Int, in all: [WaitingThread]) -> Gate? {
        var gate = self
        while let next = all.first(where: { $0.thread == gate.threadInside })?.gate {
            if next.threadInside == thread { return next }
            gate = next
        }
        return nil
    }

    private var threadInside: Int { inside.load(ordering: .relaxed) & ~1 }

    /// Delivers what has been left, and lets the thread in that has waited longest. Then waits for what this thread has left elsewhere.
    @inline(never) private func handOver() {
        while let left = takeLeft() { for delivery in left { delivery() } }
        let (next, owing) = WaitingThread.all.withLock { all in
            let index = all.firstIndex { $0.gate === self }
            let next = index.map { all.remove(at: $0) }
            next?.takePriorityBack()
            if let next { for other in all where other.gate === self { other.lendPriority(to: next.thread) } }
            inside.store(next.map { $0.thread | 1 } ?? 0, ordering: .releasing)
            defer { self.owing = [] }
            return (next, self.owing)
        }
        next?.goIn()
        for gate in owing { gate.deliver {} }
    }

    private func takeLeft() -> [() -> Void]? {
        WaitingThread.all.withLock { _ in
            defer { left = [] }
            return left.isEmpty ? nil : left
        }
    }
}
