import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import map_filter_exercises

extension `map-filter` {
    @Test(.exercise(ACarPark.exercise)) func `7 · A car park`() {}
}

struct ACarPark {
    static let exercise = Check(sign, solution: Solution.sign, in: Gate.self) { check in
        check.stream("two places", gives: "-a-b---a-b-----|", disposedAt: 8) { try $0.drive($1, "-i-i-x-o-i-i-o-|", 2) }
        check.stream("two places, four cars in, then all out") { try $0.drive($1, "-i-i-i-i-o-o-o-o|", 2) }
        check.stream("three places, and faults first") { try $0.drive($1, "-x-q-I-i-i-i-e-o|", 3) }
        check.stream("no places") { try $0.drive($1, "-x-i-o-i-|", 0) }
        check.stream("one place, and the gate fails") { try $0.drive($1, "-i-o-#", 1) }
        check.stream("nothing but faults") { try $0.drive($1, "-x-x-|", 1) }
        check.play(.laterSubscriber, "two places, with a second subscriber at tick 6") { scene, answer in
            let sign = try scene.drive(answer, "-i-i-i--i-i-o-|", 2)
            scene.subscribe("the first", to: sign, disposedAt: 5)
            scene.subscribe("the second", to: sign, at: 6)
        }
        check.play(.further, "two places, with a second subscriber from tick 4 on") { scene, answer in
            let sign = try scene.drive(answer, "-i-i-i-o-i-|", 2)
            scene.subscribe("the first", to: sign)
            scene.subscribe("the second", to: sign, at: 4)
        }

        check.mistake(
            "The gate is in use, and nobody has subscribed. Which code runs only on subscribe?",
            step: "Two prices and a map",
            madeBy: { gate, places in
                let all = ReplaySubject<String>.createUnbounded()
                _ = Solution.sign(gate, places: places).subscribe(all)
                return all
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "The sign says other words than \"full\" and \"free\".",
            madeBy: { gate, places in Solution.sign(gate, places: places).map { $0.uppercased() } },
            orBy: { gate, places in gate }
        ) { scene in scene.elements.contains { !["full", "free"].contains($0) } }
        check.mistake(
            "A text came before the first \"i\". Who knows then how many cars there are?", step: "Coins in a jar",
            madeBy: { gate, places in
                Solution.sign(gate, places: places).startWith(places > 0 ? "free" : "full").distinctUntilChanged()
            }
        ) { $0.kind == .text && $0.start == 0 }
        check.mistake(
            "The first \"i\" sent no text. No text is before it: is it a change?", step: "A lamp",
            madeBy: { gate, places in Solution.sign(gate, places: places).skip(1) }
        ) { $0.kind == .text && $0.start != 1 }
        check.mistake(
            "The sign says \"full\" at the first car, and there are two places. When is no place left?",
            madeBy: { gate, places in
                gate.compactMap { ["i": 1, "o": -1][$0] }.scan(0) { $0 + $1 }
                    .map { $0 < places ? "full" : "free" }.distinctUntilChanged()
            },
            orBy: { gate, places in
                gate.compactMap { ["i": 1, "o": -1][$0] }.scan(0) { $0 + $1 }
                    .map { $0 < places - 1 ? "free" : "full" }.distinctUntilChanged()
            }
        ) { $0.kind == .text && $0.elements.first == "full" }
        check.mistake(
            "The same text came twice in a row. Which operator compares an element with the one before?",
            step: "A lamp",
            madeBy: { gate, places in
                gate.compactMap { ["i": 1, "o": -1][$0] }.scan(0) { $0 + $1 }.map { $0 < places ? "free" : "full" }
            },
            orBy: { gate, places in
                gate.compactMap { ["i": 1, "o": -1][$0] }.scan(0) { $0 + $1 }.distinctUntilChanged()
                    .map { $0 < places ? "free" : "full" }
            }
        ) { $0.hasRepeated }
        check.mistake(
            "A fault of the gate has ended the stream with an error. Which operator leaves an element out?",
            step: "A letter among digits",
            madeBy: { gate, places in
                gate.map { report in
                    guard let change = ["i": 1, "o": -1][report] else { throw RxError.unknown }
                    return change
                }
                .scan(0) { $0 + $1 }.map { $0 < places ? "free" : "full" }.distinctUntilChanged()
            }
        ) { $0.fails && !$0.gate.contains("#") }
        check.mistake(
            "A fault of the gate has changed the sign. It counts as nothing: what does your code make of it?",
            step: "Nil is filtered",
            madeBy: { gate, places in
                gate.scan(0) { $1 == "i" ? $0 + 1 : $0 - 1 }.map { $0 < places ? "free" : "full" }
                    .distinctUntilChanged()
            },
            orBy: { gate, places in
                gate.scan(0) { $0 + ($1 == "i" ? 1 : $1 == "o" ? -1 : 0) }.map { $0 < places ? "free" : "full" }
                    .distinctUntilChanged()
            }
        ) { $0.showsFault }
        check.mistake(
            "The sign says \"free\", and as many cars as places are in the park, or more. Count the cars that wait inside.",
            madeBy: { gate, places in
                gate.compactMap { ["i": 1, "o": -1][$0] }.scan(0) { min(places, $0 + $1) }
                    .map { $0 < places ? "free" : "full" }.distinctUntilChanged()
            },
            orBy: { gate, places in
                gate.compactMap { ["i": 1, "o": -1][$0] }.scan(0) { $0 + $1 }
                    .map { $0 <= places ? "free" : "full" }.distinctUntilChanged()
            },
            { gate, places in
                gate.distinctUntilChanged().compactMap { ["i": 1, "o": -1][$0] }.scan(0) { $0 + $1 }
                    .map { $0 < places ? "free" : "full" }.distinctUntilChanged()
            }
        ) { [.text, .otherInput].contains($0.kind) && $0.saysFreeWhenFull }
        check.mistake(
            "It was disposed of, and the gate is still in use. What does `dispose` run?",
            madeBy: { gate, places in
                .create { observer in
                    _ = Solution.sign(gate, places: places).subscribe(observer)
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed && $0.seen == nil }
        check.mistake(
            "There is an end, and the gate goes on. Which operator has ended the stream?", step: "Two thick books",
            madeBy: { gate, places in Solution.sign(gate, places: places).take(2) }
        ) { $0.kind == .text && $0.completes && !$0.received.events.contains { $0.time > 7 } }
        check.mistake(
            "A place is free again, and the sign does not say so. Does your code count a fault as a car, or does it drop a text "
                + "that has come some time before?", step: "A lamp",
            madeBy: { gate, places in
                gate.scan(0) { $1 == "o" ? $0 - 1 : $0 + 1 }.map { $0 < places ? "free" : "full" }
                    .distinctUntilChanged()
            },
            orBy: { gate, places in
                .deferred {
                    var seen: Set<String> = []
                    return Solution.sign(gate, places: places).filter { seen.insert($0).inserted }
                }
            }
        ) { $0.kind == .text && $0.elements == ["free", "full"] }
        check.mistake(
            "The gate ended, and the subscriber did not receive that end or error as it is.",
            madeBy: { gate, places in Solution.sign(gate, places: places).catch { _ in .empty() } },
            orBy: { gate, places in Solution.sign(gate, places: places).concat(Observable.never()) },
            { gate, places in Solution.sign(gate, places: places).ifEmpty(default: "free") }
        ) { $0.gate.contains("#") || $0.gate == "-x-x-|" || $0.kind == .text }
        check.mistake(
            "Two subscribers do not each have a park that is empty at first. Where do you keep the number of cars?",
            step: "Coins in a jar",
            madeBy: { gate, places in
                var cars = 0
                return gate.compactMap { ["i": 1, "o": -1][$0] }
                    .map { change in
                        cars += change
                        return cars < places ? "free" : "full"
                    }
                    .distinctUntilChanged()
            },
            orBy: { gate, places in Solution.sign(gate, places: places).share(replay: 1, scope: .forever) },
            { gate, places in Solution.sign(gate, places: places).share() }
        ) { $0.kind == .further || [.secondSubscriber, .laterSubscriber].contains($0.kind) && !$0.elements.isEmpty }

        check.hardCoded { gate, _ in Solution.sign(gate, places: 2) }
        check.worksOnce { gate, places in firstOnly(Solution.sign(gate, places: places)) }
        check.accepts("filter, and a number below") { gate, places in
            gate.filter { $0 == "i" || $0 == "o" }.map { $0 == "i" ? 1 : -1 }.scan(places) { $0 - $1 }
                .map { $0 > 0 }.distinctUntilChanged().map { $0 ? "free" : "full" }
        }
    }
}

private final class Gate: Scene<String> {
    private struct Stuck: Error {}

    private(set) var gate = ""
    private var places = 0
    var hasRepeated: Bool { zip(elements, elements.dropFirst()).contains { $0 == $1 } }
    var showsFault: Bool {
        kind.rawValue < Situation.Kind.secondSubscriber.rawValue
            && received.events.contains { $0.value.element != nil && "xqIe".contains(report(at: $0.time)) }
    }
    var saysFreeWhenFull: Bool {
        var cars = 0
        for tick in gate.indices.map({ gate.distance(from: gate.startIndex, to: $0) }) {
            cars += report(at: tick) == "i" ? 1 : report(at: tick) == "o" ? -1 : 0
            let text = received.events.last { $0.time <= tick && $0.value.element != nil }?.value.element
            if text == "free", cars >= places { return true }
        }
        return false
    }

    func drive(
        _ answer: (Observable<String>, Int) throws -> Observable<String>, _ gate: String, _ places: Int
    ) throws -> Observable<String> {
        (self.gate, self.places) = (gate, places)
        let values: [Character: String] = ["i": "i", "o": "o", "x": "x", "q": "??", "I": "I", "e": ""]
        return try answer(hot("gate", gate, values: values, error: Stuck()).asObservable(), places)
    }

    private func report(at tick: Int) -> String {
        tick < gate.count ? String(gate[gate.index(gate.startIndex, offsetBy: tick)]) : "-"
    }
}
