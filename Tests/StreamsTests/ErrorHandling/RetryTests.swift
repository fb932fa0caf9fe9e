import Dispatch
import Marbles
import Streams
import Testing

@Suite("retry", .counted)
struct RetryTests {
    @Test(
        arguments: InTime.untroubled + [
            InTime("error", "-1-#", "-1--1--1--1", "^--!", "---^--!", "------^--!", "---------^-!", until: 11),
            InTime("disposed with the error", "-1-#", "-1-", "^--!", until: 3),
        ])
    func `in time, without a limit`(_ run: InTime) {
        run.check { source, _ in source.retry() }
    }

    @Test(
        arguments: InTime.untroubled + [
            InTime("error", "-1-#", "-1--1-#", "^--!", "---^--!"),
            InTime("disposed", "-1-#", "-1--1", "^--!", "---^-!", until: 5),
        ])
    func `in time, with a limit`(_ run: InTime) {
        run.check { source, _ in source.retry(2) }
    }

    @Test(arguments: [(0, "| .", 0), (1, "1 #lost .", 1), (2, "1 1 #lost .", 2), (3, "1 1 1 #lost .", 3)])
    func `the count is that of attempts`(_ count: Int, _ result: String, _ attempts: Int) {
        var subscriptions = 0
        let source = failing { subscriptions += 1 }
        #expect(source.retry(count).atOnce == result)
        #expect(subscriptions == attempts)
    }

    @Test func `an attempt is left before its error is dealt with, and before the next begins`() {
        let (log, later) = (Log(), Log())
        let failing = failing { log.note("<") }.do(onDispose: { log.note(">") })
        _ = failing.retry(2).note(in: log)
        #expect(log.text == "< 1 > < 1 > #lost .")
        let source = HandDriven<Int>()
        let noted = source.observable.do(onSubscribe: { later.note("<") }, onDispose: { later.note(">") })
        let subscription = noted.retry().note(in: later)
        source.fail(.lost)
        source.fail(.lost)
        source.send(1)
        subscription.dispose()
        #expect(later.text == "< > < > < 1 > .")
        #expect(source.disposals == 3)
    }

    @Test func `a source that takes turns is retried in its turn, and one that always fails stops under a take`() {
        let numbers = Observable.of(1, 2, 3).map { if $0 == 3 { throw Failure.lost } else { $0 } }
        #expect(numbers.retry(2).atOnce == "1 2 1 2 #lost .")
        #expect(numbers.retry().take(5).atOnce == "1 2 1 2 1 | .")
        #expect(failing {}.retry().take(3).atOnce == "1 1 1 | .")
    }

    @Test func `disposing inside an element ends it`() {
        let log = Log()
        let held = SerialDisposable()
        var count = 0
        let source = failing { count += 1 }.do(onNext: { _ in if count == 3 { held.dispose() } })
        let waiting = HandDriven<Int>()
        held.disposable = waiting.observable.flatMap { _ in source.retry() }.note(in: log)
        waiting.send(0)
        #expect(log.text == "1 1 .")
        #expect(count == 3)
    }

    @Test func `a source that fails for ever stops when it is disposed of from another thread`() async {
        let isRunning = DispatchSemaphore(value: 0)
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        let endless = Observable<Int>.error(Failure.lost).do(onSubscribe: { isRunning.signal() }).retry()
        let subscription = endless.subscribe(on: scheduler).subscribe()
        let other = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        _ = await Observable.just(1, scheduler: other).do(onNext: { _ in isRunning.wait() }).inTime
        subscription.dispose()
        #expect(await Observable.just(1, scheduler: scheduler).inTime == "1 |")
    }

    @Test func `a source that fails from another thread while it is subscribed to is retried`() async {
        let queue = DispatchQueue(label: "failing")
        let source = Observable<Int>.create { observer in
            queue.sync { observer.onError(Failure.lost) }
            return Disposables.create()
        }
        #expect(await source.retry(1000).inTime == "#lost")
    }

    /// Sends a 1 and fails.
    private func failing(_ onSubscribe: @escaping () -> Void) -> Observable<Int> {
        .create { observer in
            onSubscribe()
            observer.onNext(1)
            observer.onError(Failure.lost)
            return Disposables.create()
        }
    }
}
