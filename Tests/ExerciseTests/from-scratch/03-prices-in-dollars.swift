import ExerciseSupport

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

    static let exercise = Check(attempt as Map, solution: Solution.exercise3, in: EngineScene.self) { check in
        check.uses = .each
        check.steps = [.unasked: "Plus 1, plus 20"]
        check.stream("map(euros) { 2 * $0 }", gives: "--2--4--6--|", disposedAt: 4) { scene, map in
            scene.drawn(try map(scene.source("euros", "--1--2--3--|")) { 2 * $0 })
        }
        check.stream("the same price twice, and euros that fail") { scene, map in
            scene.drawn(try map(scene.source("euros", "-1-1-3-#")) { $0 + 5 })
        }
        let throwsForTwo = check.stream("`transform` throws for the 2") { scene, map in
            scene.drawn(try map(scene.source("euros", "--1--2--3--|")) { $0 == 2 ? try fail() : 2 * $0 })
        }
        check.stream("no price, and an end") { scene, map in
            scene.drawn(try map(scene.source("euros", "----|")) { 2 * $0 })
        }
        let calls = check.stream("each call of `transform` is a line") { scene, map in
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
        check.play(.laterSubscriber, "`transform` throws for the 2, and somebody comes after that") { scene, map in
            scene.twice(try map(scene.source("euros", "--1--2--3--|")) { $0 == 2 ? try fail() : 2 * $0 })
        }

        check.mistake(
            "`transform` was thrown out of, and the result completed. Which end says that something went wrong?",
            madeBy: { source, transform in
                try operation(on: source) { event, observer in
                    guard case .next(let element) = event else { return observer(event) }
                    if let output = try? transform(element) { observer(.next(output)) } else { observer(.completed) }
                }
            }
        ) { $0.in(throwsForTwo) && $0.completes && $0.elements == [2] }
        check.mistake(
            "`transform` was thrown out of, and no error arrived. `try?` makes nil of an error. Who receives it?",
            madeBy: { source, transform in
                try operation(on: source) { event, observer in
                    guard case .next(let element) = event else { return observer(event) }
                    if let output = try? transform(element) { observer(.next(output)) }
                }
            }
        ) { $0.in(throwsForTwo) && !$0.fails }
        check.mistake(
            "An event arrives after an end. Your operator ended the stream. Does anything remember that?",
            step: "A letter after the last one",
            madeBy: { source, transform in
                Own { observer in source.subscribe { observer(transformed($0, transform)) } }
            }
        ) { $0.arrivesAfterTheEnd }
        check.mistake(
            "`transform` runs twice for one element. It may ask a server or roll dice. How often do you need its result?",
            madeBy: { source, transform in
                try Solution.exercise3(source) {
                    _ = try transform($0)
                    return try transform($0)
                }
            }
        ) { $0.in(calls) && $0.count("transform 1") > 2 }

        check.rejects(.failsOtherwise) { source, transform in try withOwnError(source) { try transform($0) } }
        check.rejects(.noEnd) { try operation(on: Solution.exercise3($0, $1)) { if case .next = $0 { $1($0) } } }
        check.rejects(.swallows) {
            try operation(on: Solution.exercise3($0, $1)) { if case .error = $0 { $1(.completed) } else { $1($0) } }
        }
        check.rejects(.goesOn) { try operation(on: Solution.exercise3($0, $1), cleansUp: false) { $1($0) } }
        check.rejects(.mixesSubscribers) { try brokenForAll(try Solution.exercise3($0, $1)) }
        check.rejects(.shares) { try Solution.exercise8(try Solution.exercise3($0, $1)) }
        check.rejects(.keeps) { source, transform in
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
        check.rejects(
            { source, transform in
                _ = source.subscribe { _ in }
                return try Solution.exercise3(source, transform)
            }, { source, _ in source },
            { source, transform in
                var seen: Set<Int> = []
                return try Solution.exercise3(try Solution.exercise4(source) { seen.insert($0).inserted }, transform)
            }, { try Solution.exercise3($0, remembering($1)) })
        check.hardCoded { source, _ in try Solution.exercise3(source) { 2 * $0 } }
        check.worksOnce { source, transform in firstOfAll(try Solution.exercise3(source, transform)) }

        check.accepts("with an own flag, and without create", mapByHand)
        check.accepts("of events") { source, transform in
            try operation(on: source) { event, observer in observer(transformed(event, transform)) }
        }
    }
}
