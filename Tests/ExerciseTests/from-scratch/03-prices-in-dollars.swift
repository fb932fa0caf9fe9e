import ExerciseSupport
import LessonKit
import Marbles
import Testing

@testable import from_scratch_exercises

extension `from-scratch` {
    @Test(.exercise(PricesInDollars.exercise)) func `3 · Prices in dollars`() {}
}

struct PricesInDollars {
    typealias Map = (Own<Int>, @escaping (Int) throws -> Int) throws -> Own<Int>

    static func attempt(_ source: Own<Int>, _ transform: @escaping (Int) throws -> Int) throws -> Own<Int> {
        try Earlier.check(2, before: 3)
        return try map(source, transform)
    }

    static let exercise = Check(attempt as Map, solution: Solution.map, in: EngineScene.self) { check in
        check.uses = .each
        check.stream("map(euros) { 2 * $0 }", gives: "--2--4--6--|", disposedAt: 4) { scene, map in
            scene.drawn(try map(scene.source("euros", "--1--2--3--|")) { 2 * $0 })
        }
        check.stream("the same price twice, and euros that fail") { scene, map in
            scene.drawn(try map(scene.source("euros", "-1-1-3-#")) { $0 + 5 })
        }
        check.stream("`transform` throws for the 2") { scene, map in
            scene.drawn(try map(scene.source("euros", "--1--2--3--|")) { $0 == 2 ? try fail() : 2 * $0 })
        }
        check.stream("no price, and an end") { scene, map in
            scene.drawn(try map(scene.source("euros", "----|")) { 2 * $0 })
        }
        check.stream("each call of `transform` is a line") { scene, map in
            scene.drawn(
                try map(scene.source("euros", "-1-1-2-|")) {
                    scene.line("transform \($0)")
                    return 3 * $0
                })
        }
        check.stream("euros that send 1, 2 and completed inside `subscribe`") { scene, map in
            scene.drawn(try map(scene.atOnce("euros", .next(1), .next(2), .completed)) { 2 * $0 })
        }
        check.play(.secondSubscriber, "one of two leaves at tick 4") { scene, map in
            let prices = scene.drawn(try map(scene.source("euros", "--1--2--3--|")) { 2 * $0 })
            scene.subscribe("the first", to: prices, disposedAt: 4)
            scene.subscribe("the second", to: prices, at: 1)
        }

        check.mistake(
            "`transform` was thrown out of, and the result completed. Which end says that something went wrong?",
            madeBy: { source, transform in
                try operation(on: source) { event, observer in
                    guard case .next(let element) = event else { return observer(event) }
                    if let output = try? transform(element) { observer(.next(output)) } else { observer(.completed) }
                }
            }
        ) { $0.situation == "`transform` throws for the 2" && $0.completes && $0.elements == [2] }

        check.mistake(
            "`transform` was thrown out of, and no error arrived. `try?` makes nil of an error. Who receives it?",
            madeBy: { source, transform in
                try operation(on: source) { event, observer in
                    guard case .next(let element) = event else { return observer(event) }
                    if let output = try? transform(element) { observer(.next(output)) }
                }
            }
        ) { $0.situation == "`transform` throws for the 2" && !$0.fails }

        check.mistake(
            "An error arrived, and it is not the one that `transform` has thrown. Where does `catch` have that one?",
            madeBy: { source, transform in try withOwnError(source) { try transform($0) } }
        ) { $0.situation == "`transform` throws for the 2" && $0.failsOtherwise && !$0.arrivesAfterTheEnd }

        check.mistake(
            "The error of `transform` has arrived, and the euros are still in use. What ends your run of them?",
            madeBy: { source, transform in
                Own { observer in
                    var isOver = false
                    return source.subscribe { event in
                        if isOver { return }
                        let sent = transformed(event, transform)
                        if case .next = sent {} else { isOver = true }
                        observer(sent)
                    }
                }
            }
        ) { $0.situation == "`transform` throws for the 2" && $0.fails && $0.seen == nil && !$0.arrivesAfterTheEnd }

        check.mistake(
            "The euros have completed, and the result has not. Which events of the source do you send on?",
            madeBy: { source, transform in
                try operation(on: source) { event, observer in
                    if case .next(let element) = event { observer(.next(try! transform(element))) }
                }
            }
        ) { $0.kind == .text && !$0.ends }

        check.mistake(
            "The euros have failed, and the result has not. A source has two ends. Do you send both on?",
            madeBy: { source, transform in
                try operation(on: source) { event, observer in
                    switch event {
                    case .next(let element):
                        do { observer(.next(try transform(element))) } catch { observer(.error(error)) }
                    case .completed: observer(.completed)
                    case .error: break
                    }
                }
            },
            orBy: { source, transform in
                try operation(on: source) { event, observer in
                    if case .next(let element) = event {
                        observer((try? .next(transform(element))) ?? .error(MarbleError()))
                    } else {
                        observer(.completed)
                    }
                }
            }
        ) { $0.situation?.contains("fail") == true && !$0.fails }

        check.mistake(
            "The euros are in use, and nobody has subscribed to the result. Where does the call of `subscribe` have to stand?",
            step: "Plus 1, plus 20",
            madeBy: { source, transform in
                _ = source.subscribe { _ in }
                return try Solution.map(source, transform)
            },
            orBy: { source, transform in
                let held = Box<[Observer<Int>]>([])
                let run = source.subscribe { event in for observer in held.value { observer(event) } }
                return try Solution.map(
                    try Solution.create { observer in
                        held.value.append(observer)
                        return run
                    }, transform)
            }
        ) { $0.kind == .nobody || $0.kind == .text && $0.uses().count > 1 }

        check.mistake(
            "The subscriber has gone, and the euros are still in use. Your recipe returns what a dispose runs. What is that?",
            madeBy: { source, transform in
                try operation(on: source, cleansUp: false) { event, observer in
                    observer(transformed(event, transform))
                }
            },
            orBy: { source, transform in
                Own { observer in
                    var isOver = false
                    _ = source.subscribe { if !isOver { observer(transformed($0, transform)) } }
                    return OwnDisposable { isOver = true }
                }
            }
        ) { $0.kind == .disposed && $0.isUsedAfterDispose() }

        check.mistake(
            "An event arrives after an end. Your operator ended the stream. Does anything remember that?",
            step: "A letter after the last one",
            madeBy: { source, transform in
                Own { observer in source.subscribe { observer(transformed($0, transform)) } }
            }
        ) { $0.arrivesAfterTheEnd }

        check.mistake(
            "The prices are still euros. What happens to an element on its way through?",
            madeBy: { source, _ in source },
            orBy: { source, transform in try Solution.filter(source) { (try transform($0)) > 0 } }
        ) { $0.kind == .text && $0.elements.starts(with: [1]) }

        check.mistake(
            "`transform` runs twice for one element. It may ask a server or roll dice. How often do you need its result?",
            madeBy: { source, transform in
                try Solution.map(source) {
                    _ = try transform($0)
                    return try transform($0)
                }
            }
        ) { $0.situation?.contains("is a line") == true && $0.count("transform 1") > 2 }

        check.mistake(
            "The prices are doubled, and here `transform` does something else. What are you given?",
            madeBy: { source, _ in try Solution.map(source) { $0 + $0 } }
        ) { $0.elements == [2, 2, 6] }

        check.hardCoded { source, _ in try Solution.map(source) { 2 * $0 } }
        check.worksOnce { source, transform in firstOfAll(try Solution.map(source, transform)) }
        check.rejects("the same price only once") { source, transform in
            var seen: Set<Int> = []
            return try Solution.map(try Solution.filter(source) { seen.insert($0).inserted }, transform)
        }
        check.rejects("the output of an equal price, again") { try Solution.map($0, remembering($1)) }
        check.rejects("one run for all") { try Solution.share(try Solution.map($0, $1)) }
        check.accepts("with an own flag, and without create", mapByHand)
        check.accepts("of events") { source, transform in
            try operation(on: source) { event, observer in observer(transformed(event, transform)) }
        }
    }
}
