import ExerciseSupport

@testable import virtual_time_exercises

extension `virtual-time` {
    @Test(.exercise(check)) func `4 · The lamp on the stairs`() {}

    private static let check = Check(testLamp as Bench<Lamp>.Test, solution: Solution.exercise4, in: Scene<String>.self)
    {
        check in
        let bench = Bench<Lamp>(check, of: "lamp", solution: Solution.exercise4) { watch, lamp in
            { steps, clock in
                let call = watch.call(clock)
                return call.output("light", lamp(call.input("steps", steps), clock))
            }
        }

        bench.right { lamp($0.share(), $1) }
        bench.flaw(.refusesRight, madeBy: test("-x---------|", "-l----------|"))
        bench.flaw(.tooEarly) {
            expectRecorded(events(of: $0, "-x--x-------x--|", turns: false), "-l-------d--l--(d|)")
        }
        bench.flaw(.tooLate) { lamp in
            let clock = ticks()
            let steps = clock.createHotObservable("-x--x-------x--|", as: String.self)
            let light = clock.start { lamp(steps.asObservable(), clock) }
            expectRecorded(light.events, "-l-------d--l--(d|)")
        }
        // Its words are those of the flaw above: the first step is missed.
        check.rejects { expectRecorded(events(of: $0, "-x--x-------x--|", from: 1), "-l-------d--l--(d|)") }
        bench.flaw(.usedClock) { lamp in
            let clock = ticks()
            for (input, output) in [("-x--x-------x--|", "-l-------d--l--(d|)"), ("-x--------|", "-l----d---|")] {
                let steps = clock.createHotObservable(input, as: String.self)
                let light = clock.record(lamp(steps.asObservable(), clock))
                clock.start()
                expectRecorded(light.events, output)
            }
        }
        bench.alsoRight(
            "Your test fails with a lamp that sends what is right, and subscribes to its input twice. "
                + "How often it subscribes is open.",
            strict: { lamp in
                let clock = ticks()
                let steps = clock.createHotObservable("-x--x-------x--|", as: String.self)
                let light = clock.record(lamp(steps.asObservable(), clock))
                clock.start()
                expectRecorded(light.events, "-l-------d--l--(d|)")
                expect(steps.subscriptions.count == 1)
            }
        ) { steps, clock in lamp(steps, clock) }

        bench.flaw(.clockStands) { expectRecorded(events(of: $0, "-x--x-------x--|", turns: false), "") }
        bench.flaw(.expectsNothing) { _ = events(of: $0, "-x--x-------x--|") }

        bench.faulty(
            "never sends anything", unseen: { expectRecorded(events(of: $0, "-x--------|", from: 1, until: 5), "") },
            ignored: watching("-x--------|") { $0.count < 4 }
        ) { steps, _ in steps.filter { _ in false } }
        bench.faulty(
            "never goes dark", unseen: test("-x--x", "-l", until: 6),
            ignored: watching("-x--x-------x--|") { $0.first == .next(1, "l") }
        ) { steps, _ in steps.map { _ in "l" }.distinctUntilChanged() }
        bench.faulty(
            "sends \"l\" for each step", unseen: test("-x-------x--|", "-l----d--l--(d|)"),
            ignored: watching("-x--x-------x--|") { $0.contains(.next(9, "d")) && $0.last == .completed(15) }
        ) { steps, clock in lights(steps, clock) }
        bench.faulty(
            "goes dark 500 ms after the first step",
            unseen: { lamp in
                try test("-x-------x--|", "-l----d--l--(d|)")(lamp)
                try test("-x-x", "-l", until: 5)(lamp)
            },
            ignored: watching("-x--x-------x--|") { $0.compactMap(\.value.element) == ["l", "d", "l", "d"] }
        ) { steps, clock in
            steps.flatMapFirst { _ in
                Observable.just("l").concat(
                    Observable.just("d").delay(.milliseconds(500), scheduler: clock)
                        .take(until: steps.filter { _ in false }.materialize()).ifEmpty(default: "d"))
            }
        }
        bench.faulty(
            "goes dark after 400 ms", unseen: test("-x--x-x|", "-l-----(d|)"),
            ignored: watching("-x--x-------x--|") {
                $0.compactMap(\.value.element) == ["l", "d", "l", "d"] && $0[1].time > 6
            }
        ) { steps, clock in lights(steps, clock, wait: 400).distinctUntilChanged() }
        bench.faulty(
            "sends no \"d\" at an end in the light", unseen: test("-x--x--------|", "-l-------d---|"),
            ignored: watching("-x--x-------x--|") { $0.prefix(3) == [.next(1, "l"), .next(9, "d"), .next(12, "l")] }
        ) { steps, clock in
            let end = steps.filter { _ in false }.materialize()
            return lamp(steps.concat(Observable.never()), clock).take(until: end)
        }

        check.rejects("one step", test("-x--------|", "-l----d---|"))
        for from in 0...1 {
            // The stub without its first line, and with one line repaired.
            check.rejects { lamp in
                let clock = ticks()
                let steps = clock.createHotObservable("-x--------|", as: String.self)
                let light = clock.record(lamp(steps.asObservable(), clock), from: from)
                expectRecorded(light.events, "")
                clock.start()
                expect(light.events.count < 4)
            }
        }
        check.accepts("with `start` and its three ticks") { lamp in
            let clock = ticks()
            let steps = clock.createHotObservable("-x--x-------x--|", as: String.self)
            let light = clock.start(created: 0, subscribed: 0, disposed: 50) { lamp(steps.asObservable(), clock) }
            expectRecorded(light.events, "-l-------d--l--(d|)")
        }
        check.accepts("two runs with events") { lamp in
            let clock = ticks()
            let steps = clock.createColdObservable("-x--x-------x--|", as: String.self)
            let light = clock.record(lamp(steps.asObservable(), clock), from: 3)
            clock.start()
            expectRecorded(
                light.events, [.next(4, "l"), .next(12, "d"), .next(15, "l"), .next(18, "d"), .completed(18)])
            try test("--x----x---------|", "--l---------d----|")(lamp)
        }
    }
}
