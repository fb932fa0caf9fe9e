import Streams

/// An observer that keeps what it is told, each event with its tick.
///
/// Source: RxTest, `TestableObserver`.
public final class TestableObserver<Element>: ObserverType, @unchecked Sendable {
    private let scheduler: TestScheduler
    private let record = Locked<[Recorded<Event<Element>>]>([])

    init(scheduler: TestScheduler) { self.scheduler = scheduler }

    /// What it has been told so far.
    public var events: [Recorded<Event<Element>>] { record.value }

    /// Keeps `event`.
    public func on(_ event: Event<Element>) {
        record.update { $0.append(Recorded(time: scheduler.clock, value: event)) }
    }
}

extension TestScheduler {
    /// An observer that keeps what it is told, each event with this scheduler's tick.
    public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
        TestableObserver(scheduler: self)
    }
}
