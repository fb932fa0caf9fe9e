import Marbles
import Streams
import Testing

@Suite("delay", .counted)
struct DelayTests {
    @Test(arguments: [
        InTime("plain", "--1--2--|", "----1--2--|", "^-------!"),
        InTime("several in one tick", "--(12)-3|", "----(12)-3|", "^----!"),
        InTime("empty", "--|", "----|", "^-!"),
        InTime("never", "--", "--", "^----!", until: 5),
        InTime("error", "--1--2--#", "----1--2#", "^-------!"),
        InTime("an error overtakes", "--1--2#", "----1-#", "^-----!"),
        InTime("disposed", "--1--2--|", "----1", "^----!", until: 5),
        InTime("disposed after the source's end", "--1|", "----", "^--!", until: 4),
    ])
    func `in time`(_ run: InTime) {
        run.check { source, scheduler in source.delay(.seconds(2), scheduler: scheduler) }
    }

    @Test func `no delay is a turn on the scheduler`() {
        let scheduler = Steps()
        let log = Log()
        _ = Observable.of(1, 2).delay(.seconds(0), scheduler: scheduler).note(in: log)
        #expect(log.text == "")
        scheduler.start()
        #expect(log.text == "1 2 | .")
        #expect(scheduler.clock == 0)
    }

    @Test func `each event has a turn of its own`() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .next(220, 3), .completed(220)])
        let delayed = scheduler.start { source.delay(.seconds(50), scheduler: scheduler) }
        #expect(delayed.events == [.next(260, 1), .next(261, 2), .next(270, 3), .completed(271)])
        #expect(source.subscriptions == [Subscription(200, 220)])
    }

    /// The trace is that of RxSwift for the same program.
    @Test func `an error inside an element comes after it`() {
        let scheduler = Steps()
        let source = PublishSubject<Int>()
        let log = Log()
        _ = source.do(onDispose: { log.note("source") }).delay(.seconds(1), scheduler: scheduler)
            .do(onNext: { if $0 == 1 { source.onError(Failure.lost) } }, afterNext: { log.note("\($0)>") }).note(
                in: log)
        source.onNext(1)
        source.onNext(2)
        scheduler.start()
        #expect(log.text == "source 1 1> #lost .")
    }

    @Test func `an error is passed on at once, and the source is left before`() {
        let source = HandDriven<Int>()
        let log = Log()
        let delayed = source.observable.do(onDispose: { log.note("source") }).delay(.seconds(5), scheduler: Steps())
        _ = delayed.note(in: log)
        source.send(1)
        source.fail(.lost)
        #expect(log.text == "source #lost .")
    }

    @Test func `disposing inside an element keeps the rest back`() {
        let scheduler = Steps()
        let log = Log()
        let held = SerialDisposable()
        held.disposable = Observable.of(1, 2, 3).delay(.seconds(1), scheduler: scheduler)
            .do(onNext: { if $0 == 2 { held.dispose() } }).note(in: log)
        scheduler.start()
        #expect(log.text == "1 .")
    }

    @Test func `the order stays on a concurrent queue, one at a time`() async {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        let inside = Log()
        let delayed = Observable.range(start: 0, count: 100).delay(.milliseconds(1), scheduler: scheduler).do(
            onNext: { inside.note("<\($0)") }, afterNext: { inside.note("\($0)>") })
        #expect(await delayed.inTime == (0..<100).map { "\($0)" }.joined(separator: " ") + " |")
        #expect(inside.list == (0..<100).flatMap { ["<\($0)", "\($0)>"] })
    }
}
