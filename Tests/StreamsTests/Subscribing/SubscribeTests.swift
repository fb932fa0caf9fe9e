import Streams
import Testing

@Suite("subscribe", .counted)
struct SubscribeTests {
    @Test func `without closures everything runs, and nothing is told`() {
        let log = Log()
        _ = Observable.of(1, 2).noted(in: log).subscribe()
        #expect(log.text == "1 2 |")
    }

    @Test func `one closure is told every event`() {
        let log = Log()
        _ = Observable.of(1, 2).subscribe { log.note($0) }
        _ = Observable<Int>.error(Failure.lost).subscribe { log.note($0) }
        #expect(log.text == "next(1) next(2) completed error(lost)")
    }

    @Test func `an observer is told every event`() {
        let log = Log()
        _ = Observable.of(1, 2).subscribe(AnyObserver { log.note($0) })
        _ = Observable<Int>.error(Failure.lost).subscribe(AnyObserver { log.note($0) })
        #expect(log.text == "next(1) next(2) completed error(lost)")
    }

    @Test func `each named closure is told its own`() {
        let log = Log()
        _ = Observable.of(1, 2).subscribe(
            onNext: { log.note($0) }, onError: { _ in log.note("error") }, onCompleted: { log.note("completed") },
            onDisposed: { log.note("disposed") })
        #expect(log.text == "1 2 completed disposed")
    }

    @Test func `after an error comes onDisposed, not onCompleted`() {
        let log = Log()
        _ = Observable<Int>.error(Failure.lost).subscribe(
            onError: { log.note($0) }, onCompleted: { log.note("completed") }, onDisposed: { log.note("disposed") })
        #expect(log.text == "lost disposed")
    }

    @Test func `every named closure can be left out`() {
        let log = Log()
        _ = Observable.of(1).subscribe(onNext: { log.note($0) })
        _ = Observable.of(1).subscribe(onCompleted: { log.note("completed") })
        _ = Observable.of(1).subscribe(onDisposed: { log.note("disposed") })
        _ = Observable<Int>.error(Failure.lost).subscribe(onError: { log.note($0) })
        #expect(log.text == "1 completed disposed lost")
    }

    @Test func `disposing is not completing`() {
        let log = Log()
        let subscription = Observable<Int>.never().note(in: log)
        #expect(log.text == "")
        subscription.dispose()
        #expect(log.text == ".")
    }

    @Test func `onDisposed comes once, however often and late one disposes`() {
        let log = Log()
        let subscription = Observable.just(1).note(in: log)
        subscription.dispose()
        subscription.dispose()
        #expect(log.text == "1 | .")
    }

    @Test func `onDisposed can be set off from another queue`() async {
        let log = Log()
        let subscription = Observable<Int>.never().note(in: log)
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        _ = await Observable.just(1, scheduler: scheduler).do(onNext: { _ in subscription.dispose() }).inTime
        #expect(log.text == ".")
    }

    @Test func `a subscription goes on when its disposable is let go`() {
        let source = HandDriven<Int>()
        let log = Log()
        _ = source.observable.note(in: log)
        source.send(1)
        source.complete()
        #expect(log.text == "1 | .")
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
