import ExerciseSupport

@testable import combining_exercises

extension `combining` {
    @Test(.exercise(check)) func `2 · Trikes and wheels`() {}

    private static let check = Check(diagrams: trikesAndWheels, solution: Solution.exercise2, of: Int.self) { check in
        check.row("Observable.combineLatest(trikes, wheels)") { trial in
            let trikes = trikes(trial)
            return .combineLatest(trikes, trikes.map { $0 * 3 }) { $0 + $1 }
        }
        check.mistake(
            "Your diagram has an element at tick 5. Nothing is sent then: how do you draw two elements of one tick?",
            step: "Cups and euros", madeBy: "-4--58-|", orBy: "-4--58--|"
        ) { received in received.events.contains { $0.time == 5 && $0.value.element != nil } }
        check.mistake(
            "Your diagram has one element at tick 4. The change goes to `combineLatest` by two ways. How often does it send?",
            step: "Cups and euros", madeBy: "-4--8--|", orBy: "-4--5--|"
        ) { received in received.events.count { $0.time == 4 } == 1 }
        check.mistake(
            "Your diagram has 7 at tick 4: one trike and the wheels of two. Which source is subscribed to first?",
            step: "Cups and euros", madeBy: "-4--(78)--|"
        ) { $0.came(7) }
        check.mistake(
            "Your diagram has the new sum first. With which of the two elements does `combineLatest` send for the last time?",
            step: "Cups and euros", madeBy: "-4--(85)--|"
        ) { $0.elements == [4, 8, 5] }

        check.row("Observable.combineLatest(wheels, trikes)") { trial in
            let trikes = trikes(trial)
            return .combineLatest(trikes.map { $0 * 3 }, trikes) { $0 + $1 }
        }
        check.mistake(
            "Your diagram has one element at tick 4. Does the order of the arguments change the number of ways?",
            step: "Cups and euros", madeBy: "-4--8--|", orBy: "-4--7--|"
        ) { received in received.events.count { $0.time == 4 } == 1 }
        check.mistake(
            "Your diagram has 5 at tick 4: two trikes and the wheels of one. Now `wheels` is subscribed to first: which half is old?",
            step: "Cups and euros", madeBy: "-4--(58)--|"
        ) { $0.came(5) }
        check.rejects(nil, "-4--(87)--|")

        check.row("Observable.zip(trikes, wheels)") { trial in
            let trikes = trikes(trial)
            return .zip(trikes, trikes.map { $0 * 3 }) { $0 + $1 }
        }
        check.mistake(
            "Your diagram has two elements at tick 4. `zip` takes the second of each: how many pairs are that?",
            step: "A price and an amount", madeBy: "-4--(58)--|", orBy: "-4--(78)--|"
        ) { received in received.events.count { $0.time == 4 } == 2 }
        check.mistake(
            "Your diagram has a sum of an old number and a new one. Which partner does `zip` give to the second trike number?",
            step: "A price and an amount", madeBy: "-4--5--|", orBy: "-4--7--|"
        ) { $0.came(5) || $0.came(7) }

        check.mistake(
            "Your diagram has two elements at tick 1. Before the second way has arrived, one source has sent nothing. "
                + "What can be combined then?",
            step: "A text and a box", inEveryRow: true, madeBy: "-(44)-8--|", orBy: "-(14)--8--|"
        ) { received in received.events.count { $0.time == 1 } == 2 }
        check.mistake(
            "Your diagram has nothing at tick 1. Both sources send there: what does the operator wait for?",
            step: "Cups and euros", inEveryRow: true, madeBy: "----8--|"
        ) { $0.start ?? 9 > 1 }
        check.mistake(
            "Your diagram has no end. `trikes` completes, and so does `wheels`.",
            step: "A short one and a long one", inEveryRow: true, madeBy: "-4--8"
        ) { !$0.ends }
        check.mistake(
            "Your diagram ends at another tick than `trikes`. A bracket is one tick, and a dash is one. When do both sources end?",
            inEveryRow: true, madeBy: "-4--8----|", orBy: "-4--8-|"
        ) { $0.elements.first == 4 && $0.elements.last == 8 && $0.end != 7 }
    }

    private static func trikes(_ trial: Trial) -> Observable<Int> { trial.hot("trikes", "-1--2--|").asObservable() }
}
