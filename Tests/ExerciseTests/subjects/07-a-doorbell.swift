import ExerciseSupport

@testable import subjects_exercises

extension `subjects` {
    @Test(.exercise(check)) func `7 · A doorbell`() {}

    private static let check = Check(doorbell, solution: Solution.exercise7, in: BellScene.self) { check in
        var others: [Situation] = []
        let text: [(Int, String)] = [(1, "a"), (4, "b"), (9, "b")]
        for isRings in [true, false] {
            let stream = isRings ? "rings" : "lastName"
            check.play(.text, "\(stream), from the beginning") { try $0.day($1, isRings, text, (0, nil)) }
            check.play(.text, "\(stream), from tick 6") { try $0.day($1, isRings, text, (6, nil)) }
            check.play(.text, "\(stream), after `remove()`") { try $0.day($1, isRings, text, (14, nil)) }
            check.play(.disposed, "\(stream), to tick 6") { try $0.day($1, isRings, text, (0, 6)) }
            others.append(
                check.play(.otherInput, "\(stream), other names") {
                    try $0.day($1, isRings, [(2, "c"), (3, "c"), (4, "d"), (8, "d")], (0, nil))
                })
            check.play(.otherInput, "\(stream), nobody presses") { try $0.day($1, isRings, [], (0, nil)) }
            check.play(.secondSubscriber, "\(stream), two people") { try $0.day($1, isRings, text, (0, 6), (0, nil)) }
            check.play(.laterSubscriber, "\(stream), somebody after another") {
                try $0.day($1, isRings, text, (0, 3), (6, nil))
            }
        }
        let isLetGo = check.play(.further, "the bell is let go of") { scene, doorbell in
            weak var bell: (any Doorbell)?
            do {
                let held = try doorbell()
                bell = held
                let subscriptions = [held.rings.subscribe(), held.lastName.subscribe()]
                held.press("a")
                for subscription in subscriptions { subscription.dispose() }
            }
            scene.note("the bell", bell == nil ? "freed" : "not freed")
        }

        check.mistake(
            "Nobody holds the bell any more, and it was not freed. Which closure holds it, and who holds that closure?",
            madeBy: { BellInARing() }
        ) { $0.in(isLetGo) }

        check.mistake("Two bells know of each other. What do they share?", madeBy: { Bell.only }) { $0.came("z") }

        check.mistake(
            "`remove()` was called, and this stream does not end. What ends a subject?", step: "After a completion",
            madeBy: { Bell(removing: nil) }
        ) { $0.isText && !$0.ends }

        check.mistake(
            "`remove()` completes both streams, and this one ends with an error.",
            madeBy: { Bell(removing: .error(Unplugged())) }
        ) { $0.fails }

        check.mistake(
            "Nobody has pressed, and `rings` sends something. Does a ring happen, or is it a state?",
            step: "A goal and a score", madeBy: { Bell(rings: BehaviorSubject(value: "nobody")) }
        ) { $0.isRings && $0.came("nobody") }

        check.mistake(
            "`rings` sends a ring of before to somebody who was not there. What should it remember?",
            step: "A goal and a score", madeBy: { Bell(rings: ReplaySubject<String>.create(bufferSize: 1)) }
        ) { $0.isRings && $0.start == 6 }

        check.mistake(
            "The first name is not \"nobody\". Which kind has a first value?", step: "A goal and a score",
            madeBy: { Bell(names: ReplaySubject<String>.create(bufferSize: 1)) },
            orBy: { Bell(names: BehaviorSubject(value: "")) }
        ) { !$0.isRings && $0.isText && $0.isFirst && $0.elements.first != "nobody" && $0.remembers }

        check.mistake(
            "A new subscriber of `lastName` does not receive the latest name at once. Does it remember one?",
            step: "A goal and a score", madeBy: { Bell(names: PublishSubject<String>()) }
        ) { !$0.isRings && $0.isText && $0.isFirst && $0.start != 0 }

        check.mistake(
            "Somebody who comes late receives \"nobody\", and not the latest name. Who remembers the names?",
            step: "A goal and a score", madeBy: { Bell(showing: { rings, _ in rings.startWith("nobody") }) }
        ) { !$0.isRings && $0.isText && $0.start == 6 && $0.elements.first == "nobody" }

        check.mistake(
            "A name is sent after the end. Which kind sends the end alone then?", step: "After a completion",
            madeBy: {
                let names = ReplaySubject<String>.create(bufferSize: 1)
                names.onNext("nobody")
                return Bell(names: names)
            }
        ) { $0.isText && $0.start == 14 && !$0.elements.isEmpty }

        check.mistake(
            "The same name twice is sent once. How many rings are there?",
            madeBy: { Bell(showing: { $1.distinctUntilChanged() }) }
        ) { !$0.isEmpty && $0.elements.count > 1 && Set($0.elements).count == $0.elements.count }

        check.mistake(
            "A name is missing. Does the bell look at what it is?",
            madeBy: { Bell(showing: { $1.filter(["nobody", "a", "b"].contains) }) }
        ) { $0.in(others) && !$0.came("c") }

        check.without(.hardCoded, because: "a bell that looks at names, above, is this mistake")
        check.worksOnce { Bell(isForOne: true) }

        check.accepts("one subject is the other's observer") { BellInAChain() }
    }
}
