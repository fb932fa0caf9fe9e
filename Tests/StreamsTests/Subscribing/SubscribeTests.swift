import Streams
import Testing

@Suite("subscribe", .counted)
struct SubscribeTests {
    @Test func `one closure, or an observer, is told every event; without closures everything runs`() {
        let log = Log()
        for source in [Observable.of(1, 2), .error(Failure.lost)] {
            _ = source.subscribe { log.note($0) }
            _ = source.subscribe(AnyObserver { log.note($0) })
        }
        let events = "next(1) next(2) completed"
        #expect(log.text == "\(events) \(events) error(lost) error(lost)")
        let passed = Log()
        _ = Observable.of(1, 2).noted(in: passed).subscribe()
        #expect(passed.text == "1 2 |")
    }

    @Test func `each named closure is told its own, then onDisposed comes, and every one can be left out`() {
        let log = Log()
        for source in [Observable.of(1), .error(Failure.lost)] {
            _ = source.note(in: log)
            _ = source.subscribe(onNext: { log.note($0) }, onError: { _ in })
            _ = source.subscribe(onError: { log.note($0) }, onCompleted: { log.note("completed") })
            _ = source.subscribe(onError: { _ in }, onDisposed: { log.note("disposed") })
        }
        #expect(log.text == "1 | . 1 completed disposed #lost . lost disposed")
    }

    @Test func `disposing is not completing, and onDisposed comes once, however often and late one disposes`() {
        let log = Log()
        let subscription = Observable<Int>.never().note(in: log)
        #expect(log.text == "")
        for _ in 1...2 { subscription.dispose() }
        #expect(log.text == ".")
        let over = Observable.just(1).note(in: log)
        for _ in 1...2 { over.dispose() }
        #expect(log.text == ". 1 | .")
    }

    @Test func `onDisposed can be set off from another queue`() async {
        let log = Log()
        let subscription = Observable<Int>.never().note(in: log)
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        _ = await Observable.just(1, scheduler: scheduler).do(onNext: { _ in subscription.dispose() }).inTime
        #expect(log.text == ".")
    }

    @Test func `what the closures hold is let go when the subscription is over`() {
        let source = HandDriven<Int>()
        weak var held: Log?
        let subscription = {
            let log = Log()
            held = log
            return source.observable.map { $0 }.note(in: log)
        }()
        #expect(held != nil)
        subscription.dispose()
        source.forget()
        #expect(held == nil)
    }
}
