import ExerciseSupport

@testable import sharing_exercises

extension `sharing` {
    @Test(.exercise(check)) func `4 · A scale under the hive`() {}

    private static let check = Check(hive, solution: Solution.exercise4, in: Scene<Int>.self) { check in
        check.isOnMain = true
        check.uses = .each
        check.steps = [
            .unasked: "A lecture", .goesOn: "A lecture", .again: "Three displays of a price",
        ]

        check.stream("the scale sends 1, 2, 3, 4, 5", disposedAt: 10) { try $0.look($1, "1--2--3--4--5--") }
        check.stream("the scale sends 7, 7, 0") { try $0.look($1, "7--7--0--") }
        check.stream("the scale sends nothing yet") { try $0.look($1, "---------") }
        let isLate = check.play(.further, "Ines looks from tick 0 to 10, Juri from tick 4 to 14") { scene, answer in
            let weight = try scene.look(answer, "1--2--3--4--5--")
            scene.subscribe("Ines", to: weight, disposedAt: 10)
            scene.subscribe("Juri", to: weight, at: 4, disposedAt: 14)
        }
        check.play(.further, "somebody looks from tick 0 to 6, somebody else from tick 8 on") { scene, answer in
            let weight = try scene.look(answer, "--1--2--3--4--5--")
            scene.subscribe("the first", to: weight, disposedAt: 6)
            scene.subscribe("the second", to: weight, at: 8)
        }

        check.mistake(
            "Somebody looks, and the scale is off. What does your stream wait for?", step: "A lecture",
            madeBy: { Fixed($0.replay(1)) }
        ) { $0.isText && $0.isEmpty && $0.uses("scale").isEmpty }
        check.mistake(
            "Two people look, and the scale was switched on twice. What is there once for both, and what is made for each?",
            step: .variant(of: "Two labels and a city"), madeBy: { scale in Anew { scale.share(replay: 1) } }
        ) { $0.kind == .secondSubscriber && $0.uses("scale").count > 1 }
        check.mistake(
            "This person is there, and does not receive the weight that came last. What is kept for somebody who comes later?",
            step: "Three displays of a price", madeBy: { Fixed($0.share()) }
        ) { $0.in(isLate) && !$0.came(2, at: 4) }
        check.mistake(
            "Nobody looked for some time, and the first weight now is from before. How long is it kept?",
            step: "A gauge at the river", madeBy: { Fixed($0.share(replay: 1, scope: .forever)) }
        ) { $0.kind == .laterSubscriber && $0.elements.first ?? 1 != 1 }
        check.mistake(
            "Somebody who comes later receives more than the weight that came last.", step: "Three displays of a price",
            madeBy: { Fixed($0.share(replay: 2)) }
        ) { $0.in(isLate) && $0.came(1, at: 4) }

        check.rejects(.unasked) { Measured($0) }
        check.rejects(.goesOn) { scale in
            let weight = scale.replay(1)
            var isOn = false
            return Anew {
                if !isOn { _ = weight.connect() }
                isOn = true
                return weight
            }
        }
        check.rejects(
            .lost, { Fixed($0.distinctUntilChanged().share(replay: 1)) },
            { Fixed($0.filter { $0 > 0 }.share(replay: 1)) }, { Fixed($0.share(replay: 1).skip(1)) })
        check.rejects(.again) { Fixed($0.share().startWith(1)) }
        check.rejects(.added) { Fixed($0.multicast(makeSubject: { BehaviorSubject(value: 0) }).refCount()) }
        check.rejects(.endsBefore, { Fixed($0.share(replay: 1).take(1)) }, { Fixed($0.share(replay: 1).take(3)) })
        check.hardCoded { scale in Fixed(Observable.zip(scale, Observable.of(1, 2, 3, 4, 5)) { $1 }.share(replay: 1)) }
        check.worksOnce { scale in Fixed(firstOnly(scale.share(replay: 1))) }

        check.accepts("a shared one, shared again") { scale in
            let shared = scale.share(replay: 1)
            return Anew { shared.share(replay: 1) }
        }
        check.accepts("a lazy property") { scale in
            var made: Observable<Int>?
            return Anew {
                made = made ?? scale.replay(1).refCount()
                return made ?? .never()
            }
        }
    }
}
