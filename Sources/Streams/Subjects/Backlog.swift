/// The events that a new subscriber of a subject receives first: the elements that the subject remembers, then the events that are
/// sent during that time.
///
/// The thread that subscribes delivers them. So no element is missed, none overtakes another, and no lock is held while they go down.
final class Backlog<Element>: @unchecked Sendable {
    private struct Late {
        var events: [Event<Element>] = []
        var isOver = false
    }

    private let late = Locked(Late())
    private let thread = Trampoline.threadIdentity
    private var remembered: ReplayBuffer<Element>
    /// How many of the events already taken are not delivered yet. Only the thread that subscribes uses it.
    private var remaining = 0

    init(_ remembered: ReplayBuffer<Element>) {
        self.remembered = remembered
        remaining = remembered.count
    }

    /// Leaves an event to the thread that subscribes. False if the caller has to deliver it: all before it is delivered.
    func leave(_ event: Event<Element>) -> Bool {
        let isInside = thread == Trampoline.threadIdentity && remaining == 0
        return late.withLock { late in
            if late.isOver || isInside && late.events.isEmpty { return false }
            late.events.append(event)
            return true
        }
    }

    /// Delivers all of it.
    func deliver(to sink: Sink<Element>) {
        let remembered = self.remembered
        self.remembered = ReplayBuffer(size: 0)
        for index in 0..<remembered.count {
            remaining -= 1
            guard sink.lifetime.isLive else { break }
            sink.next(remembered[index])
        }
        while let events = takeLate() {
            remaining = events.count
            for event in events {
                remaining -= 1
                sink.on(event)
            }
        }
    }

    private func takeLate() -> [Event<Element>]? {
        late.withLock { late in
            defer { late.events = [] }
            late.isOver = late.events.isEmpty
            return late.isOver ? nil : late.events
        }
    }
}
