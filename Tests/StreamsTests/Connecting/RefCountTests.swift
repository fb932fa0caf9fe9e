import Streams
import Testing

@Suite("refCount", .counted)
struct RefCountTests {
    @Test func `the first connects, the last disconnects, and the next connects again`() {
        let source = HandDriven<Int>()
        let counted = source.observable.publish().refCount()
        let log = Log()
        let first = counted.note(in: log)
        let second = counted.note(in: log)
        source.send(1)
        first.dispose()
        first.dispose()
        source.send(2)
        #expect(source.disposals == 0)
        second.dispose()
        #expect(log.text == "1 1 . 2 .")
        #expect((source.subscriptions, source.disposals) == (1, 1))
        let third = counted.note(in: log)
        #expect(source.subscriptions == 2)
        third.dispose()
        #expect(source.disposals == 2)
    }

    @Test func `when the source has ended the next connects again`() {
        let source = HandDriven<Int>()
        let counted = source.observable.publish().refCount()
        let log = Log()
        let first = counted.note(in: log)
        source.complete()
        let second = counted.note(in: log)
        first.dispose()
        source.send(1)
        #expect(log.text == "| . 1")
        second.dispose()
        #expect((source.subscriptions, source.disposals) == (2, 2))
    }

    @Test func `a source that ends at once is let go, an endless one when its only subscriber has enough`() {
        let counted = Observable.of(1, 2).publish().refCount()
        for _ in 1...2 { #expect(counted.atOnce == "1 2 | .") }
        #expect(Observable.repeatElement(1).publish().refCount().take(2).atOnce == "1 1 | .")
        #expect(Observable.repeatElement(1).share().take(2).atOnce == "1 1 | .")
        #expect(Observable.repeatElement(1).share(replay: 1, scope: .forever).take(2).atOnce == "1 1 | .")
    }

    @Test func `somebody else's connectable is counted as well`() {
        let source = HandDriven<Int>()
        let counted = Wrapped(inner: source.observable.publish()).refCount()
        let log = Log()
        let subscription = counted.note(in: log)
        source.send(1)
        subscription.dispose()
        #expect(log.text == "1 .")
        #expect(source.disposals == 1)
    }
}

private struct Wrapped: ConnectableObservableType {
    typealias Element = Int
    let inner: ConnectableObservable<Int>

    func connect() -> Disposable { inner.connect() }

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Int {
        inner.subscribe(observer)
    }
}
