import ExerciseSupport

@testable import virtual_time_exercises

extension `virtual-time` {
    @Test(.exercise(check)) func `7 · The dish of the day`() {}

    private static let check = Check(
        testDish as Bench<DishModel>.Test, solution: Solution.exercise7, in: Scene<String>.self
    ) { check in
        let bench = Bench<DishModel>(check, of: "view model", solution: Solution.exercise7) { watch, model in
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
        let goodTwice = good.expects("-----d-------d", "f-t--f----t--f", 2)
        let badTwice = bad.expects("-----n-----n", "f-t--f--t--f", 2)

        bench.right { Kitchen().dish($0, $1, $2) }
        bench.flaw(.refusesRight, madeBy: Menu("--x", "---(d|)").expects("-----d", "--t--f", 1))
        bench.flaw(.otherTicks, madeBy: ofSeconds)
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
        ) { taps, load, clock in Kitchen().dish(.merge(taps, taps.filter { false }), load, clock) }
        bench.alsoRight(
            "Your test fails with a view model that is right for the screen of the text. That screen subscribes to `name` "
                + "and to `isLoading`, to each once, before the first tap. Does your test do the same?",
            strict: { model in
                let clock = ticks()
                let taps = clock.createHotObservable("--x", values: ["x": ()])
                let load = clock.createColdObservable("---(d|)", as: String.self)
                let loading = clock.record(model(taps.asObservable(), load.asSingle(), clock).isLoading)
                clock.start()
                expectRecorded(loading.events, "f-t--f", values: ["t": true, "f": false])
            }
        ) { Kitchen.withRelay($0, $1, $2) }
        bench.flaw(.expectsNothing, madeBy: good.run { _, _, _ in })

        bench.faulty(
            "never loads a dish", unseen: Menu("---", "---(d|)").expects("", "f", 0),
            ignored: good.run { _, loading, _ in expect(loading.first == .next(0, false)) }
        ) { _, _, _ in Dish(name: .never(), isLoading: .just(false).concat(Observable.never())) }
        bench.faulty(
            "begins anew when somebody taps while it loads",
            unseen: Menu("--x", "---(d|)").expects("-----d", "f-t--f", 1),
            ignored: Menu("--x-x", "---(d|)").run { names, _, _ in expect(names.compactMap(\.value.element) == ["d"]) }
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
            "is over with the first load that fails", unseen: goodTwice,
            ignored: all(goodTwice, bad.run { names, _, _ in expect(names.first == .next(5, "n")) })
        ) { Kitchen(isCaughtInside: false).dish($0, $1, $2) }
        bench.faulty(
            "fails when a load fails", unseen: all(goodTwice, slow.expects("------------n", "f-t---------f", 1)),
            ignored: all(
                goodTwice, bad.run { _, _, loads in expect(loads.count > 0) },
                slow.expects("------------n", "f-t---------f", 1))
        ) { Kitchen(catchesErrors: false).dish($0, $1, $2) }
        bench.faulty(
            "loads nothing more after a load that failed",
            unseen: all(goodTwice, Menu("--x", "---#").expects("-----n", "f-t--f", 1)),
            ignored: all(
                goodTwice,
                bad.run { names, _, _ in
                    expect(names.first == .next(5, "n") && !names.contains { $0.value.isCompleted })
                })
        ) { Kitchen(isCaughtInside: false, isOver: false).dish($0, $1, $2) }
        bench.faulty(
            "sends no \"n\" when a load has failed",
            ignored: all(
                goodTwice,
                bad.run { _, loading, loads in
                    expectRecorded(loading, "f-t--f--t--f", values: ["t": true, "f": false])
                    expect(loads.count == 2)
                })
        ) { Kitchen(saysNothing: false).dish($0, $1, $2) }
        bench.faulty(
            "goes on showing its spinner when a load has failed", step: "A title and a spinner",
            unseen: all(goodTwice, bad.names { names, _ in expectRecorded(names, "-----n-----n") }),
            ignored: all(goodTwice, bad.run { names, _, _ in expectRecorded(names, "-----n-----n") })
        ) { Kitchen(endsFailed: false).dish($0, $1, $2) }
        bench.faulty(
            "waits for a load without a limit", unseen: all(goodTwice, badTwice),
            ignored: all(
                goodTwice, badTwice, slow.run { names, _, loads in expect(names.count == 1 && loads.count == 1) })
        ) { Kitchen(hasLimit: false).dish($0, $1, $2) }

        check.accepts(
            "a limit that is not looked at exactly",
            all(
                goodTwice, badTwice,
                slow.run { names, loading, loads in
                    expect(names.map(\.value) == [.next("n")])
                    expect(loads.first?.unsubscribe == 12 && loading.last?.value == .next(false))
                }))
        check.accepts("a load that answers at once, too", answerAtOnce)
        check.accepts("a count of its own, and one long run", oneLongRun)
        check.rejects(spinnerAlone, loadAlone, withoutCounting)
    }
}
