import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import virtual_time_exercises

extension `virtual-time` {
    @Test(.exercise(TheNextTram.exercise)) func `6 · The next tram`() {}
}

struct TheNextTram {
    static let exercise = Check(
        testPlanner as Bench<Planner>.Test, solution: Solution.testPlanner, in: Scene<String>.self
    ) { check in
        let bench = Bench<Planner>(check, of: "planner", solution: Solution.testPlanner) { watch, planner in
            { stops, ask, clock in
                let call = watch.call(clock)
                let asked = { stop in call.output("request \(stop)", ask(stop).asObservable()).asSingle() }
                return call.output("planner", planner(call.input("stops", stops), asked, clock))
            }
        }

        bench.right { planner($0, $1, $2) }
        bench.flaw(.refusesRight, madeBy: Trip("-a", ["a": "--(t|)"]).expects("---t"))
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
        bench.flaw(.expectsNothing, madeBy: Trip("-a", ["a": "--(t|)"]).run { _, _ in })

        bench.faulty(
            "never asks for a tram", unseen: Trip("-a", ["a": "--(t|)"], until: 3).expects(""),
            ignored: Trip("-a", ["a": "--(t|)"]).run { _, _ in expect(true) }
        ) { stops, _, _ in stops.filter { _ in false } }
        bench.faulty(
            "asks for each stop at once",
            ignored: Trip("-a", ["a": "--(t|)"]).run { events, _ in
                expect(events.compactMap(\.value.element) == ["t"])
            }
        ) { stops, ask, _ in stops.flatMapLatest { ask($0).catchAndReturn("n") } }
        bench.faulty(
            "sends the answer of an old request", step: "Two searches with one result",
            unseen: Trip("-a", ["a": "--(t|)"]).expects("-----t"),
            ignored: Trip("-a---b", ["a": "-----(t|)", "b": "--(u|)"]).run { events, _ in
                expect(events.contains(.next(9, "u")))
            }
        ) { stops, ask, clock in pauses(stops, clock).flatMap { ask($0).catchAndReturn("n") } }
        bench.faulty(
            "is over with the first request that fails",
            unseen: Trip("-a---b", ["a": "-----(t|)", "b": "--(u|)"]).expects("---------u"),
            ignored: Trip("-a---b", ["a": "-----(t|)", "b": "--#"]).run { events, _ in
                expect(events.first == .next(9, "n"))
            }
        ) { stops, ask, clock in pauses(stops, clock).flatMapLatest { ask($0) }.catchAndReturn("n") }
        bench.faulty(
            "does not ask again after a request that failed",
            unseen: Trip("-a---b", ["a": "-----(t|)", "b": "--#"]).expects("---------n"),
            ignored: Trip("-a---b---c", ["a": "-----(t|)", "b": "--#", "c": "--(u|)"]).run { events, _ in
                expect(events.first == .next(9, "n") && !events.contains { $0.value.isCompleted })
            }
        ) { stops, ask, clock in
            pauses(stops, clock).flatMapLatest { ask($0) }.catch { _ in .just("n").concat(Observable.never()) }
        }
        bench.faulty(
            "drops the answer of an old request, and does not cancel it", step: "Two searches with one result",
            ignored: Trip("-a---b-----c", ["a": "-----(t|)", "b": "--#", "c": "--(u|)"]).expects("---------n-----u")
        ) { stops, ask, clock in
            var latest = ""
            return pauses(stops, clock).do(onNext: { latest = $0 })
                .flatMap { stop in ask(stop).catchAndReturn("n").asObservable().filter { _ in stop == latest } }
        }
        bench.faulty(
            "does not cancel its request when it is disposed of", step: "Two searches with one result",
            unseen: Trip("-a---b-----c", ["a": "-----(t|)", "b": "--#", "c": "--(u|)"]).run { events, uses in
                expectRecorded(events, "---------n-----u")
                expect(uses["a"] == [Subscription(3, 7)])
            },
            ignored: Trip("-a---b-----c", ["a": "-----(t|)", "b": "--#", "c": "--(u|)"], until: 14).run {
                events, uses in
                expectRecorded(events, "---------n")
                expect(uses["a"] == [Subscription(3, 7)])
                expect(uses["c"]?.count == 1)
            }
        ) { stops, ask, clock in leaking(planner(stops, ask, clock)) }
        bench.faulty(
            "makes two requests for a stop",
            ignored: Trip("-a---b-----c", ["a": "-----(t|)", "b": "--#", "c": "--(u|)"], until: 14).run {
                events, uses in
                expectRecorded(events, "---------n")
                expect(uses["a"]?.first == Subscription(3, 7) && uses["c"]?.last == Subscription(13, 14))
            }
        ) { stops, ask, clock in
            planner(stops, { stop in .zip(ask(stop), ask(stop)) { answer, _ in answer } }, clock)
        }
        bench.faulty(
            "asks for each stop after 200 ms, also for one that has changed",
            unseen: Trip("-a---b-----c", ["a": "-----(t|)", "b": "--#", "c": "--(u|)"], until: 14).run {
                events, uses in
                expectRecorded(events, "---------n")
                expect(uses["a"] == [Subscription(3, 7)] && uses["c"] == [Subscription(13, 14)])
            }
        ) { stops, ask, clock in
            stops.delay(.milliseconds(200), scheduler: clock).flatMapLatest { ask($0).catchAndReturn("n") }
        }

        check.accepts("a run for each line of the text") { planner in
            Trip("-xa", ["x": "--(t|)", "a": "--(t|)"]).run { events, uses in
                expectRecorded(events, "------t")
                expect(uses["x"]?.isEmpty == true && uses["a"]?.count == 1)
            }(planner)
            Trip("-a---b", ["a": "-----(t|)", "b": "--(u|)"]).run { events, uses in
                expectRecorded(events, "---------u")
                expect(uses["a"]?.first?.unsubscribe == 7)
            }(planner)
            Trip("-a----b", ["a": "-#", "b": "-(u|)"]).expects("----n----u")(planner)
            Trip("-a", ["a": "-----(t|)"], until: 6).run { _, uses in expect(uses["a"]?.first?.unsubscribe == 6) }(
                planner)
        }
        check.accepts("one request for all stops") { planner in
            let clock = ticks()
            let stops = clock.createHotObservable("xa---b------c------", as: String.self)
            let request = clock.createColdObservable("-----#")
            let trams = clock.record(
                planner(stops.asObservable(), { _ in request.map { "\($0)" }.asSingle() }, clock), until: 16)
            clock.start()
            expectRecorded(trams.events, "------------n")
            expect(request.subscriptions == [Subscription(3, 7), Subscription(7, 12), Subscription(14, 16)])
        }
        check.rejects("it counts the requests, and not their ends") { planner in
            Trip("-a---b-----c", ["a": "-----(t|)", "b": "--#", "c": "--(u|)"], until: 14).run { events, uses in
                expectRecorded(events, "---------n")
                expect(uses.mapValues(\.count) == ["a": 1, "b": 1, "c": 1])
            }(planner)
        }
        check.rejects("it expects the answer before the pause") { planner in
            Trip("-a", ["a": "--(t|)"]).expects("---t")(planner)
        }
        check.rejects("only the answers, in several runs") { planner in
            Trip("-a", ["a": "--(t|)"]).expects("-----t")(planner)
            Trip("-a---b", ["a": "--#", "b": "--(u|)"]).expects("-----n---u")(planner)
        }
        check.rejects("a subject and a count of the requests") { planner in
            let (clock, stops) = (ticks(), PublishSubject<String>())
            var asked = 0
            let ask: (String) -> Single<String> = { stop in
                asked += 1
                return .just(stop)
            }
            let trams = clock.record(planner(stops.asObservable(), ask, clock))
            for (tick, stop) in [(1, "a"), (2, "b"), (8, "c")] { clock.scheduleAt(tick) { stops.onNext(stop) } }
            clock.start()
            expectRecorded(trams.events, "----b-----c")
            expect(asked == 2)
        }
    }

    private static func pauses(_ stops: Observable<String>, _ clock: any SchedulerType) -> Observable<String> {
        stops.debounce(.milliseconds(200), scheduler: clock)
    }

    /// Code that is right.
    private static func planner(
        _ stops: Observable<String>, _ ask: @escaping (String) -> Single<String>, _ clock: any SchedulerType
    ) -> Observable<String> {
        pauses(stops, clock).flatMapLatest { ask($0).catchAndReturn("n") }
    }
}
