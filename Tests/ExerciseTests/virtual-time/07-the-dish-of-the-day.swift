import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import virtual_time_exercises

@Suite struct TheDishOfTheDay: ExerciseSuite {
    @Test(arguments: parts) func check(_ part: Part) throws { try part.run() }

    static let exercise = Check(testDish as Bench<DishModel>.Test, solution: Solution.testDish, in: Scene<String>.self)
    { check in
        let bench = Bench<DishModel>(check, of: "view model", solution: Solution.testDish) { watch, model in
            { taps, load, clock in
                let call = watch.call(clock)
                let loads = call.output("request", load.asObservable()).asSingle()
                let dish = model(call.input("taps", taps), loads, clock)
                return Dish(
                    name: call.output("name", dish.name),
                    isLoading: call.output("isLoading", dish.isLoading) { $0 ? "t" : "f" })
            }
        }
        let good = Menu("--x-x-----x", "---(d|)")
        let bad = Menu("--x-----x", "---#")
        let slow = Menu("--x", "---------------(d|)")

        bench.right { Kitchen().dish($0, $1, $2) }
        bench.flaw(.refusesRight, madeBy: Menu("--x", "---(d|)").expects("-----d", "--t--f", 1))
        bench.alsoRight(
            "Your test fails with a view model that sends what is right, and subscribes to the taps more than once. "
                + "What does the text say about that?",
            strict: { model in
                let clock = ticks()
                let taps = clock.createHotObservable("--x", values: ["x": ()])
                let dish = model(taps.asObservable(), .just("d"), clock)
                let (names, _) = (clock.record(dish.name), clock.record(dish.isLoading))
                clock.start()
                expectRecorded(names.events, "--d")
                expect(taps.subscriptions.count == 1)
            }
        ) { taps, load, clock in
            Kitchen().dish(.merge(taps, taps.filter { false }), load, clock)
        }
        bench.flaw(.expectsNothing, madeBy: good.run { _, _, _ in })

        bench.faulty(
            "never loads a dish", unseen: Menu("---", "---(d|)").expects("", "f", 0),
            ignored: good.run { _, loading, _ in expect(loading.first == .next(0, false)) }
        ) { _, _, _ in Dish(name: .never(), isLoading: .just(false).concat(Observable.never())) }
        bench.faulty(
            "begins anew when somebody taps while it loads",
            unseen: Menu("--x", "---(d|)").expects("-----d", "f-t--f", 1),
            ignored: Menu("--x-x", "---(d|)").run { names, _, _ in
                expect(names.compactMap(\.value.element) == ["d"])
            }
        ) { Kitchen(isAnew: true).dish($0, $1, $2) }
        bench.faulty(
            "loads a dish for each output", step: "A title and a spinner",
            unseen: good.names { names, _ in expectRecorded(names, "-----d-------d") },
            ignored: good.run { names, loading, _ in
                expectRecorded(names, "-----d-------d")
                expectRecorded(loading, "f-t--f----t--f", values: ["t": true, "f": false])
            }
        ) { Kitchen(isShared: false).dish($0, $1, $2) }
        bench.faulty(
            "is over with the first load that fails", unseen: good.expects("-----d-------d", "f-t--f----t--f", 2),
            ignored: { model in
                good.expects("-----d-------d", "f-t--f----t--f", 2)(model)
                bad.run { names, _, _ in expect(names.first == .next(5, "n")) }(model)
            }
        ) { Kitchen(isCaughtInside: false).dish($0, $1, $2) }
        bench.faulty(
            "goes on showing its spinner when a load has failed", step: "A title and a spinner",
            unseen: { model in
                good.expects("-----d-------d", "f-t--f----t--f", 2)(model)
                bad.names { names, _ in expectRecorded(names, "-----n-----n") }(model)
            },
            ignored: { model in
                good.expects("-----d-------d", "f-t--f----t--f", 2)(model)
                bad.run { names, _, _ in expectRecorded(names, "-----n-----n") }(model)
            }
        ) { Kitchen(endsFailed: false).dish($0, $1, $2) }
        bench.faulty(
            "waits for a load without a limit",
            unseen: { model in
                good.expects("-----d-------d", "f-t--f----t--f", 2)(model)
                bad.expects("-----n-----n", "f-t--f--t--f", 2)(model)
            },
            ignored: { model in
                good.expects("-----d-------d", "f-t--f----t--f", 2)(model)
                bad.expects("-----n-----n", "f-t--f--t--f", 2)(model)
                slow.run { names, _, loads in expect(names.count == 1 && loads.count == 1) }(model)
            }
        ) { Kitchen(hasLimit: false).dish($0, $1, $2) }

        check.accepts("a limit that is not looked at exactly") { model in
            good.expects("-----d-------d", "f-t--f----t--f", 2)(model)
            bad.expects("-----n-----n", "f-t--f--t--f", 2)(model)
            slow.run { names, loading, loads in
                expect(names.map(\.value) == [.next("n")])
                expect(loads.first?.unsubscribe == 12 && loading.last?.value == .next(false))
            }(model)
        }
        check.accepts("a load that answers at once, too") { model in
            Solution.testDish(model)
            let clock = ticks()
            let taps = clock.createHotObservable("--x", values: ["x": ()])
            let dish = model(taps.asObservable(), .just("d"), clock)
            let (loading, names) = (clock.record(dish.isLoading), clock.record(dish.name))
            clock.start()
            expectRecorded(loading.events, "f-(tf)", values: ["t": true, "f": false])
            expectRecorded(names.events, "--d")
        }
        check.rejects("only what the text draws, without counting") { model in
            good.run { names, loading, _ in
                expectRecorded(names, "-----d-------d")
                expectRecorded(loading, "f-t--f----t--f", values: ["t": true, "f": false])
            }(model)
            bad.run { names, _, _ in expectRecorded(names, "-----n-----n") }(model)
        }
    }

