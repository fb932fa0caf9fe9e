import Dispatch
import Marbles
import Streams
import Testing

@Suite("timeout", .counted)
struct TimeoutTests {
    @Test(arguments: [
        InTime("plain", "--1--2--|", "--1--2--|", "^-------!"),
        InTime("late", "-1-2-----3--|", "-1-2--#", "^-----!"),
        InTime("late from the start", "----1|", "---#", "^--!"),
        InTime("just in time", "-1--2--|", "-1--2--|", "^------!"),
        InTime("a late end", "-1----|", "-1--#", "^---!"),
        InTime("empty", "--|", "--|", "^-!"),
        InTime("never", "--", "---#", "^--!"),
        InTime("error", "--1-#", "--1-#", "^---!"),
        InTime("disposed", "-1-2--3", "-1-2", "^---!", until: 4),
    ])
    func `in time`(_ run: InTime) {
        run.check { source, scheduler in
            source.timeout(.seconds(3), scheduler: scheduler).catch { _ in .error(MarbleError()) }
        }
    }

    @Test(arguments: [
        InTime("plain", "--1--2--|", "--1--2--|", "^-------!"),
        InTime("late", "-1-2-----3--|", "-1-2---8----9|", "^-----!"),
        InTime("empty", "--|", "--|", "^-!"),
        InTime("never", "--", "----8----9|", "^--!"),
        InTime("error", "--1-#", "--1-#", "^---!"),
        InTime("disposed", "-1-2-----3--|", "-1-2---8", "^-----!", until: 9),
    ])
    func `in time, with another to go on with`(_ run: InTime) {
        run.check { source, scheduler in
            let other = scheduler.createColdObservable("-8----9|")
            return source.timeout(.seconds(3), other: other, scheduler: scheduler)
        }
    }

    @Test func `the error is RxError.timeout, or that of the other`() {
        let scheduler = Steps()
        let source = Observable<Int>.never().timeout(.seconds(3), scheduler: scheduler)
        #expect(scheduler.times(until: 10, source) == "#Sequence timeout.@3 .@3")
        let other = Observable<Int>.never()
            .timeout(.seconds(3), other: Observable.error(Failure.lost), scheduler: scheduler)
        #expect(scheduler.times(other) == "#lost@13 .@13")
    }

    @Test
    func `a source that is late is left when the other has been subscribed to, and what it sends does not arrive`() {
        let (scheduler, source, log) = (Steps(), HandDriven<Int>(), Log())
        let other = Observable<Int>.never().do(onSubscribe: { log.note("<other") }, onDispose: { log.note("other>") })
        let subscription = source.observable.do(onDispose: { log.note("source>") })
            .timeout(.seconds(3), other: other, scheduler: scheduler).note(in: log)
        scheduler.start()
        #expect(log.text == "<other source>")
        source.send(1)
        source.complete()
        subscription.dispose()
        #expect(log.text == "<other source> other> .")
    }

    @Test func `disposing inside an element leaves no timer`() {
        let scheduler = Steps()
        let source = HandDriven<Int>()
        let held = SerialDisposable()
        held.disposable = source.observable.timeout(.seconds(3), scheduler: scheduler)
            .subscribe(onNext: { _ in held.dispose() })
        #expect(scheduler.debugDescription == "0: [3]")
        source.send(1)
        #expect(scheduler.debugDescription == "0: []")
    }

    @Test func `the time that an element takes downstream does not count`() {
        let scheduler = Steps()
        let source = HandDriven<Int>()
        let log = Log()
        let subscription = source.observable.timeout(.seconds(3), scheduler: scheduler)
            .do(onNext: { _ in scheduler.sleep(10) }).note(in: log)
        source.send(1)
        #expect(scheduler.debugDescription == "10: [13]")
        subscription.dispose()
        #expect(log.text == "1 .")
    }

    /// The element, its end and the time that is up come from two queues: each order is right in which one of the two ends it.
    @Test func `an element and the time that is up race, and one of them comes first`() async {
        let (timer, sender) = (
            SerialDispatchQueueScheduler(qos: .userInitiated), SerialDispatchQueueScheduler(qos: .userInitiated)
        )
        for _ in 0..<100 {
            let source = Observable<Int>.timer(.microseconds(200), scheduler: sender)
                .timeout(.microseconds(200), scheduler: timer)
            let orders = ["0 |", "#Sequence timeout.", "0 #Sequence timeout."]
            #expect(orders.contains(await source.inTime))
        }
    }
}
