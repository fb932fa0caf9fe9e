import ExerciseSupport

@testable import from_scratch_exercises

extension `from-scratch` {
    @Test(.exercise(TillsOfAShop.exercise)) func `5 · The tills of a shop`() {}
}

struct TillsOfAShop {
    typealias Merge = ([Own<Int>]) throws -> Own<Int>

    static func attempt(_ sources: [Own<Int>]) throws -> Own<Int> {
        try Earlier.check(2, before: 5)
        return try merge(sources)
    }

    static let exercise = Check(attempt as Merge, solution: Solution.exercise5, in: EngineScene.self) { check in
        check.uses = .each
        func tills(_ rows: String...) -> (EngineScene, Merge) throws -> Drawn {
            { scene, merge in
                scene.drawn(
                    try merge(rows.enumerated().map { scene.source("till " + ["a", "b", "c"][$0.offset], $0.element) }))
            }
        }
        check.stream("merge([a, b])", gives: "-13--2-------4-|", disposedAt: 4, tills("-1---2---|", "--3----------4-|"))
        let aFails = check.stream("till a fails", tills("-1-#", "--3----4-|"))
        check.stream("the last till completes first", tills("-1---2---|", "-3-4-----5--|", "---|"))
        check.stream("till b fails when a has completed", tills("-1-|", "-----#"))
        check.stream("one till", tills("-1-1|"))
        let noTill = check.stream("no till", tills())
        check.stream("the same till twice") { scene, merge in
            let till = scene.source("the till", "-1-2-|")
            return scene.drawn(try merge([till, till]))
        }
        let atOnce = check.stream("tills that send all that they have inside `subscribe`") { scene, merge in
            scene.drawn(
                try merge([
                    scene.atOnce("till a", .next(1), .completed), scene.atOnce("till b", .completed),
                    scene.atOnce("till c", .next(2), .completed),
                ]))
        }
        check.play(.secondSubscriber, "one of two leaves at tick 4") { scene, merge in
            let all = scene.drawn(
                try merge([scene.source("till a", "-1---2---|"), scene.source("till b", "--3---4-|")]))
            scene.subscribe("the first", to: all, disposedAt: 4)
            scene.subscribe("the second", to: all, at: 1)
        }

        check.mistake(
            "The result completed before all tills had completed. How many have to complete?", madeBy: merging(),
            orBy: mergedToTheLast
        ) { $0.completesEarly && [.text, .otherInput].contains($0.kind) && !$0.in(atOnce) }
        check.mistake(
            "Till b was not in use from the beginning. A till sells while the other one is open, too. When are they subscribed "
                + "to?", madeBy: oneAfterTheOther
        ) { scene in scene.isText && !scene.uses("till b").contains { $0.subscribe == 0 } }
        check.mistake(
            "The error of till a has arrived, and another till is still in use. What has to end with the result?",
            madeBy: mergedPastTheError
        ) { $0.in(aFails) && $0.fails && $0.seen == nil && !$0.arrivesAfterTheEnd }
        check.mistake(
            "There is no till at all, and the result does not complete. Who sends the end, if no source does?",
            madeBy: { sources in sources.isEmpty ? Own { _ in OwnDisposable {} } : try Solution.exercise5(sources) }
        ) { $0.in(noTill) && !$0.ends }
        check.mistake(
            "The tills send all that they have inside `subscribe`, and the result ends too early. How many were counted when the "
                + "first one completed?", madeBy: countedOneByOne
        ) { $0.in(atOnce) && !$0.came(2) }
        check.mistake(
            "An event arrives after an end. Does your operator stand on `create`?", step: "A letter after the last one",
            madeBy: { sources in Own { counted(Box(sources.count), sources, $0) } }
        ) { $0.arrivesAfterTheEnd }
        check.mistake(
            "With two subscribers, an end is missing or comes at another time. What do you count, and for whom?",
            step: "Two readers of one book",
            madeBy: { sources in
                let running = Box(sources.count)
                return try Solution.exercise2 { counted(running, sources, $0) }
            }
        ) { $0.isSecond && $0.uses().count > 2 && !$0.isEmpty }

        check.rejects(
            { sources in
                for source in sources { _ = source.subscribe { _ in } }
                return try Solution.exercise5(sources)
            }, merging(needed: { _ in .max }), merging(needed: { $0 }, cleansUp: { _ in }),
            merging(needed: { $0 }, cleansUp: { $0.first?.dispose() }), merging(needed: { $0 }, failsWithOne: false))
        check.hardCoded { sources in
            var numbers = [1, 3, 2, 4].makeIterator()
            return try Solution.exercise3(try Solution.exercise5(sources)) { _ in numbers.next() ?? 0 }
        }
        check.worksOnce { firstOfAll(try Solution.exercise5($0)) }
        check.rejects("the elements of the first till only", elementsOfTheFirst)
        check.rejects("only two tills") { try Solution.exercise5(Array($0.prefix(2))) }
        check.rejects("equal elements arrive once") { sources in
            var seen: Set<Int> = []
            return try Solution.exercise4(try Solution.exercise5(sources)) { seen.insert($0).inserted }
        }
        check.accepts("two at a time") { sources in
            guard var all = sources.first else { return try Solution.exercise5([]) }
            for source in sources.dropFirst() { all = try Solution.exercise5([all, source]) }
            return all
        }
        check.accepts("a list of what runs", mergedByList)
    }
}

/// Wrong: one source begins when the one before has completed.
private func oneAfterTheOther(_ sources: [Own<Int>]) throws -> Own<Int> {
    try Solution.exercise2 { observer in
        var runs: [OwnDisposable] = []
        func go(on index: Int) {
            guard index < sources.count else { return observer(.completed) }
            runs.append(
                sources[index].subscribe { event in
                    if case .completed = event { go(on: index + 1) } else { observer(event) }
                })
        }
        go(on: 0)
        return OwnDisposable { for run in runs { run.dispose() } }
    }
}