    fileprivate static func ticks() -> TestScheduler {
        TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
    }
}

/// The view model: right, or with a fault.
private struct Kitchen {
    var isAnew = false
    var isShared = true
    var isCaughtInside = true
    var endsFailed = true
    var hasLimit = true

    private enum State {
        case loading
        case loaded(String)
        case failed
    }

    func dish(_ taps: Observable<Void>, _ load: Single<String>, _ clock: any SchedulerType) -> Dish {
        let limited = hasLimit ? load.timeout(.seconds(1), scheduler: clock) : load
        let all = limited.asObservable().map { State.loaded($0) }.startWith(.loading)
        let one = isCaughtInside ? all.catchAndReturn(.failed) : all
        let chain = isAnew ? taps.flatMapLatest { one } : taps.flatMapFirst { one }
        let caught = isCaughtInside ? chain : chain.catchAndReturn(.failed)
        let states = isShared ? caught.share() : caught
        let names = states.compactMap { state -> String? in
            switch state {
            case .loading: nil
            case .loaded(let name): name
            case .failed: "n"
            }
        }
        let loading = states.compactMap { state -> Bool? in
            switch state {
            case .loading: true
            case .loaded: false
            case .failed: endsFailed ? false : nil
            }
        }
        return Dish(name: names, isLoading: loading.startWith(false))
    }
}

/// One run of the view model: taps, and what each load does.
private struct Menu {
    let taps: String
    let load: String

    init(_ taps: String, _ load: String) { (self.taps, self.load) = (taps, load) }

    /// A test that looks at both outputs, and at the uses of the load.
    func run(
        _ look: @escaping ([Recorded<Event<String>>], [Recorded<Event<Bool>>], [Subscription]) -> Void
    ) -> (@escaping DishModel) -> Void {
        { model in
            let clock = TheDishOfTheDay.ticks()
            let taps = clock.createHotObservable(self.taps, values: ["x": ()])
            let load = clock.createColdObservable(self.load, as: String.self)
            let dish = model(taps.asObservable(), load.asSingle(), clock)
            let (names, loading) = (clock.record(dish.name), clock.record(dish.isLoading))
            clock.start()
            look(names.events, loading.events, load.subscriptions)
        }
    }

    /// A test that subscribes to the name alone.
    func names(
        _ look: @escaping ([Recorded<Event<String>>], [Subscription]) -> Void
    ) -> (@escaping DishModel) -> Void {
        { model in
            let clock = TheDishOfTheDay.ticks()
            let taps = clock.createHotObservable(self.taps, values: ["x": ()])
            let load = clock.createColdObservable(self.load, as: String.self)
            let names = clock.record(model(taps.asObservable(), load.asSingle(), clock).name)
            clock.start()
            look(names.events, load.subscriptions)
        }
    }

    /// A test that expects all of it.
    func expects(_ name: String, _ isLoading: String, _ loads: Int) -> (@escaping DishModel) -> Void {
        run { names, loading, uses in
            expectRecorded(names, name)
            expectRecorded(loading, isLoading, values: ["t": true, "f": false])
            expect(uses.count == loads)
        }
    }
}
