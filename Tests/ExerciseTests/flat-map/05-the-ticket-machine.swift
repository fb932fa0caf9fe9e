import ExerciseSupport

@testable import flat_map_exercises

extension `flat-map` {
    @Test(.exercise(check)) func `5 · The ticket machine`() {}

    private static let check = Check(tickets, solution: Solution.exercise5, in: Station.self) { check in
        check.uses = .each
        check.steps = [
            .swallows: "A microphone that breaks", .goesOn: "A request inside subscribe",
            .endsBefore: "A karaoke evening",
        ]

        check.stream("a tap on b while a is printed", gives: "----1------3|", disposedAt: 3) {
            try $0.tap($1, "-a-b----c-|", ["a": "---1|", "b": "---2|", "c": "---3|"])
        }
        check.stream("the same town twice, one after the other") { try $0.tap($1, "-a-----a-|", ["a": "---1|"]) }
        let none = check.stream("a print without a ticket") { try $0.tap($1, "-b---a-|", ["a": "---1|", "b": "--|"]) }
        let between = check.stream("a tap between a ticket and the end of its print") {
            try $0.tap($1, "-a--b-----b-|", ["a": "--1----|", "b": "-2|"])
        }
        check.stream("two tickets from one print") { try $0.tap($1, "-a-|", ["a": "-1--2-|"]) }
        check.stream("a print fails") { try $0.tap($1, "-a------b-|", ["a": "--#", "b": "-2|"]) }
        check.stream("a tap that is dropped would have failed") {
            try $0.tap($1, "-a-b-----|", ["a": "----1|", "b": "-#"])
        }
        check.stream("`taps` fails") { try $0.tap($1, "-a--#", ["a": "----1|"]) }
        check.stream("no tap") { try $0.tap($1, "--|", [:]) }
        check.play(.secondSubscriber, "a second subscriber at tick 4") { scene, answer in
            let stream = try scene.tap(answer, "-a-b---c-|", ["a": "---1|", "b": "---2|", "c": "-3|"])
            scene.subscribe("the first", to: stream)
            scene.subscribe("the second", to: stream, at: 4)
        }

        check.mistake(
            "The ticket to a was torn: the tap on b ended its print. Which of the two should go?",
            step: "Four operators", madeBy: { taps, print in taps.flatMapLatest { print($0) } }
        ) { $0.isText && $0.elements == ["2", "3"] }
        check.mistake(
            "Two tickets were printed at the same time. What should the second tap do?", step: "A button that pays",
            madeBy: { taps, print in taps.flatMap { print($0) } }
        ) { $0.isText && $0.came("2", at: 6) }
        check.mistake(
            "The ticket to b was printed later. A tap during a print does nothing, then or later.",
            step: "A button that pays", madeBy: { taps, print in taps.concatMap { print($0) } }
        ) { $0.isText && $0.came("2") }
        check.mistake(
            "One ticket was sold, and the tap on c did nothing. Which taps should count after a print is over?",
            step: "A button that pays", madeBy: { taps, print in taps.take(1).flatMap { print($0) } },
            orBy: { taps, print in
                var busy = false
                return taps.filter { _ in !busy }.flatMap { print($0).do(onSubscribe: { busy = true }) }
            }
        ) { $0.isText && $0.elements == ["1"] && !$0.says("c") }
        check.mistake(
            "A print was over without a ticket, and the next tap did nothing. Which event says that a print is over?",
            madeBy: { taps, print in machine(taps) { town, over in print(town).do(onNext: { _ in over() }) } }
        ) { $0.in(none) && $0.lines == ["b"] }
        check.mistake(
            "A ticket was there, and its print was not over yet. Which event says that a print is over?",
            madeBy: { taps, print in
                machine(taps) { town, over in print(town).do(onNext: { _ in over() }, onCompleted: over) }
            },
            orBy: { taps, print in Solution.exercise5(for: taps, print: { print($0).take(1) }) }
        ) {
            $0.in(between) && $0.came("2", at: 5) || $0.isText && $0.elements == ["1", "3"] && $0.ends && $0.end == 11
        }

        check.spoiled(.unasked, .goesOn, .swallows, .failsOtherwise, .lost)
        check.rejects(
            .swallows, { taps, print in taps.flatMapFirst { print($0).catch { _ in .empty() } } },
            { taps, print in taps.catch { _ in .empty() }.flatMapFirst { print($0) } })
        check.rejects(
            .subscribesAgain, { taps, print in taps.flatMapFirst { print($0).retry(2) } },
            { taps, print in taps.flatMapFirst { print($0) }.retry(2) })
        check.rejects(.noEnd) { Solution.exercise5(for: $0, print: $1).concat(Observable.never()) }
        check.rejects(.usesTooSeldom) { Solution.exercise5(for: $0.distinctUntilChanged(), print: $1) }
        check.rejects(.usesTooOften) { Solution.exercise5(for: $0, print: $1).take(until: $0.takeLast(1)) }
        check.rejects(
            .mixesSubscribers,
            { taps, print in
                var busy = false
                return taps.filter { _ in !busy }.flatMap {
                    print($0).do(onSubscribe: { busy = true }, onDispose: { busy = false })
                }
            })
        check.rejects { Solution.exercise5(for: $0, print: $1).share() }
        check.hardCoded { taps, print in
            Observable.zip(Solution.exercise5(for: taps, print: print), Observable.of("1", "3")) { $1 }
        }
        check.worksOnce { taps, print in firstOnly(Solution.exercise5(for: taps, print: print)) }

        check.accepts("by hand, for each subscriber") { taps, print in
            machine(taps) { town, over in print(town).do(onCompleted: over) }
        }
    }

    /// A machine that is busy from a tap that counts until `over`, which `print` is given.
    private static func machine(
        _ taps: Observable<String>, _ print: @escaping (String, @escaping () -> Void) -> Observable<String>
    ) -> Observable<String> {
        .deferred {
            var busy = false
            return taps.filter { _ in !busy }.flatMap { town -> Observable<String> in
                busy = true
                return print(town) { busy = false }
            }
        }
    }
}
