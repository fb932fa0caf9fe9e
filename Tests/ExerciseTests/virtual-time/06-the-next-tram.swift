import ExerciseSupport

@testable import virtual_time_exercises

extension `virtual-time` {
    @Test(.exercise(check)) func `6 · The next tram`() {}

    private static let check = Check(
        testPlanner as Bench<Planner>.Test, solution: Solution.exercise6, in: Scene<String>.self
    ) { check in
        let bench = Bench<Planner>(check, of: "planner", solution: Solution.exercise6) { watch, planner in
            { stops, ask, clock in
                let call = watch.call(clock)
                let asked = { stop in call.output("request \(stop)", ask(stop).asObservable()).asSingle() }
                return call.output("planner", planner(call.input("stops", stops), asked, clock))
            }
        }

        let oneStop = Trip("-a", ["a": "--(t|)"])
        let twoStops = Trip("-a---b", ["a": "-----(t|)", "b": "--(u|)"])
        let bFails = Trip("-a---b", ["a": "-----(t|)", "b": "--#"])
        let answers = ["a": "-----(t|)", "b": "--#", "c": "--(u|)"]
        let threeStops = Trip("-a---b-----c", answers)
        let untilTick14 = Trip("-a---b-----c", answers, until: 14)

        bench.right { planner($0, $1, $2) }
        bench.flaw(.refusesRight, madeBy: oneStop.expects("---t"))
        bench.alsoRight(
            "Your test fails with a planner that sends what is right, and subscribes to the stops twice. "
                + "What does the text say about that?",
            strict: { planner in
                let clock = ticks()
                let stops = clock.createHotObservable("-a---", as: String.self)
                let trams = clock.record(planner(stops.asObservable(), { _ in .just("t") }, clock))
                clock.start()
                expectRecorded(trams.events, "---t")
                expect(stops.subscriptions.count == 1)
            }
        ) { stops, ask, clock in .merge(planner(stops, ask, clock), stops.filter { _ in false }) }
        bench.flaw(.usesNothing) { _ in expect(true) }
        bench.flaw(.expectsNothing, madeBy: oneStop.run { _, _ in })

        bench.faulty(
            "never asks for a tram", unseen: Trip("-a", ["a": "--(t|)"], until: 3).expects(""),
            ignored: oneStop.run { _, _ in expect(true) }
        ) { stops, _, _ in stops.filter { _ in false } }
        bench.faulty(
            "asks for each stop at once",
            ignored: oneStop.run { events, _ in expect(events.compactMap(\.value.element) == ["t"]) }
        ) { stops, ask, _ in stops.flatMapLatest { ask($0).catchAndReturn("n") } }
        bench.faulty(
            "sends the answer of an old request", step: "Two searches with one result",
            unseen: oneStop.expects("-----t"),
            ignored: twoStops.run { events, _ in expect(events.contains(.next(9, "u"))) }
        ) { stops, ask, clock in pauses(stops, clock).flatMap { ask($0).catchAndReturn("n") } }
        bench.faulty(
            "is over with the first request that fails", unseen: twoStops.expects("---------u"),
            ignored: bFails.run { events, _ in expect(events.first == .next(9, "n")) }
        ) { stops, ask, clock in pauses(stops, clock).flatMapLatest { ask($0) }.catchAndReturn("n") }
        bench.faulty(
            "does not ask again after a request that failed", unseen: bFails.expects("---------n"),
            ignored: Trip("-a---b---c", answers).run { events, _ in
                expect(events.first == .next(9, "n") && !events.contains { $0.value.isCompleted })
            }
        ) { stops, ask, clock in
            pauses(stops, clock).flatMapLatest { ask($0) }.catch { _ in .just("n").concat(Observable.never()) }
        }
        bench.faulty(
            "drops the answer of an old request, and does not cancel it", step: "Two searches with one result",
            ignored: threeStops.expects("---------n-----u")
        ) { stops, ask, clock in
            var latest = ""
            return pauses(stops, clock).do(onNext: { latest = $0 })
                .flatMap { stop in ask(stop).catchAndReturn("n").asObservable().filter { _ in stop == latest } }
        }
        bench.faulty(
            "does not cancel its request when it is disposed of", step: "Two searches with one result",
            unseen: threeStops.run { events, uses in
                expectRecorded(events, "---------n-----u")
                expect(uses["a"] == [Subscription(3, 7)])
            },
            ignored: untilTick14.run { events, uses in
                expectRecorded(events, "---------n")
                expect(uses["a"] == [Subscription(3, 7)])
                expect(uses["c"]?.count == 1)
            }
        ) { stops, ask, clock in leaking(planner(stops, ask, clock)) }
        bench.faulty(
            "makes two requests for a stop",
            ignored: untilTick14.run { events, uses in
                expectRecorded(events, "---------n")
                expect(uses["a"]?.first == Subscription(3, 7) && uses["c"]?.last == Subscription(13, 14))
            }
        ) { stops, ask, clock in planner(stops, { stop in .zip(ask(stop), ask(stop)) { answer, _ in answer } }, clock) }
        bench.faulty(
            "asks for each stop after 200 ms, also for one that has changed",
            unseen: untilTick14.run { events, uses in
                expectRecorded(events, "---------n")
                expect(uses["a"] == [Subscription(3, 7)] && uses["c"] == [Subscription(13, 14)])
            }
        ) { stops, ask, clock in
            stops.delay(.milliseconds(200), scheduler: clock).flatMapLatest { ask($0).catchAndReturn("n") }
        }

        check.accepts("a run for each line of the text", runForEachLine)
        check.accepts("one request for all stops", oneRequest)
        check.rejects(
            "it counts the requests, and not their ends",
            untilTick14.run { events, uses in
                expectRecorded(events, "---------n")
                expect(uses.mapValues(\.count) == ["a": 1, "b": 1, "c": 1])
            })
        check.rejects("it expects the answer before the pause", oneStop.expects("---t"))
        check.rejects(countOfRequests, errorOnAUsedClock)
    }

    private static func pauses(_ stops: Observable<String>, _ clock: any SchedulerType) -> Observable<String> {
        stops.debounce(.milliseconds(200), scheduler: clock)
    }

    /// Code that is right.
    private static func planner(
        _ stops: Observable<String>, _ ask: @escaping (String) -> Single<String>, _ clock: any SchedulerType
    ) -> Observable<String> { pauses(stops, clock).flatMapLatest { ask($0).catchAndReturn("n") } }
}
