import ExerciseSupport

@testable import map_filter_exercises

extension `map-filter` {
    @Test(.exercise(check)) func `7 · A car park`() {}

    private static let check = Check(sign, solution: Solution.exercise7, in: Gate.self) { check in
        check.steps = [
            .unasked: "Two prices and a map", .failsOtherwise: "A letter among digits", .endsBefore: "Two thick books",
            .mixesSubscribers: "Coins in a jar",
        ]

        check.stream("two places", gives: "-a-b---a-b-----|", disposedAt: 8) { try $0.drive($1, "-i-i-x-o-i-i-o-|", 2) }
        check.stream("two places, four cars in, then all out") { try $0.drive($1, "-i-i-i-i-o-o-o-o|", 2) }
        let beginsWithFaults = check.stream("three places, and faults first") {
            try $0.drive($1, "-x-q-I-i-i-i-e-o|", 3)
        }
        check.stream("no places") { try $0.drive($1, "-x-i-o-i-|", 0) }
        check.stream("one place, and the gate fails") { try $0.drive($1, "-i-o-#", 1) }
        check.stream("nothing but faults") { try $0.drive($1, "-x-x-|", 1) }
        check.play(.secondSubscriber, "two places, with a second subscriber from tick 4 on") { scene, answer in
            let sign = try scene.drive(answer, "-i-i-i-o-i-|", 2)
            scene.subscribe("the first", to: sign)
            scene.subscribe("the second", to: sign, at: 4)
        }
        check.play(.laterSubscriber, "two places, with a second subscriber at tick 6") { scene, answer in
            let sign = try scene.drive(answer, "-i-i-i--i-i-o-|", 2)
            scene.subscribe("the first", to: sign, disposedAt: 5)
            scene.subscribe("the second", to: sign, at: 6)
        }

        check.mistake(
            "A text came before the first \"i\". Who knows then how many cars there are?", step: "Coins in a jar",
            madeBy: { gate, places in
                Solution.exercise7(gate, places: places).startWith(places > 0 ? "free" : "full").distinctUntilChanged()
            }
        ) { $0.isText && $0.start == 0 }
        check.mistake(
            "The sign says \"full\" at the first car, and there are two places. When is no place left?",
            madeBy: { gate, places in texts(cars(gate)) { $0 >= places } },
            orBy: { gate, places in texts(cars(gate)) { $0 < places - 1 } }
        ) { $0.isText && $0.came("full", at: 1) }
        check.mistake(
            "The same text came twice in a row. Which operator compares an element with the one before?",
            step: "A lamp", madeBy: { gate, places in cars(gate).map { $0 < places ? "free" : "full" } }
        ) { $0.came("free") && zip($0.elements, $0.elements.dropFirst()).contains { $0 == $1 } }
        check.mistake(
            "A fault of the gate has changed the sign. It counts as nothing: what does your code make of it?",
            step: "Nil is filtered",
            madeBy: { gate, places in texts(gate.scan(0) { $1 == "i" ? $0 + 1 : $0 - 1 }) { $0 < places } },
            orBy: { gate, places in texts(gate.scan(0) { $0 + ($1 == "i" ? 1 : $1 == "o" ? -1 : 0) }) { $0 < places } }
        ) {
            $0.isText && ($0.came("free", at: 5) || $0.came("full", at: 5))
                || $0.in(beginsWithFaults) && $0.start ?? 9 < 7
        }
        check.mistake(
            "The sign says \"free\", and as many cars as places are in the park, or more. How many does your code count then?",
            madeBy: { gate, places in texts(changes(gate).scan(0) { min(places, $0 + $1) }) { $0 < places } },
            orBy: { gate, places in texts(cars(gate)) { $0 <= places } },
            { gate, places in texts(cars(gate)) { $0 != places } },
            { gate, places in texts(cars(gate.distinctUntilChanged())) { $0 < places } }
        ) {
            $0.isText && ($0.came("free", at: 11) || $0.came("free", at: 13))
                || $0.isText && $0.end == 15 && $0.came("free") && !$0.came("full")
        }

        check.spoiled(.unasked, .goesOn, .endsBefore, .swallows, .noEnd, .failsOtherwise)
        check.rejects(.other, { Solution.exercise7($0, places: $1).map { $0.uppercased() } }, { gate, _ in gate })
        check.rejects(.failsOtherwise) { gate, places in
            let changes = gate.map { if let change = ["i": 1, "o": -1][$0] { change } else { throw RxError.unknown } }
            return texts(changes.scan(0, accumulator: +)) { $0 < places }
        }
        check.rejects(
            .lost, { Solution.exercise7($0, places: $1).skip(1) },
            { gate, places in texts(gate.scan(0) { $1 == "o" ? $0 - 1 : $0 + 1 }) { $0 < places } })
        check.rejects(.added) { Solution.exercise7($0, places: $1).ifEmpty(default: "free") }
        check.rejects(
            .mixesSubscribers,
            { gate, places in
                var cars = 0
                let sums = changes(gate).map { change in
                    cars += change
                    return cars
                }
                return texts(sums) { $0 < places }
            }, { Solution.exercise7($0, places: $1).share(replay: 1, scope: .forever) },
            { Solution.exercise7($0, places: $1).share() })
        check.hardCoded { gate, _ in Solution.exercise7(gate, places: 2) }
        check.worksOnce { firstOnly(Solution.exercise7($0, places: $1)) }

        check.accepts("the places that are left") { gate, places in
            changes(gate).scan(places) { $0 - $1 }.map { $0 > 0 }.distinctUntilChanged().map { $0 ? "free" : "full" }
        }
    }

    private static func changes(_ gate: Observable<String>) -> Observable<Int> {
        gate.compactMap { ["i": 1, "o": -1][$0] }
    }

    private static func cars(_ gate: Observable<String>) -> Observable<Int> { changes(gate).scan(0) { $0 + $1 } }

    private static func texts(_ cars: Observable<Int>, _ isFree: @escaping (Int) -> Bool) -> Observable<String> {
        cars.map { isFree($0) ? "free" : "full" }.distinctUntilChanged()
    }
}

private final class Gate: Scene<String> {
    private struct Stuck: Error {}

    func drive(
        _ answer: (Observable<String>, Int) throws -> Observable<String>, _ gate: String, _ places: Int
    ) throws -> Observable<String> {
        let values: [Character: String] = ["i": "i", "o": "o", "x": "x", "q": "??", "I": "I", "e": ""]
        return try answer(hot("gate", gate, values: values, error: Stuck()).asObservable(), places)
    }
}
