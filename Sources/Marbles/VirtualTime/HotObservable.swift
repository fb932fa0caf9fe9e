import Streams

extension TestScheduler {
    /// An observable that sends `events` at their ticks, to the observers that are subscribed then.
    ///
    ///     events         -1--2--3--|
    ///     subscribed       ----^
    ///     sees             -------3--|
    ///
    /// If a subscription is scheduled after the observable was made, the events of that tick come before the subscription.
    ///
    /// Source: RxTest, `createHotObservable`.
    public func createHotObservable<Element>(
        _ events: [Recorded<Event<Element>>]
    ) -> TestableObservable<Element> {
        let audience = Locked(Audience<Element>())
        for recorded in events {
            scheduleAt(recorded.time) {
                for observer in audience.value.present { observer.on(recorded.value) }
            }
        }
        return TestableObservable(events, on: self) { observer in
            var seat = 0
            audience.withLock { seat = $0.enter(observer) }
            return Disposables.create { audience.withLock { $0.leave(seat) } }
        }
    }
}

/// The observers of a hot observable, in the order in which they subscribed.
private struct Audience<Element> {
    private var seats: [(number: Int, observer: AnyObserver<Element>)] = []
    private var entered = 0

    var present: [AnyObserver<Element>] { seats.map(\.observer) }

    mutating func enter(_ observer: AnyObserver<Element>) -> Int {
        entered += 1
        seats.append((entered, observer))
        return entered
    }

    mutating func leave(_ number: Int) { seats.removeAll { $0.number == number } }
}
