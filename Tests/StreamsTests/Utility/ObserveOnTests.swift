import Dispatch
import Streams
import Testing

@Suite("observe(on:)", .counted)
struct ObserveOnTests {
    @Test func `everything below it runs on the scheduler's queue, in order`() async {
        let key = DispatchSpecificKey<String>()
        let scheduler = SerialDispatchQueueScheduler(
            internalSerialQueueName: "below", serialQueueConfiguration: { $0.setSpecific(key: key, value: "below") })
        let observable = Observable.range(start: 0, count: 100)
            .map { ($0, DispatchQueue.getSpecific(key: key)) }
            .observe(on: scheduler)
            .map { "\($0.0)\($0.1 ?? "above")\(DispatchQueue.getSpecific(key: key) ?? "above")" }
        let expected = (0..<100).map { "\($0)abovebelow" }.joined(separator: " ") + " |"
        #expect(await observable.inTime == expected)
    }

    @Test func `a concurrent queue keeps the order too, one element at a time`() async {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        let inside = Log()
        let observable = Observable.range(start: 0, count: 1000).observe(on: scheduler).do(
            onNext: { inside.note("<\($0)") }, afterNext: { inside.note("\($0)>") })
        #expect(await observable.inTime == (0..<1000).map { "\($0)" }.joined(separator: " ") + " |")
        #expect(inside.list == (0..<1000).flatMap { ["<\($0)", "\($0)>"] })
    }

    @Test(arguments: [("complete", "1 2 | ."), ("fail", "1 2 #lost ."), ("dispose", ".")])
    func `an end waits for the elements before it, a dispose does not, and each lets the source go at once`(
        _ end: String, _ result: String
    ) {
        let (scheduler, source, log) = (Steps(), HandDriven<Int>(), Log())
        let subscription = source.observable.observe(on: scheduler).note(in: log)
        source.send(1, 2)
        switch end {
        case "complete": source.complete()
        case "fail": source.fail(.lost)
        default: subscription.dispose()
        }
        source.send(3)
        #expect(source.disposals == 1)
        #expect(log.text == (end == "dispose" ? "." : ""))
        scheduler.start()
        #expect(log.text == result)
    }

    @Test func `disposing inside an element keeps back the ones on their way`() {
        let scheduler = Steps()
        let source = HandDriven<Int>()
        let log = Log()
        let held = SerialDisposable()
        held.disposable = source.observable.observe(on: scheduler).do(onNext: { if $0 == 2 { held.dispose() } })
            .note(in: log)
        source.send(1, 2, 3)
        scheduler.start()
        #expect(log.text == "1 .")
    }

    @Test func `elements that come one by one are each handed over, on the current thread at once`() {
        let scheduler = Steps()
        let interval = Observable<Int>.interval(.seconds(2), scheduler: scheduler).observe(on: scheduler)
        #expect(scheduler.times(until: 6, interval) == "0@2 1@4 2@6 .@6")
        #expect(Observable.of(1, 2).observe(on: CurrentThreadScheduler.instance).atOnce == "1 2 | .")
    }

    @Test func `on the main queue elements arrive on the main queue`() async {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        let observable = Observable.of(1, 2, scheduler: scheduler).observe(on: MainScheduler.instance)
            .do(onNext: { _ in MainScheduler.ensureExecutingOnScheduler() })
        #expect(await observable.inTime == "1 2 |")
    }
}
