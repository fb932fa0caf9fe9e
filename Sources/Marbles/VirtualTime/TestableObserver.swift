import Streams

/// An observer that keeps the events that it receives, each with its tick.
///
/// Source: RxTest, `TestableObserver`.
public final class TestableObserver<Element>: ObserverType, @unchecked Sendable {
    private let scheduler: TestScheduler
    private let record = Locked<[Recorded<Event<Element>>]>([])

    init(scheduler: TestScheduler) { self.scheduler = scheduler }

    /// The events that it has received so far.
    public var events: [Recorded<Event<Element>>] { record.value }

    /// Keeps `event`.
    public func on(_ event: Event<Element>) {
        record.withLock { $0.append(Recorded(time: scheduler.clock, value: event)) }
    }
}

extension TestScheduler {
    /// Makes an observer that keeps the events that it receives, each with this scheduler's tick.
    public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
        TestableObserver(scheduler: self)
    }
}
