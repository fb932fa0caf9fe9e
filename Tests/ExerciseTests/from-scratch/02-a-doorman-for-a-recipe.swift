import ExerciseSupport

@testable import from_scratch_exercises

extension `from-scratch` {
    @Test(.exercise(DoormanForARecipe.exercise)) func `2 · A doorman for a recipe`() {}
}

struct DoormanForARecipe {
    typealias Create = (@escaping Recipe<Int>) throws -> Own<Int>

    static let exercise = Check(create as Create, solution: Solution.exercise2, in: EngineScene.self) { check in
        check.stream(
            "1 at tick 2, completed at tick 4, 2 at tick 6, completed at tick 7", gives: "--1-|", disposedAt: 3
        ) { scene, create in
            let recipe = scene.recipe(later: [(2, .next(1)), (4, .completed), (6, .next(2)), (7, .completed)])
            return scene.drawn(try create(recipe))
        }
        check.stream("an error at tick 3, an element and completed after it") { scene, create in
            let error = OwnEvent<Int>.error(MarbleError())
            let recipe = scene.recipe(later: [(1, .next(4)), (3, error), (4, .next(5)), (5, .completed)])
            return scene.drawn(try create(recipe))
        }
        check.stream("1, 2, completed and 3 before the recipe returns") { scene, create in
            scene.drawn(try create(scene.recipe(now: [.next(1), .next(2), .completed, .next(3)])))
        }
        check.stream("an error before the recipe returns, and an element later") { scene, create in
            scene.drawn(try create(scene.recipe(now: [.error(MarbleError())], later: [(2, .next(3))])))
        }
        check.stream("elements and no end") { scene, create in
            scene.drawn(try create(scene.recipe(now: [.next(1)], later: [(2, .next(1)), (4, .next(3))])))
        }
        check.play(.disposed, "disposed of at tick 3, and again at tick 4 and 6") { scene, create in
            let run = scene.listen(
                "the subscriber", to: try create(scene.recipe(later: [(2, .next(1)), (5, .completed)])))
            for tick in [3, 4, 6] { scene.at(tick) { run.dispose() } }
        }
        check.play(.disposed, "completed at tick 2, disposed of at tick 4") { scene, create in
            let run = try create(scene.recipe(later: [(2, .completed)])).subscribe { _ in }
            scene.at(4) { run.dispose() }
        }
        check.play(.disposed, "the subscriber disposes when it receives the end") { scene, create in
            let run = Box<OwnDisposable?>(nil)
            run.value = try create(scene.recipe(later: [(2, .next(1)), (4, .completed), (5, .next(2))])).subscribe {
                if case .completed = $0 { run.value?.dispose() }
            }
        }
        check.play(.otherInput, "the recipe sends 9 while the subscriber receives the end") { scene, create in
            let sender = Box<Observer<Int>?>(nil)
            let hasEnded = Box(false)
            let stream = try create { observer in
                sender.value = observer
                return OwnDisposable {}
            }
            _ = stream.subscribe { event in
                scene.line("\(words(event)) arrives" + (hasEnded.value ? " after the end" : ""))
                guard case .completed = event else { return }
                hasEnded.value = true
                sender.value?(.next(9))
            }
            sender.value?(.completed)
        }
        check.play(.secondSubscriber, "two subscribers, and one disposes at tick 3") { scene, create in
            let stream = try create(scene.recipe(later: [(2, .next(1)), (4, .next(2)), (5, .completed)]))
            scene.subscribe("Anna", to: scene.drawn(stream), disposedAt: 3)
            scene.subscribe("Boris", to: scene.drawn(stream))
        }

        check.mistake(
            "An event arrives after the end. What does the observer that you hand to the recipe have to remember?",
            step: "A letter after the last one", madeBy: { Own(subscribe: $0) }, orBy: doorman(stopsAtEnd: false),
            doorman(endFirst: false)
        ) { $0.arrivesAfterTheEnd }
        check.mistake(
            "The recipe ran, and nobody has subscribed. Which code may stand outside of `Observable { ... }`?",
            step: "A greeting for two",
            madeBy: { recipe in
                _ = recipe { _ in }
                return try Solution.exercise2(recipe)
            }
        ) { $0.isNobody || $0.isText && $0.count("a run begins") > 1 }
        check.mistake(
            "The run has ended, and its cleanup was not disposed of. Who does that, if the subscriber does nothing?",
            madeBy: doorman(cleansAtEnd: false)
        ) { $0.isText && $0.count("a cleanup") == 0 }
        check.mistake(
            "A subscriber disposed at tick 3, and received completed in that tick. The recipe sends nothing then. Who sent it?",
            madeBy: completesOnDispose
        ) { $0.says("tick 3: completed arrives after the dispose") }
        check.mistake(
            "An event arrives after the dispose. The recipe goes on, whatever its cleanup does. Who holds its events back?",
            madeBy: doorman(stopsOnDispose: false),
            orBy: { recipe in
                Own { observer in
                    _ = try? Solution.exercise2(recipe).subscribe(observer)
                    return OwnDisposable {}
                }
            }
        ) { $0.arrivesAfterTheDispose }
        check.mistake(
            "The subscriber has disposed, and the cleanup was not disposed of. What does the subscriber get from you?",
            madeBy: doorman(cleansOnDispose: false)
        ) { $0.isDisposed && $0.count("a cleanup") == 0 }
        check.mistake(
            "The recipe sent its end before it returned, and its cleanup was never disposed of. When does the cleanup come into "
                + "being?", step: "A file that is read at once", madeBy: doorman(cleansAfterReturn: false)
        ) { $0.kind == .otherInput && $0.count("a run begins") > $0.count("a cleanup") && $0.ends }
        check.mistake(
            "The cleanup of a run was disposed of more than once. What has to be forgotten after the first time?",
            madeBy: doorman(cleansOnce: false)
        ) { $0.count("a cleanup") > $0.count("a run begins") }
        check.mistake(
            "The run of one subscriber is over, and with it the run of the other. Which variables belong to one run, and where "
                + "do they have to stand?", step: "Two readers of one book", madeBy: doorman(isTheSameInAllRuns: true)
        ) { $0.isSecond }

        check.rejects { recipe in try operation(on: Own(subscribe: recipe)) { if case .next = $0 { $1($0) } } }
        check.rejects(.swallows) { recipe in
            try operation(on: Own(subscribe: recipe)) { if case .error = $0 { $1(.completed) } else { $1($0) } }
        }
        check.hardCoded { recipe in
            try operation(on: Own(subscribe: recipe)) { if case .next = $0 { $1(.next(1)) } else { $1($0) } }
        }
        check.rejects(equalOnce)
        check.without(.worksOnce, because: "a flag outside of a run is a mistake of its own here")
        check.accepts("a class for a run", RunOfARecipe.create)
        check.accepts("the cleanup before the end is sent", cleanedFirst)
    }
}
