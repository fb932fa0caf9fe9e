import ExerciseSupport

@testable import virtual_time_exercises

extension `virtual-time` {
    @Test(.exercise(check)) func `3 · A scale at the market`() {}

    private static let check = Check(
        testScale as Bench<Scale>.Test, solution: Solution.exercise3, in: Scene<String>.self
    ) {
        check in
        let bench = Bench<Scale>(check, of: "scale", solution: Solution.exercise3) { watch, scale in
            { weights, clock in
                let call = watch.call(clock)
                return call.output("shown", scale(call.input("weights", weights), clock))
            }
        }

        bench.right { $0.debounce(.milliseconds(300), scheduler: $1) }
        bench.flaw(.refusesRight, madeBy: test("-12----3-|", "--2----3-|"))
        bench.flaw(.unreadable, madeBy: test("-12----3-|", "-----2---|3"))
        bench.flaw(.tooEarly) { expectRecorded(events(of: $0, "-12----3-|", turns: false), "-----2---(3|)") }
        bench.flaw(.tooLate) { scale in
            let clock = ticks()
            let weights = clock.createHotObservable("-12----3-|")
            clock.start()
            let shown = clock.record(scale(weights.asObservable(), clock))
            expectRecorded(shown.events, "-----2---(3|)")
        }
        bench.alsoRight(
            "Your test fails with a scale that shows the right weights, and subscribes to its input twice. "
                + "What does the text say about that?",
            strict: { scale in
                let clock = ticks()
                let weights = clock.createHotObservable("-12----3-|")
                let shown = clock.record(scale(weights.asObservable(), clock))
                clock.start()
                expectRecorded(shown.events, "-----2---(3|)")
                expect(weights.subscriptions == [Subscription(0, 9)])
            }
        ) { weights, clock in
            .merge(weights.debounce(.milliseconds(300), scheduler: clock), weights.filter { _ in false })
        }

        bench.flaw(.usesNothing) { _ in }
        bench.flaw(.subscribesToNothing) { scale in
            let clock = ticks()
            let weights = clock.createHotObservable("-12----3-|")
            _ = scale(weights.asObservable(), clock)
            clock.start()
            expectRecorded(weights.recordedEvents, "-12----3-|")
        }
        bench.flaw(.clockStands) { expectRecorded(events(of: $0, "-12----3-|", turns: false), "") }
        bench.flaw(.expectsNothing) { _ = events(of: $0, "-12----3-|") }
        bench.flaw(.otherClock) { scale in
            let clock = ticks()
            let weights = clock.createHotObservable("-12----3-")
            let shown = clock.record(scale(weights.asObservable(), MainScheduler.instance))
            clock.start()
            expectRecorded(shown.events, "")
        }

        bench.faulty(
            "never shows a weight", unseen: { expectRecorded(events(of: $0, "-12----3-", from: 20), "") },
            ignored: watching("-12----3-|") { $0.last?.value == .completed }
        ) { weights, _ in weights.filter { _ in false } }
        bench.faulty(
            "shows each weight at once", unseen: test("---(3|)", "---(3|)"),
            ignored: watching("-12----3-|") { $0.last?.value == .completed && $0.count > 1 }
        ) { weights, _ in weights }
        bench.faulty(
            "shows the first weight of a change, and not the last",
            ignored: watching("-12----3-|") { $0.count { $0.value.element != nil } == 2 }
        ) { weights, clock in weights.throttle(.milliseconds(300), latest: false, scheduler: clock) }
        bench.faulty(
            "waits for 200 ms in place of 300 ms", unseen: test("-12|", "---(2|)"),
            ignored: watching("-12----3-|") { $0.compactMap(\.value.element) == [2, 3] }
        ) { weights, clock in weights.debounce(.milliseconds(200), scheduler: clock) }
        bench.faulty(
            "never completes", unseen: test("-12----3----", "-----2----3"),
            ignored: watching("-12----3-|") { $0.prefix(2) == [.next(5, 2), .next(9, 3)] }
        ) { weights, clock in weights.debounce(.milliseconds(300), scheduler: clock).concat(Observable.never()) }
        bench.faulty(
            "does not show the weight that waits at the end", unseen: test("-12----3----|", "-----2----3-|"),
            ignored: watching("-12----3-|") { $0.first == .next(5, 2) && $0.last == .completed(9) }
        ) { weights, clock in
            let end = weights.filter { _ in false }.materialize()
            return weights.concat(Observable.never()).debounce(.milliseconds(300), scheduler: clock).take(until: end)
        }

        check.rejects("it expects what is always true") { expect(events(of: $0, "-12----3-|").count >= 0) }
        check.rejects("it compares the code with itself") { scale in
            let clock = ticks()
            let weights = clock.createHotObservable("-12----3-|").asObservable()
            let (one, two) = (clock.record(scale(weights, clock)), clock.record(scale(weights, clock)))
            clock.start()
            expectRecorded(one.events, two.events)
        }
        check.rejects("each weight is one more than it should be", test("-12----3-|", "-----3---(4|)"))
        check.accepts("two runs") { scale in
            try test("-12----3----|", "-----2----3-|")(scale)
            try test("--7-8--8-|", "---------(8|)")(scale)
        }
        check.accepts("it throws by itself") { scale in
            let clock = TestScheduler(initialClock: 0, resolution: 0.1)
            let observer = clock.createObserver(Int.self)
            _ = scale(clock.createHotObservable(marbles("-12----3-|")).asObservable(), clock).subscribe(observer)
            clock.start()
            if observer.events != [.next(5, 2), .next(9, 3), .completed(9)] { throw RxError.unknown }
        }
    }
}
