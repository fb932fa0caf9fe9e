import Streams

/// An observable that tells given events at given ticks, and keeps who was subscribed to it when.
///
/// Source: RxTest, `TestableObservable`.
public final class TestableObservable<Element>: ObservableType, @unchecked Sendable {
    /// What it tells: in ticks of the scheduler if it is hot, in ticks since the subscription if it is cold.
    public let recordedEvents: [Recorded<Event<Element>>]

    private let scheduler: TestScheduler
    private let attach: (AnyObserver<Element>) -> Disposable
    private let record = Locked<[Subscription]>([])

    /// - Parameter attach: Begins to tell an observer the events, until its disposable is disposed of.
    init(
        _ events: [Recorded<Event<Element>>], on scheduler: TestScheduler,
        attach: @escaping (AnyObserver<Element>) -> Disposable
    ) {
        recordedEvents = events
        self.scheduler = scheduler
        self.attach = attach
    }

    /// The subscriptions it has had, in the order of their beginning.
    public var subscriptions: [Subscription] { record.value }

    /// Starts telling `observer` events, until an end or until the disposable is disposed of.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        asObservable().subscribe(observer)
    }

    /// This observable, its type hidden. Who subscribes to that is on the record too.
    public func asObservable() -> Observable<Element> {
        .create { [self] observer in
            let number = begin()
            let events = attach(observer)
            return Disposables.create {
                events.dispose()
                self.end(number)
            }
        }
    }

    private func begin() -> Int {
        var number = 0
        record.update {
            number = $0.count
            $0.append(Subscription(scheduler.clock))
        }
        return number
    }

    private func end(_ number: Int) {
        record.update { $0[number] = Subscription($0[number].subscribe, scheduler.clock) }
    }
}
