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

    @Test func `the error is RxError.timeout`() {
        let scheduler = Steps()
        let source = Observable<Int>.never().timeout(.seconds(3), scheduler: scheduler)
        #expect(scheduler.times(source) == "#Sequence timeout.@3 .@3")
    }

    @Test func `a source that is late is left when the other has been subscribed to`() {
        let scheduler = Steps()
        let log = Log()
        let source = Observable<Int>.never().do(onDispose: { log.note("source>") })
        let other = Observable<Int>.never().do(onSubscribe: { log.note("<other") }, onDispose: { log.note("other>") })
        let subscription = source.timeout(.seconds(3), other: other, scheduler: scheduler).note(in: log)
        scheduler.start()
        #expect(log.text == "<other source>")
        subscription.dispose()
        #expect(log.text == "<other source> other> .")
    }

    @Test func `what the source sends after it was late does not arrive`() {
        let scheduler = Steps()
        let source = HandDriven<Int>()
        let log = Log()
        let subscription = source.observable.timeout(.seconds(3), other: Observable.never(), scheduler: scheduler)
            .note(in: log)
        scheduler.start()
        source.send(1)
        source.complete()
        #expect(log.text == "")
        subscription.dispose()
    }

    @Test func `an error of the other is passed on`() {
        let scheduler = Steps()
        let source = Observable<Int>.never()
            .timeout(.seconds(3), other: Observable.error(Failure.lost), scheduler: scheduler)
        #expect(scheduler.times(source) == "#lost@3 .@3")
    }

    @Test func `a source that sends at once leaves no timer`() {
        let scheduler = Steps()
        #expect(Observable.of(1, 2).timeout(.seconds(3), scheduler: scheduler).atOnce == "1 2 | .")
        #expect(Observable.repeatElement(1).timeout(.seconds(3), scheduler: scheduler).take(2).atOnce == "1 1 | .")
        #expect(scheduler.debugDescription == "0: []")
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

    @Test func `the error comes on the scheduler's queue`() async {
        let key = DispatchSpecificKey<String>()
        let scheduler = SerialDispatchQueueScheduler(
            internalSerialQueueName: "time", serialQueueConfiguration: { $0.setSpecific(key: key, value: "time") })
        let log = Log()
        let source = Observable<Int>.never().timeout(.milliseconds(1), scheduler: scheduler)
            .do(onError: { _ in log.note(DispatchQueue.getSpecific(key: key) ?? "elsewhere") })
        #expect(await source.inTime == "#Sequence timeout.")
        #expect(log.text == "time")
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
