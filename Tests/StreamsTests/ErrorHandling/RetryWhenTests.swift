import Marbles
import Streams
import Testing

@Suite("retry(when:)", .counted)
struct RetryWhenTests {
    @Test(
        arguments: InTime.untroubled + [
            InTime("error", "-1-#", "-1----1----1", "^--!", "-----^--!", "----------^-!", until: 12),
            InTime("disposed while it waits", "-1-#", "-1", "^--!", until: 4),
        ])
    func `in time`(_ run: InTime) {
        run.check { source, scheduler in source.retry(when: { $0.delay(.seconds(2), scheduler: scheduler) }) }
    }

    @Test(arguments: [
        ("-------|", "-1-----|"), ("----#", "-1--#"), ("-|", "-1-|"), ("--7--7-7|", "-1----1-|"), ("-", "-1"),
    ])
    func `what the trigger sends counts while the source waits, and its end`(_ trigger: String, _ result: String) {
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let source = scheduler.createColdObservable("-1-#")
        let triggers = scheduler.createHotObservable(trigger)
        let recording = scheduler.record(source.asObservable().retry(when: { _ in triggers }), until: 20)
        scheduler.start()
        #expect(recording.events == marbles(result))
    }

    @Test func `what the trigger throws ends the result, an error of another type is passed on`() {
        let source = Observable<Int>.error(Failure.lost)
        var count = 0
        let observable = source.retry(when: { errors in
            errors.map { error in
                count += 1
                if count == 3 { throw error }
            }
        })
        #expect(observable.atOnce == "#lost .")
        #expect(count == 3)
        #expect(
            Observable<Int>.error(MarbleError()).retry { (errors: Observable<Failure>) in errors }.atOnce == "#error .")
        let endless = Observable.of(1, 2).map { if $0 == 2 { throw Failure.lost } else { $0 } }
        #expect(endless.retry(when: { $0 }).take(3).atOnce == "1 1 1 | .")
    }

    @Test func `the trigger is made and subscribed to first, and told the error after the source is left`() {
        let log = Log()
        let source = HandDriven<Int>()
        let chain = source.observable.do(onSubscribe: { log.note("<source") }, onDispose: { log.note("source>") })
            .retry { (errors: Observable<Failure>) in
                log.note("make")
                return errors.do(
                    onNext: { log.note($0) }, onSubscribe: { log.note("<trigger") },
                    onDispose: { log.note("trigger>") })
            }
        let subscription = chain.note(in: log)
        source.fail(.lost)
        source.send(1)
        subscription.dispose()
        #expect(log.text == "make <trigger <source source> lost <source 1 source> trigger> .")
    }

    @Test func `when the trigger ends with its element, no attempt follows that element`() {
        var attempts = 0
        let source = Observable<Int>.create { observer in
            attempts += 1
            observer.onError(Failure.lost)
            return Disposables.create()
        }
        #expect(source.retry(when: { $0.take(2) }).atOnce == "| .")
        #expect(attempts == 2)
        attempts = 0
        #expect(source.retry(when: { $0.map { throw $0 } as Observable<Int> }).atOnce == "#lost .")
        #expect(attempts == 1)
    }

    @Test func `a source that fails later is tried again after the last element of the trigger, and then no more`() {
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let source = scheduler.createColdObservable("-1-#")
        let recording = scheduler.record(source.asObservable().retry(when: { $0.take(2) }), until: 20)
        scheduler.start()
        #expect(recording.events == marbles("-1--1--1-|"))
        #expect(source.subscriptions.count == 3)
    }
}
