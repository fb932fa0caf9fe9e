/// The elements that a subject remembers, on their way to a new subscriber.
///
/// The thread that subscribes delivers them. What other threads send to this subscriber at the same time waits at the gate: so no
/// element is missed, and none overtakes another.
final class Backlog<Element>: @unchecked Sendable {
    private let gate = Gate()
    private let remembered: ReplayBuffer<Element>
    /// The events that the subscriber itself causes meanwhile. `nil` if they go on at once, inside the element that causes them.
    private var late: Fifo<Event<Element>>?

    /// - Parameter keepsOrder: Whether an event that the subscriber itself causes waits until all that is remembered is delivered.
    init(_ remembered: ReplayBuffer<Element>, keepsOrder: Bool) {
        self.remembered = remembered
        late = keepsOrder ? Fifo() : nil
        _ = gate.enter()
    }

    /// Delivers what is remembered, and lets in what waits at the gate. Call it once, on the thread that has made this.
    func deliver(to sink: Sink<Element>) {
        for index in 0..<remembered.count where sink.lifetime.isLive { sink.next(remembered[index]) }
        while late?.isEmpty == false, let event = late?.removeFirst() { sink.on(event) }
        late = nil
        gate.leave()
    }

    /// Sends an event to the subscriber, after what is remembered.
    func send(_ event: Event<Element>, to sink: Sink<Element>) {
        gate.deliver { [self] in if late != nil { late?.append(event) } else { sink.on(event) } }
    }
}
