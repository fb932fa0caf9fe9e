import ExerciseSupport

@testable import flat_map_exercises

extension `flat-map` {
    @Test(.exercise(check)) func `7 · At the bus stop`() {}

    private static let check = Check(board, solution: Solution.exercise7, in: Road.self) { check in
        check.uses = .each
        check.steps = [
            .swallows: "A microphone that breaks", .goesOn: "A request inside subscribe",
            .endsBefore: "A karaoke evening", .noEnd: "A karaoke evening",
        ]

        check.stream("k, m, and no stop (e)", gives: "--a--b--c---de--|", disposedAt: 10) {
            try $0.choose($1, "-k-----m-----e--|", ["k": "-1--2---3--", "m": "-4---5---6--"])
        }
        check.stream("the same stop again") { try $0.choose($1, "-k---k----|", ["k": "-1--2--3|"]) }
        check.stream("the buses end before the stops") { try $0.choose($1, "-k-----m---|", ["k": "-1|", "m": "--2|"]) }
        check.stream("the buses go on after the stops") { try $0.choose($1, "-k-|", ["k": "-1---2----3|"]) }
        check.stream("no stop, twice") { try $0.choose($1, "-e-e-k|", ["k": "--1|"]) }
        check.stream("a stop without buses") { try $0.choose($1, "-k----m-|", ["k": "-1---2--3", "m": "---|"]) }
        check.stream("the buses fail") { try $0.choose($1, "-k----m|", ["k": "-1-#", "m": "-2|"]) }
        check.stream("`stops` fails") { try $0.choose($1, "-k---#", ["k": "-1-----2|"]) }
        check.stream("the buses of a stop that was left would fail") {
            try $0.choose($1, "-k--m----|", ["k": "-1---#", "m": "-2--3|"])
        }
        check.play(.secondSubscriber, "a second subscriber at tick 4") { scene, answer in
            let stream = try scene.choose(answer, "-k-----m---|", ["k": "-1--2---3--", "m": "-4--|"])
            scene.subscribe("the first", to: stream)
            scene.subscribe("the second", to: stream, at: 4)
        }

        check.mistake(
            "The board shows the bus without its stop. Where is the stop of this bus known?",
            madeBy: { stops, buses in stops.flatMapLatest { $0.isEmpty ? .just("") : buses($0) } }
        ) { $0.isText && $0.came("1") }
        check.mistake(
            "A bus of one stop stands with another stop. Where is the stop of this bus known?",
            madeBy: { stops, buses in
                let shown = stops.flatMapLatest { $0.isEmpty ? .just("") : buses($0) }
                return Observable.combineLatest(stops, shown) { $0.isEmpty ? "" : "\($0) \($1)" }
            }
        ) { $0.isText && $0.came("m 2") }
        check.mistake(
            "The empty text is on the board before the stops have sent it. When should the board show it?",
            madeBy: { stops, buses in Solution.exercise7(for: stops, buses: buses).startWith("") },
            orBy: { stops, buses in
                stops.flatMapLatest { s in s.isEmpty ? .just("") : shown(s, buses(s)).startWith("") }
            }
        ) { scene in scene.isText && (scene.came("", at: 0) || scene.came("", at: 1)) }
        check.mistake(
            "Another stop was chosen, and the buses of the old one still come. What should end them?",
            step: "Four operators",
            madeBy: { stops, buses in stops.flatMap { s in s.isEmpty ? .just("") : shown(s, buses(s)) } }
        ) { $0.isText && $0.came("k 3") && $0.came("m 4") }
        check.mistake(
            "Another stop was chosen, and the board stays with the first one. Its buses have no end.",
            step: "Four operators",
            madeBy: { stops, buses in stops.flatMapFirst { s in s.isEmpty ? .just("") : shown(s, buses(s)) } }
        ) { $0.isText && $0.came("k 3") }
        check.mistake(
            "No stop was chosen, and the buses of the old one still come. What ends them in your code?",
            step: "Four operators",
            madeBy: { stops, buses in stops.filter { !$0.isEmpty }.flatMapLatest { s in shown(s, buses(s)) } }
        ) { $0.isText && $0.came("m 6") }
        check.mistake(
            "No stop was chosen, and the board still shows the last bus. The empty text should stand there.",
            step: "A button that pays",
            madeBy: { stops, buses in stops.flatMapLatest { s in s.isEmpty ? .empty() : shown(s, buses(s)) } },
            orBy: { stops, buses in stops.flatMapLatest { s in s.isEmpty ? .never() : shown(s, buses(s)) } }
        ) { $0.isText && !$0.says("buses(\"\")") && $0.elements.last == "m 5" && $0.elements.count == 4 }
        check.mistake(
            "No stop was chosen, and `buses` was called with the empty text.",
            madeBy: { stops, buses in stops.flatMapLatest { s in shown(s, buses(s)) } },
            orBy: { stops, buses in stops.flatMapLatest { s in shown(s, buses(s)).ifEmpty(default: "") } }
        ) { $0.says("buses(\"\")") }

        check.spoiled(.unasked, .goesOn, .swallows, .failsOtherwise)
        check.rejects(
            .noEnd,
            { all, buses in all.flatMapLatest { $0.isEmpty ? .concat(.just(""), .never()) : shown($0, buses($0)) } },
            { stops, buses in
                var chosen = ""
                return stops.do(onNext: { chosen = $0 }).flatMap { s in
                    s.isEmpty ? .just("") : shown(s, buses(s).filter { _ in s == chosen })
                }
            })
        check.rejects(.lost) { Solution.exercise7(for: $0.distinctUntilChanged(), buses: $1) }
        check.rejects(.mixesSubscribers) { stops, buses in
            var chosen = ""
            return stops.do(onNext: { chosen = $0 }).flatMapLatest { $0.isEmpty ? .just("") : buses($0) }
                .map { $0.isEmpty ? "" : "\(chosen) \($0)" }
        }
        check.rejects(.endsBefore) { a, buses in closingLatest(a) { $0.isEmpty ? .just("") : shown($0, buses($0)) } }
        check.rejects(
            .swallows, { stops, buses in Solution.exercise7(for: stops, buses: { buses($0).catch { _ in .empty() } }) },
            { stops, buses in Solution.exercise7(for: stops.catch { _ in .empty() }, buses: buses) })
        check.rejects(
            .subscribesAgain, { stops, buses in Solution.exercise7(for: stops, buses: { buses($0).retry(2) }) },
            { stops, buses in Solution.exercise7(for: stops, buses: buses).retry(2) })
        check.rejects(
            .other, { stops, buses in stops.flatMapLatest { s in s.isEmpty ? .just("") : buses(s).map { s + $0 } } },
            { stops, buses in stops.flatMapLatest { s in s.isEmpty ? .just("") : buses(s).map { "\($0) \(s)" } } })
        check.rejects({ stops, buses in Solution.exercise7(for: stops, buses: buses).distinctUntilChanged() })
        check.rejects { Solution.exercise7(for: $0, buses: $1).share() }
        check.rejects(.other) { stops, buses in
            stops.flatMapLatest { s in shown(s, s.isEmpty ? .just("") : buses(s)) }
        }
        check.hardCoded { stops, buses in
            Observable.zip(
                Solution.exercise7(for: stops, buses: buses), Observable.of("k 1", "k 2", "m 4", "m 5", "")
            ) { $1 }
        }
        check.worksOnce { stops, buses in firstOnly(Solution.exercise7(for: stops, buses: buses)) }

        check.accepts("map and switch") { stops, buses in
            stops.map { s in s.isEmpty ? .just("") : shown(s, buses(s)) }.switchLatest()
        }
    }

    /// The buses of a stop as the board shows them.
    private static func shown(_ stop: String, _ buses: Observable<String>) -> Observable<String> {
        buses.map { "\(stop) \($0)" }
    }
}
