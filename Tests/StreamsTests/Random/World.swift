import Marbles
import Streams

/// Where a chain runs: virtual time, and sources that know who is subscribed to them.
final class World {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    private var subscriptions: [() -> [Subscription]] = []
    private(set) var open = 0

    /// When the last of the sources was left; `nil` if somebody is still subscribed to one.
    var left: Int? {
        let all = subscriptions.flatMap { $0() }
        return open > 0 || all.contains(where: \.isOpen) ? nil : all.map(\.unsubscribe).max() ?? 0
    }

    func observe(_ source: TestableObservable<Int>) -> Observable<Int> {
        subscriptions.append { source.subscriptions }
        return source.asObservable()
    }

    /// Tells `events` inside `subscribe`, whether or not somebody still listens.
    func atOnce(_ events: [Event<Int>]) -> Observable<Int> {
        .create { observer in
            self.open += 1
            for event in events { observer.on(event) }
            return Disposables.create { self.open -= 1 }
        }
    }
}
