import Streams

/// An observable that sends given events at given ticks, and keeps the ticks of its subscriptions.
///
/// Source: RxTest, `TestableObservable`.
public final class TestableObservable<Element>: ObservableType, @unchecked Sendable {
    /// Its events: in ticks of the scheduler if it is hot, in ticks since the subscription if it is cold.
    public let recordedEvents: [Recorded<Event<Element>>]

    private let scheduler: TestScheduler
    private let attach: (AnyObserver<Element>) -> Disposable
    private let record = Locked<[Subscription]>([])

    /// - Parameter attach: Begins to send the events to an observer, until the disposable is disposed of.
    init(
        _ events: [Recorded<Event<Element>>], on scheduler: TestScheduler,
        attach: @escaping (AnyObserver<Element>) -> Disposable
    ) {
        recordedEvents = events
        self.scheduler = scheduler
        self.attach = attach
    }

    /// All its subscriptions so far, in the order in which they began.
    public var subscriptions: [Subscription] { record.value }

    /// Sends events to `observer`, until an end or until the disposable is disposed of.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        asObservable().subscribe(observer)
    }

    /// This observable, with its type hidden. A subscription to the result is kept too.
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
        record.withLock {
            number = $0.count
            $0.append(Subscription(scheduler.clock))
        }
        return number
    }

    private func end(_ number: Int) {
        record.withLock { $0[number] = Subscription($0[number].subscribe, scheduler.clock) }
    }
}
