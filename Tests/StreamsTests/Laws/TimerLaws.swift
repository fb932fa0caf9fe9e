import Streams
import Testing

/// An operator with a clock takes its timer back when it is over.
@Suite("Timers of operators", .counted)
struct TimerLaws {
    @Test(arguments: Timed.all) func `no timer is left after an end or a dispose, and the source is left`(
        _ operation: Timed
    ) {
        for (end, expected) in [("end", operation.completed), ("fail", operation.failed), ("", operation.disposed)] {
            let (source, clock, log) = (HandDriven<Int>(), Steps(), Log())
            let subscription = operation.apply(source.observable, clock).note(in: log)
            source.send(1, 2)
            switch end {
            case "end": source.complete()
            case "fail": source.fail(.lost)
            default: subscription.dispose()
            }
            #expect(source.disposals == 1)
            clock.start()
            #expect(log.text == expected)
            #expect(clock.clock == (end == "end" ? operation.over : 0))
            subscription.dispose()
        }
    }

    @Test(arguments: Timed.all) func `a dispose before the end's time leaves no timer`(_ operation: Timed) {
        let (source, clock) = (HandDriven<Int>(), Steps())
        let subscription = operation.apply(source.observable, clock).subscribe()
        source.send(1, 2)
        source.complete()
        subscription.dispose()
        #expect(clock.debugDescription == "0: []")
    }

    @Test(arguments: early) func `the time runs before the source is subscribed to`(_ row: Row<OperateInTime>) {
        let clock = Steps()
        let source = Observable<Int>.create { observer in
            clock.advanceTo(4)
            observer.onNext(1)
            observer.onCompleted()
            return Disposables.create()
        }
        #expect(row.make(source, clock).atOnce == row.result)
    }

    private static let early: [Row<OperateInTime>] = [
        Row("skip", gives: "1 | .") { $0.skip(.seconds(4), scheduler: $1) },
        Row("take(for:)", gives: "| .") { $0.take(for: .seconds(4), scheduler: $1) },
        Row("timeout", gives: "#Sequence timeout. .") { $0.timeout(.seconds(4), scheduler: $1) },
        Row("buffer", gives: "0 1 | .") { $0.buffer(timeSpan: .seconds(4), count: 2, scheduler: $1).map(\.count) },
        Row("window", gives: "0 0 | .") { $0.window(timeSpan: .seconds(4), count: 2, scheduler: $1).map { _ in 0 } },
    ]

    @Test(arguments: brought) func `what the time brings comes where the scheduler is`(_ row: Row<Bring>) async {
        let places = Log()
        let note: () -> Void = { places.note(Place.current) }
        let result = row.make(.milliseconds(1), Place.scheduler("time"))
            .do(onNext: { _ in note() }, onError: { _ in note() }, onCompleted: note)
        #expect(await result.inTime == row.result)
        #expect(Set(places.list) == ["time"])
    }

    typealias OperateInTime = @Sendable (Observable<Int>, Steps) -> Observable<Int>
    typealias Bring = @Sendable (RxTimeInterval, SchedulerType) -> Observable<Int>

    private static let brought: [Row<Bring>] = [
        Row("timer", gives: "0 |") { .timer($0, scheduler: $1) },
        Row("interval", gives: "0 1 |") { Observable<Int>.interval($0, scheduler: $1).take(2) },
        Row("debounce", gives: "1 |") { one.debounce($0, scheduler: $1).take(1) },
        // The second has to come before the time is over.
        Row("throttle", gives: "2 |") { numbers.throttle(.milliseconds(300), scheduler: $1).skip(1).take(1) },
        Row("delay", gives: "1 2 |") { numbers.delay($0, scheduler: $1).take(2) },
        Row("delaySubscription", gives: "1 2 |") { numbers.delaySubscription($0, scheduler: $1).take(2) },
        Row("timeout", gives: "#Sequence timeout.") { Observable.never().timeout($0, scheduler: $1) },
        Row("take(for:)", gives: "|") { Observable.never().take(for: $0, scheduler: $1) },
        Row("buffer", gives: "1 |") {
            one.buffer(timeSpan: $0, count: 3, scheduler: $1).map(\.count).filter { $0 > 0 }.take(1)
        },
        Row("window", gives: "0 |") {
            numbers.window(timeSpan: $0, count: 3, scheduler: $1).skip(1).map { _ in 0 }.take(1)
        },
    ]

    private static let one = Observable<Int>.never().startWith(1)
    private static let numbers = Observable<Int>.never().startWith(1, 2)
}
