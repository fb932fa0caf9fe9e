import ExerciseSupport

@testable import schedulers_exercises

extension `schedulers` {
    @Test(.exercise(check)) func `4 · Titles from the archive`() {}

    private static let check = Check(labels, solution: Solution.exercise4, in: SiteScene.self) { check in
        let good = Solution.exercise4
        check.play(.text, "the titles are Emma and Momo") { try $0.labels(["Emma", "Momo"], $1) }
        check.play(.nobody, "nobody subscribes") { try $0.labels(["Emma"], subscribers: [], $1) }
        check.play(.disposed, "disposed of after the first title; another title is sent after that") {
            try $0.labels(["Emma"], end: .open, $1)
        }
        check.play(.otherInput, "the titles are Heidi, Heidi, Jo") { try $0.labels(["Heidi", "Heidi", "Jo"], $1) }
        check.play(.otherInput, "no titles") { try $0.labels([], $1) }
        let failing = check.play(.otherInput, "a title, and then an error") { try $0.labels(["Emma"], end: .error, $1) }
        check.play(.secondSubscriber, "two subscribers") {
            try $0.labels(["Emma", "Momo"], subscribers: ["it", "the second"], $1)
        }
        check.play(.laterSubscriber, "a second subscriber after the first") {
            try $0.labels(["Emma", "Momo"], later: true, $1)
        }

        check.mistake(
            "The archive was opened on desk. `observe(on:)` moves titles. What moves the start, and if two do: which one is nearer?",
            step: "Load, crop, put", madeBy: { $0.observe(on: $2).map($1).observe(on: $3) },
            orBy: { titles, label, _, _ in titles.map(label) }
        ) { $0.has("desk: opens") && !$0.has("archive: it") }
        check.mistake(
            "The archive was opened on desk, and the labels arrived on archive. Which of the two operators moves the start, and "
                + "which one the elements?", step: "Load, crop, put",
            madeBy: { $0.map($1).subscribe(on: $3).observe(on: $2) },
            orBy: { $0.subscribe(on: $3).observe(on: $2).map($1) }
        ) { $0.has("desk: opens") }
        check.mistake(
            "A label was made on desk, and desk waited for it. Does your `map` stand above or below the line that goes to desk?",
            step: "Find, load, put", madeBy: { $0.subscribe(on: $2).observe(on: $3).map($1) }
        ) { $0.has("desk: labels") }
        check.mistake(
            "Something ran on a queue that is none of yours. The two schedulers are parameters.",
            madeBy: { titles, label, _, desk in
                titles.map(label).subscribe(on: ConcurrentDispatchQueueScheduler(qos: .default)).observe(on: desk)
            },
            orBy: { titles, label, archive, _ in
                titles.map(label).subscribe(on: archive).observe(on: MainScheduler.instance)
            },
            { $0.subscribe(on: $2).observe(on: SerialDispatchQueueScheduler(qos: .default)).map($1).observe(on: $3) }
        ) { $0.has("another queue:", "main:") }
        check.mistake(
            "The labels arrived on archive, where they were made. `subscribe(on:)` does not lead back. What does?",
            step: .variant(of: "North and south"),
            madeBy: { titles, label, archive, _ in titles.map(label).subscribe(on: archive) }
        ) { $0.has("archive: it receives") }
        check.mistake(
            "The end arrived on archive, where the titles were read. Does the line that leads to desk stand behind the whole chain?",
            step: .variant(of: "North and south"),
            madeBy: { titles, label, archive, desk in
                titles.subscribe(on: archive).map(label).concatMap { Observable.just($0).observe(on: desk) }
            }
        ) { $0.has("archive: it") }
        check.mistake(
            "It was disposed of, and the archive is still open, or goes on. What does your function return to the one who "
                + "subscribes?",
            madeBy: { titles, label, archive, desk in
                opened(titles.map(label), archive) { _ in Disposables.create() }.observe(on: desk)
            }
        ) { $0.isDisposed && ($0.count("closes") == 0 || $0.count("Momo") > 0) }
        check.mistake(
            "The archive was closed on desk, where somebody disposed. It should be closed where it was opened. Which operator "
                + "does both on one queue?", step: .variant(of: "North and south"),
            madeBy: { titles, label, archive, desk in opened(titles.map(label), archive) { $0 }.observe(on: desk) }
        ) { $0.isDisposed && $0.has("desk: closes") }
        check.mistake(
            "The titles ended with an error, and the subscriber did not receive it.",
            madeBy: { good($0, $1, $2, $3).catch { _ in .empty() } }, orBy: { good($0, $1, $2, $3).catchAndReturn("") }
        ) { $0.in(failing) && $0.count("fails") == 0 }
        check.mistake(
            "A label was made, and it did not arrive before the titles ended. What keeps it?",
            madeBy: { good($0, $1, $2, $3).toArray().asObservable().flatMap { Observable.from($0) } }
        ) { $0.isDisposed && $0.count("labels") == 1 && $0.count("receives") == 0 }
        check.mistake(
            "There were two subscribers, and the archive was opened once. What does each subscriber run?",
            madeBy: { good($0, $1, $2, $3).share(replay: 9, scope: .forever) }
        ) { $0.isSecond && $0.has("desk: the second receives") && $0.count("opens") == 1 }

        check.rejects(.unasked) { early(good($0, $1, $2, $3)) }
        check.rejects(
            .lost, { good($0.concat(Observable.never()), $1, $2, $3) }, { good($0.distinctUntilChanged(), $1, $2, $3) })
        check.rejects(.again) { titles, label, archive, desk in
            good(titles.do(onNext: { _ = label($0) }), label, archive, desk)
        }
        check.rejects(
            { good($0.take(1), $1, $2, $3) }, { good($0, $1, $2, $3).filter { _ in false } },
            { good($0.map { _ in "Emma" }, $1, $2, $3) },
            { titles, _, archive, desk in titles.subscribe(on: archive).observe(on: desk) })
        check.hardCoded { good($0.enumerated().map { ["Emma", "Momo"][min($0.index, 1)] }, $1, $2, $3) }
        check.worksOnce { firstOnly(good($0, $1, $2, $3)) }

        check.accepts("subscribe(on:) at the end") { $0.map($1).observe(on: $3).subscribe(on: $2) }
        check.accepts("handed over on the way, too") { $0.subscribe(on: $2).observe(on: $2).map($1).observe(on: $3) }
        check.accepts("two subscribe(on:), the second without effect") {
            $0.subscribe(on: $2).map($1).subscribe(on: $3).observe(on: $3)
        }
    }

    /// A stream that is subscribed to on a scheduler. `end` makes what ends the subscription.
    private static func opened(
        _ stream: Observable<String>, _ scheduler: any ImmediateSchedulerType,
        end: @escaping (any Disposable) -> any Disposable
    ) -> Observable<String> {
        .create { observer in
            let inner = SingleAssignmentDisposable()
            _ = scheduler.schedule(()) { _ in
                inner.setDisposable(stream.subscribe(observer))
                return Disposables.create()
            }
            return end(inner)
        }
    }
}
