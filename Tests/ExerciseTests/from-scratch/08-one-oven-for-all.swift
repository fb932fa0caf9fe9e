import ExerciseSupport

@testable import from_scratch_exercises

extension `from-scratch` {
    @Test(.exercise(OneOvenForAll.exercise)) func `8 · One oven for all`() {}
}

struct OneOvenForAll {
    /// What is checked, and the engine that plays the demonstrations with it.
    struct Sharing {
        let share: (Own<Int>) throws -> Own<Int>
        let engine: Engine

        init(_ engine: Engine = .ours, share: @escaping (Own<Int>) throws -> Own<Int>) {
            (self.share, self.engine) = (share, engine)
        }
    }

    static func attempt(_ source: Own<Int>) throws -> Own<Int> {
        try Earlier.check(2, 7, before: 8)
        return try share(source)
    }

    static let exercise = Check(
        Sharing(.learners, share: attempt), solution: Sharing(share: Solution.exercise8), in: EngineScene.self
    ) { check in
        check.uses = .each
        func oven(_ scene: EngineScene, _ sharing: Sharing, _ marbles: String) throws -> Drawn {
            scene.drawn(try sharing.share(scene.source("source", marbles)))
        }

        func play(
            _ kind: Situation.Kind, _ name: String, _ marbles: String, _ guests: (String, from: Int, until: Int?)...
        ) {
            check.play(kind, name) { scene, sharing in
                let bread = try oven(scene, sharing, marbles)
                for (guest, from, until) in guests { scene.subscribe(guest, to: bread, at: from, disposedAt: until) }
            }
        }
        play(.text, "Anna until tick 4, Boris from tick 2 to tick 6", "-1-2-3-4-5-6-|", ("Anna", 0, 4), ("Boris", 2, 6))
        play(.disposed, "one subscriber, until tick 4", "-1-2-3-4-", ("Anna", 0, 4))
        play(.otherInput, "the source completes", "-1-1-|", ("Anna", 0, nil), ("Boris", 2, nil))
        play(.otherInput, "the source fails", "-7-#", ("Anna", 0, nil), ("Boris", 0, nil))
        play(
            .secondSubscriber, "three come, and leave in the same order", "-1-2-3-4-5-6-7-8-|", ("Anna", 0, 4),
            ("Boris", 2, 8), ("Clara", 6, 12))
        play(.laterSubscriber, "Boris comes when Anna has left", "-1-2-3-|", ("Anna", 0, 4), ("Boris", 6, nil))
        play(.laterSubscriber, "Boris comes after the end", "-1-|", ("Anna", 0, nil), ("Boris", 6, nil))
        play(.laterSubscriber, "Boris comes after an error", "-1-#", ("Anna", 0, nil), ("Boris", 6, nil))
        check.play(.nobody, "nobody subscribes") { scene, sharing in _ = try oven(scene, sharing, "-1-2-|") }
        let atOnce = check.play(.otherInput, "a source that sends 1, 2 and completed inside `subscribe`") {
            scene, sharing in
            let bread = scene.drawn(try sharing.share(scene.atOnce("source", .next(1), .next(2), .completed)))
            scene.subscribe("Anna", to: bread)
        }
        check.play(.laterSubscriber, "the same source, and Boris comes at tick 3") { scene, sharing in
            let bread = scene.drawn(try sharing.share(scene.atOnce("source", .next(1), .next(2), .completed)))
            scene.subscribe("Anna", to: bread)
            scene.subscribe("Boris", to: bread, at: 3)
        }
        let twoThings = check.play(.secondSubscriber, "two things are shared") { scene, sharing in
            let bread = scene.drawn(try sharing.share(scene.source("bread", "-1-2-|")))
            let cake = scene.drawn(try sharing.share(scene.source("cake", "--5--6--|")))
            scene.subscribe("Anna, bread", to: bread)
            scene.subscribe("Boris, cake", to: cake, at: 1)
        }
        for demonstration in demonstrations {
            check.play(.further, "your engine plays \(demonstration.name)") { scene, sharing in
                try demonstration.play(sharing.engine, on: scene)
            }
        }

        check.mistake(
            "There are two runs of the source at the same time. Which of the two subscribers begins one?",
            step: "A well for three", madeBy: Sharing { $0 }
        ) { $0.isText && $0.uses().count == 2 && $0.uses()[1].subscribe == 2 }
        check.mistake(
            "Anna was there first, and the source did not begin for her. From how many subscribers on does it run?",
            step: "A well for three", madeBy: sharing(startsAt: 2)
        ) { ($0.isText || $0.isDisposed) && !$0.uses().contains { $0.subscribe == 0 } }
        check.mistake(
            "All have left, and the source is still in use. Who leaves last, and what is known of that?",
            step: "A well for three", madeBy: sharing(stopsAt: -1)
        ) { $0.isText && $0.isUsedAfterDispose() }
        check.mistake(
            "Somebody left, and the source stopped, though somebody else was still there. At which number may it stop?",
            step: "A well for three", madeBy: sharing(stopsAt: 1)
        ) { $0.isText && $0.start == 3 && $0.uses().contains { $0.unsubscribe == 4 } }
        check.mistake(
            "A later subscriber receives an element from before. What keeps it?", madeBy: sharing(replays: true)
        ) { $0.received.start == 2 }
        check.mistake(
            "The source sent all that it has inside `subscribe`, and the first subscriber received nothing. Which of the two lines "
                + "comes first: to listen, or to begin?", step: "A well for three", madeBy: sharing(listensFirst: false)
        ) { $0.in(atOnce) && $0.elements.count < 2 }
        check.mistake(
            "Boris came after the run was over, and received nothing of a new run. What has to be as at the beginning?",
            step: "A well for three", madeBy: sharing(startsAgain: false), orBy: sharing(forgets: false)
        ) { $0.kind == .laterSubscriber }
        check.mistake(
            "Two sources are shared, and they get in each other's way. Which variables does each call of `share` need?",
            step: "Two readers of one book", madeBy: sharing(common: Box(Round()))
        ) { $0.in(twoThings) }

        check.rejects(
            sharing(startsAt: 0), sharing(ends: { if case .error = $0 { .completed } else { $0 } }),
            sharing(ends: { if case .completed = $0 { nil } else { $0 } }),
            sharing(ends: { if case .error = $0 { nil } else { $0 } }),
            Sharing { firstOfAll(try Solution.exercise8($0)) })
        check.hardCoded(
            "This is what the example shows. Here, the source sends something else.",
            Sharing { source in
                var numbers = [1, 2, 3].makeIterator()
                return try Solution.exercise8(try Solution.exercise3(source) { _ in numbers.next() ?? 3 })
            })
        check.without(.worksOnce, because: "a stream for the first subscriber only is a mistake of its own")
        check.accepts("a new subject for each run", Sharing(share: withSubjects))
        check.accepts("with a list", Sharing(share: withAList))
    }
}
