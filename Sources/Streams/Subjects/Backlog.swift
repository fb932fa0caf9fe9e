/// What somebody who has just subscribed to a subject is to hear first: what the subject remembers, then what it is told
/// while they are hearing that.
///
/// The thread that subscribes tells it. So no element is missed, none overtakes another, and no lock is held meanwhile.
final class Backlog<Element>: @unchecked Sendable {
    private struct Late {
        var events: [Event<Element>] = []
        var isOver = false
    }

    private let late = Locked(Late())
    private let thread = Trampoline.threadIdentity
    private var remembered: ReplayBuffer<Element>
    /// How many of those already taken up are still to be told. Only ever used by the thread that tells.
    private var remaining = 0

    init(_ remembered: ReplayBuffer<Element>) {
        self.remembered = remembered
        remaining = remembered.count
    }

    /// Leaves an event to the thread that tells. False when the caller is to tell it: all before it has been told.
    func leave(_ event: Event<Element>) -> Bool {
        let isInside = thread == Trampoline.threadIdentity && remaining == 0
        return late.withLock { late in
            if late.isOver || isInside && late.events.isEmpty { return false }
            late.events.append(event)
            return true
        }
    }

    /// Tells it all.
    func tell(_ sink: Sink<Element>) {
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
