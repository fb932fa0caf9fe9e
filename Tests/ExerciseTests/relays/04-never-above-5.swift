import ExerciseSupport

@testable import relays_exercises

extension `relays` {
    @Test(.exercise(check)) func `4 · Never above 5`() {}

    private static let check = Check(heater, solution: Solution.exercise4, in: HeaterScene.self) { check in
        check.uses = .any
        // A wish that goes over the real main queue comes after the last tick, in each run.
        check.isOnMain = true
        let text = "--3---8---2-"
        let isFirst = check.play(.text, "somebody listens from tick 0") { try $0.listen($1, text, (0, nil)) }
        let isLate = check.play(.text, "somebody listens from tick 8") { try $0.listen($1, text, (8, nil)) }
        check.play(.disposed, "somebody listens to tick 7") { try $0.listen($1, text, (0, 7)) }
        check.play(.otherInput, "other wishes") { try $0.listen($1, "-9-7-6-0-5-4", (0, nil)) }
        check.play(.otherInput, "other wishes, from tick 4") { try $0.listen($1, "-9-7-6-0-5-4", (4, nil)) }
        check.play(.otherInput, "no wishes") { try $0.listen($1, "-------", (5, nil)) }
        check.play(.secondSubscriber, "two listeners") { try $0.listen($1, text, (0, 7), (4, nil)) }
        check.play(.laterSubscriber, "a listener after another") { try $0.listen($1, text, (0, 3), (8, nil)) }

        check.mistake(
            "The heater ends. What ends it?",
            madeBy: { wishes in
                let heat = BehaviorSubject(value: 1)
                _ = wishes.map { min($0, 5) }.take(2).subscribe(heat)
                return heat
            }
        ) { $0.isText && $0.ends }

        check.rejects(.realQueue) { wishes in
            heated { wishes.map { min($0, 5) }.observe(on: MainScheduler.asyncInstance).bind(to: $0) }
        }
        check.rejects { _ in Observable.just(1).concat(Observable.never()) }

        check.mistake(
            "A 5 comes, and the 8 after it: the 5 overtook the 8. From where is the 5 pushed?",
            step: "A guard at the heater",
            madeBy: { wishes in
                let heat = BehaviorRelay(value: 1)
                _ = heat.subscribe(onNext: { if $0 > 5 { heat.accept(5) } })
                _ = wishes.bind(to: heat)
                return heat.asObservable()
            }
        ) { $0.has(5, then: 8) }

        check.mistake(
            "An 8 comes, and is corrected: all who listen received it for a moment. Must it ever be in the relay?",
            step: "A guard at the heater",
            madeBy: { wishes in heated { wishes.flatMap { $0 > 5 ? Observable.of($0, 5) : .just($0) }.bind(to: $0) } }
        ) { $0.has(8, then: 5) }

        check.mistake(
            "A wish of 3 is within the limit, and the heater does not follow it. Which wishes does it change?",
            madeBy: { wishes in heated { wishes.map { max($0, 5) }.bind(to: $0) } }
        ) { $0.in(isFirst) && !$0.came(3) && $0.came(5) }

        check.mistake(
            "A level above 5 comes. Where should it be stopped, and for which numbers?", step: "A guard at the heater",
            madeBy: { wishes in wishes.asObservable().startWith(1) },
            orBy: { wishes in heated { wishes.map { min($0, 6) }.bind(to: $0) } },
            { wishes in heated { wishes.map { $0 == 8 ? 5 : $0 }.bind(to: $0) } }
        ) { $0.elements.contains { $0 > 5 } }

        check.mistake(
            "The heater does not begin with 1. Which level does somebody receive who subscribes at once?",
            madeBy: { $0.map { min($0, 5) } },
            orBy: { wishes in
                let heat = BehaviorRelay(value: 0)
                _ = wishes.map { min($0, 5) }.bind(to: heat)
                return heat.asObservable()
            }
        ) { $0.in(isFirst) && !$0.isEmpty && ($0.start != 0 || $0.elements.first != 1) }

        check.mistake(
            "Somebody wished for 8, and the heater did not go to 5. A wish above 5 is a wish for 5.",
            madeBy: { wishes in heated { wishes.filter { $0 <= 5 }.bind(to: $0) } },
            orBy: { wishes in heated { wishes.map { $0 > 5 ? 1 : $0 }.bind(to: $0) } },
            { wishes in heated { wishes.map { min($0, 4) }.bind(to: $0) } }
        ) { $0.in(isFirst) && !$0.came(5) && !$0.isEmpty }

        check.mistake(
            "A listener who comes late receives the level of the beginning. Who remembers the latest?",
            madeBy: { $0.map { min($0, 5) }.startWith(1) }
        ) { $0.in(isLate) && $0.elements.first == 1 }

        check.mistake(
            "The heater does not follow the wishes to the end. Does it go up and down with them?",
            madeBy: { wishes in heated { wishes.map { min($0, 5) }.scan(0) { max($0, $1) }.bind(to: $0) } }
        ) { $0.in(isFirst) && $0.elements == [1, 3, 5] }

        check.mistake(
            "A wish within the limit was made, and another level came, or none. Which wishes does the heater change?",
            madeBy: { wishes in heated { wishes.map { $0 > 5 ? 5 : max($0, 1) }.bind(to: $0) } },
            orBy: { wishes in heated { wishes.filter { $0 > 0 }.map { min($0, 5) }.bind(to: $0) } }
        ) { $0.kind == .otherInput && !$0.isEmpty && !$0.ends }

        check.hardCoded { wishes in heated { wishes.map { $0 > 5 ? 5 : $0 == 3 ? 3 : 2 }.bind(to: $0) } }
        check.worksOnce { firstOnly(Solution.exercise4($0)) }

        check.accepts("on the way out") { wishes in heated { wishes.bind(to: $0) }.map { min($0, 5) } }
        check.accepts("replayed") { wishes in
            let heat = wishes.map { min($0, 5) }.startWith(1).replay(1)
            _ = heat.connect()
            return heat
        }
    }
}
