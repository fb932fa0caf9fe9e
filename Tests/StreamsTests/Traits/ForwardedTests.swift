import Marbles
import Streams
import Testing

/// Operators that every trait has from Observable: that they reach it, with its arguments, and keep the trait.
@Suite("Of every trait", .counted)
struct ForwardedTests {
    private let scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)

    @Test func `catch goes on with what its closure makes of the error, and catchAndReturn with an element`() {
        let source = scheduler.createColdObservable("--#")
        let fallback = scheduler.createColdObservable("-(1|)")
        let recording = scheduler.record(source.asSingle().catch { _ in fallback.asSingle() })
        scheduler.start()
        #expect(recording.events == marbles("---(1|)"))
        #expect(source.subscriptions == [Subscription(0, 2)])
        #expect(fallback.subscriptions == [Subscription(2, 3)])
        let lost: (any Error) throws -> Single<Int> = { _ in throw Failure.lost }
        #expect(Single<Int>.error(Failure.offline).catch(lost).atOnce == "#lost .")
        #expect(Single.just(1).catch(lost).atOnce == "1 | .")
        #expect(Maybe<Int>.error(Failure.lost).catch { _ in .empty() }.atOnce == "| .")
        #expect(Completable.error(Failure.lost).catch { _ in .empty() }.atOnce == "| .")
        #expect(Single<Int>.error(Failure.lost).catchAndReturn(0).atOnce == "0 | .")
        #expect(Maybe<Int>.error(Failure.lost).catchAndReturn(0).atOnce == "0 | .")
        #expect(Maybe<Int>.empty().catchAndReturn(0).atOnce == "| .")
    }

    @Test func `retry(n) makes n attempts, retry(when:) tries again when its observable says so`() {
        let (source, other) = (scheduler.createColdObservable("-#"), scheduler.createColdObservable("-#"))
        let recording = scheduler.record(source.asSingle().retry(3))
        let single = other.asSingle().retry(when: { (errors: Observable<any Error>) in
            errors.delay(.milliseconds(200), scheduler: scheduler)
        })
        let waiting = scheduler.record(single, until: 5)
        scheduler.start()
        #expect(recording.events == marbles("---#"))
        #expect(source.subscriptions == [Subscription(0, 1), Subscription(1, 2), Subscription(2, 3)])
        #expect(waiting.events == [])
        #expect(other.subscriptions == [Subscription(0, 1), Subscription(3, 4)])
        let lost = Single<Int>.error(Failure.offline).retry(when: { (errors: Observable<Failure>) in
            errors.flatMap { _ in Observable<Int>.error(Failure.lost) }
        })
        #expect(lost.atOnce == "#lost .")
    }

    @Test func `a single that completes without an element is reported`() {
        let log = Log()
        let reported = misuses { _ = Single.just(1).retry(0).note(in: log) }
        #expect(
            reported.map(\.description) == [
                "A Single has completed without an element. `retry(0)`, for one, makes it do so."
            ])
        #expect(log.text == "")
    }

    @Test func `delay moves the success, not the error, and delaySubscription the subscription`() {
        let success = scheduler.createColdObservable("--(1|)")
        let failure = scheduler.createColdObservable("--#")
        let late = scheduler.createColdObservable("--(1|)")
        let time = RxTimeInterval.milliseconds(300)
        let recordings = [
            success.asSingle().delay(time, scheduler: scheduler), failure.asSingle().delay(time, scheduler: scheduler),
            late.asSingle().delaySubscription(time, scheduler: scheduler),
        ].map { scheduler.record($0) }
        scheduler.start()
        #expect(recordings.map(\.events) == [marbles("-----(1|)"), marbles("--#"), marbles("-----(1|)")])
        #expect(success.subscriptions == [Subscription(0, 2)])
        #expect(late.subscriptions == [Subscription(3, 5)])
    }

    @Test func `timeout fails when it takes too long, and leaves the source`() {
        let source = scheduler.createColdObservable("-----(1|)")
        let other = scheduler.createColdObservable("-(2|)")
        let late = scheduler.record(source.asSingle().timeout(.milliseconds(300), scheduler: scheduler))
        let replaced = scheduler.record(
            source.asSingle().timeout(.milliseconds(300), other: other.asSingle(), scheduler: scheduler))
        let intime = scheduler.record(source.asSingle().timeout(.milliseconds(600), scheduler: scheduler))
        scheduler.start()
        #expect(late.events == [.error(3, RxError.timeout)])
        #expect(replaced.events == marbles("----(2|)"))
        #expect(intime.events == marbles("-----(1|)"))
        #expect(source.subscriptions == [Subscription(0, 3), Subscription(0, 3), Subscription(0, 5)])
    }

    @Test func `observe(on:) and subscribe(on:) go through the scheduler`() {
        let log = Log()
        let single = Single<Int>.create { observer in
            log.note("subscribed")
            observer(.success(1))
            return Disposables.create()
        }
        _ = single.observe(on: scheduler).note(in: log)
        #expect(log.text == "subscribed")
        scheduler.start()
        #expect(log.text == "subscribed 1 .")
        _ = single.subscribe(on: scheduler).note(in: log)
        #expect(log.text == "subscribed 1 .")
        scheduler.start()
        #expect(log.text == "subscribed 1 . subscribed 1 .")
    }

    @Test func `using disposes of its resource after the end`() {
        let log = Log()
        struct Resource: Disposable {
            let log: Log
            func dispose() { log.note("closed") }
        }
        let single = Single<Int>.using({ Resource(log: log) }, primitiveSequenceFactory: { _ in .just(1) })
        _ = single.note(in: log)
        #expect(log.text == "1 . closed")
        let failing = Single<Int>.using({ throw Failure.lost }, primitiveSequenceFactory: { (_: Resource) in .just(1) })
        #expect(failing.atOnce == "#lost .")
    }

    @Test func `debug prints a success as what it is to an observable`() {
        let log = Log()
        let printer = DebugOutput.print
        DebugOutput.print = { log.note($0.drop { $0 != ">" }.dropFirst(2)) }
        defer { DebugOutput.print = printer }
        _ = Single.just(1).debug("photo").subscribe()
        #expect(log.list == ["subscribed", "Event next(1)", "Event completed", "isDisposed"])
    }

    @Test func `compactMap`() {
        #expect(Single.just("1").compactMap { Int($0) }.atOnce == "1 | .")
        #expect(Single.just("x").compactMap { Int($0) }.atOnce == "| .")
        #expect(Maybe.just("1").compactMap { Int($0) }.atOnce == "1 | .")
        #expect(Maybe.just("x").compactMap { Int($0) }.atOnce == "| .")
        let lost: (Int) throws -> Int? = { _ in throw Failure.lost }
        #expect(Single.just(1).compactMap(lost).atOnce == "#lost .")
        #expect(Maybe.just(1).compactMap(lost).atOnce == "#lost .")
    }
}
