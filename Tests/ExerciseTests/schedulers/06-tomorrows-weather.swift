import ExerciseSupport

@testable import schedulers_exercises

extension `schedulers` {
    @Test(.exercise(check)) func `6 · Tomorrow's weather`() {}

    private static let check = Check(forecast, solution: Solution.exercise6, in: SiteScene.self) { check in
        let good = Solution.exercise6
        check.play(.text, "a forecast for Monday") { try $0.forecast("Monday", $1) }
        check.play(.nobody, "nobody subscribes") { try $0.forecast("Monday", subscribers: [], $1) }
        check.play(.disposed, "disposed of while it is computed") { try $0.forecast("Monday", isLeft: true, $1) }
        check.play(.otherInput, "a forecast for Friday") { try $0.forecast("Friday", $1) }
        check.play(.otherInput, "compute returns \"\"") { try $0.forecast("Sunday", gives: [""], $1) }
        let throwing = check.play(.otherInput, "compute throws an error") {
            try $0.forecast("Monday", gives: [nil], $1)
        }
        check.play(.secondSubscriber, "two subscribers") {
            try $0.forecast("Monday", subscribers: ["it", "the second"], $1)
        }
        check.play(.laterSubscriber, "a second subscriber after the first, and the forecast is another one by then") {
            try $0.forecast("Monday", gives: ["sun", "rain"], later: true, $1)
        }

        check.mistake(
            "It was computed on window, while your function ran. The argument of a call is evaluated before the call. What keeps "
                + "work until somebody subscribes?", step: "Harbour, bridge, tower",
            madeBy: { Observable.just(try $1($0)).subscribe(on: $2).observe(on: $3) }
        ) { $0.has("window: computes too early") }
        check.mistake(
            "It was computed, and nobody had subscribed. Which line of yours starts it?",
            madeBy: { early(good($0, $1, $2, $3)) }
        ) { $0.site.computesBeforeSubscribing || $0.isNobody }
        check.mistake(
            "It was computed on window. `observe(on:)` decides for what is below it. What moves the start, and if two do: which "
                + "one is nearer?", step: "Load, crop, put", madeBy: { later($0, $1).observe(on: $2).observe(on: $3) },
            orBy: { later($0, $1).subscribe(on: $3).observe(on: $2) }
        ) { $0.has("window: computes") }
        check.mistake(
            "Something ran on a queue that is none of yours. The two schedulers are parameters.",
            madeBy: { day, compute, _, window in
                later(day, compute).subscribe(on: ConcurrentDispatchQueueScheduler(qos: .default)).observe(on: window)
            },
            orBy: { day, compute, computer, _ in
                later(day, compute).subscribe(on: computer).observe(on: MainScheduler.instance)
            }
        ) { $0.has("main:", "another queue:") }
        check.mistake(
            "The forecast arrived on computer, where it was computed. Which line leads to window?",
            step: "Load, crop, put",
            madeBy: { day, compute, computer, _ in later(day, compute).subscribe(on: computer) }
        ) { $0.has("computer: it") }
        check.mistake(
            "The forecast came, and then nothing. How does a subscriber learn that this was all?",
            madeBy: { good($0, $1, $2, $3).concat(Observable.never()) }
        ) { $0.isText && $0.count("receives") == 1 && $0.ended == 0 }
        check.mistake(
            "`compute` was called more than once for one subscriber, or not at all. How often should it run?",
            madeBy: { day, _, _, _ in .just(day) },
            orBy: { day, compute, computer, window in
                later(day, compute).do(onSubscribe: { _ = try? compute(day) }).subscribe(on: computer).observe(
                    on: window)
            },
            { good($0, $1, $2, $3).retry(2) }
        ) { $0.isText && $0.count("computes") != 1 || $0.in(throwing) && $0.count("computes") > 1 }
        check.mistake(
            "`compute` threw, and its error did not arrive. What becomes of an error that is thrown in a closure of yours?",
            madeBy: { day, compute, computer, window in
                Observable.deferred { .just((try? compute(day)) ?? "") }.subscribe(on: computer).observe(on: window)
            },
            orBy: { day, compute, computer, window in
                Observable.deferred { .from(optional: try? compute(day)) }.subscribe(on: computer).observe(on: window)
            },
            { good($0, $1, $2, $3).catch { _ in .never() } }
        ) { $0.in(throwing) && $0.count("fails") == 0 }
        check.mistake(
            "There were two subscribers, and one forecast. Each subscriber has a forecast of their own.",
            madeBy: { good($0, $1, $2, $3).share(replay: 1, scope: .forever) }
        ) { $0.isSecond && $0.has("window: the second receives") && $0.count("computes") == 1 }

        check.rejects(.lost) { good($0, $1, $2, $3).filter { !$0.isEmpty } }
        check.rejects({ good($0, $1, $2, $3).catch { _ in .error(RxError.unknown) } })
        check.hardCoded { _, compute, computer, window in good("Monday", compute, computer, window) }
        check.worksOnce { firstOnly(good($0, $1, $2, $3)) }

        check.accepts("the day is moved, and then it is computed") {
            Observable.just($0).observe(on: $2).map($1).observe(on: $3)
        }
        check.accepts("not disposed of inside, where nothing goes on: the outer one is closed") {
            leaking(good($0, $1, $2, $3))
        }
        check.accepts("a map, started on computer") { Observable.just($0).map($1).observe(on: $3).subscribe(on: $2) }
        check.accepts("by hand") { day, compute, computer, window in
            Observable.create { observer in
                do {
                    observer.onNext(try compute(day))
                    observer.onCompleted()
                } catch { observer.onError(error) }
                return Disposables.create()
            }
            .subscribe(on: computer).observe(on: window)
        }
    }

    /// A forecast that is computed when somebody subscribes.
    private static func later(_ day: String, _ compute: @escaping @Sendable (String) throws -> String)
        -> Observable<String>
    { .deferred { .just(try compute(day)) } }
}
