import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import flat_map_exercises

extension `flat-map` {
    @Test(.exercise(AtTheBusStop.exercise)) func `7 · At the bus stop`() {}
}

/// Wrong answers, from the text alone: another operator; the empty text; no stop; an old stop; the end; errors; a shared board.
struct AtTheBusStop {
    static let exercise = Check(board, solution: Solution.board, in: Road.self) { check in
        check.uses = .each
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

        check.mistake(
            "The buses were asked for, and nobody had subscribed. Which code runs only on subscribe?",
            madeBy: { stops, buses in
                let shown = ReplaySubject<String>.createUnbounded()
                _ = Solution.board(for: stops, buses: buses).subscribe(shown)
                return shown
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "The board shows the bus without its stop. Where is the stop of this bus known?",
            madeBy: { stops, buses in stops.flatMapLatest { $0.isEmpty ? .just("") : buses($0) } }
        ) { $0.kind == .text && $0.elements.first == "1" }
        check.mistake(
            "The board shows the stop and the bus, and not as in the example: the stop, a space, the bus.",
            madeBy: { stops, buses in stops.flatMapLatest { s in s.isEmpty ? .just("") : buses(s).map { s + $0 } } },
            orBy: { stops, buses in stops.flatMapLatest { s in s.isEmpty ? .just("") : buses(s).map { "\($0) \(s)" } } }
        ) { $0.kind == .text && $0.elements.count == 5 && $0.elements.first != "k 1" }
        check.mistake(
            "A bus of one stop stands with another stop. Where is the stop of this bus known?",
            madeBy: { stops, buses in
                let shown = stops.flatMapLatest { $0.isEmpty ? .just("") : buses($0) }
                return Observable.combineLatest(stops, shown) { $0.isEmpty ? "" : "\($0) \($1)" }
            }
        ) { $0.kind == .text && $0.elements.contains("m 2") }
        check.mistake(
            "The empty text is on the board, and a stop was chosen, or nothing yet. When should the board show it?",
            madeBy: { stops, buses in Solution.board(for: stops, buses: buses).startWith("") },
            orBy: { stops, buses in
                stops.flatMapLatest { s in s.isEmpty ? .just("") : buses(s).map { "\(s) \($0)" }.startWith("") }
            }
        ) { scene in scene.kind == .text && scene.received.events.contains { $0.value.element == "" && $0.time < 13 } }
        check.mistake(
            "The board completed at the empty text. It is a choice like any other, and `stops` goes on.",
            step: "A karaoke evening",
            madeBy: { stops, buses in
                Solution.board(for: stops.take(until: { $0.isEmpty }, behavior: .inclusive), buses: buses)
            }
        ) { $0.kind == .text && $0.completes && $0.received.events.last?.time == 13 }
        check.mistake(
            "Another stop was chosen, and the buses of the old one still come. What should end them?",
            step: "Four operators",
            madeBy: { stops, buses in stops.flatMap { s in s.isEmpty ? .just("") : buses(s).map { "\(s) \($0)" } } },
            orBy: { stops, buses in
                .create { observer in
                    stops.subscribe(
                        onNext: { s in
                            if s.isEmpty { return observer.onNext("") }
                            _ = buses(s).subscribe(onNext: { observer.onNext("\(s) \($0)") }, onError: observer.onError)
                        }, onError: { observer.onError($0) }, onCompleted: { observer.onCompleted() })
                }
            }
        ) { $0.kind == .text && $0.elements.contains("k 3") && $0.elements.contains("m 4") }
        check.mistake(
            "Another stop was chosen, and the board stays with the first one. Its buses have no end.",
            step: "Four operators",
            madeBy: { stops, buses in stops.flatMapFirst { s in s.isEmpty ? .just("") : buses(s).map { "\(s) \($0)" } }
            },
            orBy: { stops, buses in stops.concatMap { s in s.isEmpty ? .just("") : buses(s).map { "\(s) \($0)" } } },
            { stops, buses in stops.take(1).flatMapLatest { s in buses(s).map { "\(s) \($0)" } } }
        ) { $0.kind == .text && $0.elements.contains("k 3") }
        check.mistake(
            "No stop was chosen, and the buses of the old one still come. What ends them in your code?",
            step: "Four operators",
            madeBy: { stops, buses in
                stops.filter { !$0.isEmpty }.flatMapLatest { s in buses(s).map { "\(s) \($0)" } }
            },
            orBy: { stops, buses in
                Observable.merge(
                    Solution.board(for: stops.filter { !$0.isEmpty }, buses: buses), stops.filter { $0.isEmpty })
            }
        ) { $0.kind == .text && $0.uses("buses(\"m\")").contains { $0.unsubscribe > 13 } }
        check.mistake(
            "No stop was chosen, and the board still shows the last bus. The empty text should stand there.",
            step: "A button that pays",
            madeBy: { stops, buses in stops.flatMapLatest { s in s.isEmpty ? .empty() : buses(s).map { "\(s) \($0)" } }
            },
            orBy: { stops, buses in stops.flatMapLatest { s in s.isEmpty ? .never() : buses(s).map { "\(s) \($0)" } } }
        ) {
            $0.kind == .text && !$0.lines.contains("buses(\"\")")
                && !$0.elements.contains { !$0.contains("k") && !$0.contains("m") }
        }
        check.mistake(
            "No stop was chosen, and `buses` was called with the empty text.",
            madeBy: { stops, buses in stops.flatMapLatest { s in buses(s).map { "\(s) \($0)" } } },
            orBy: { stops, buses in
                stops.flatMapLatest { s in buses(s).map { "\(s) \($0)" }.ifEmpty(default: "") }
            },
            { stops, buses in
                stops.flatMapLatest { s in
                    let shown = buses(s).map { "\(s) \($0)" }
                    return s.isEmpty ? .just("") : shown
                }
            }
        ) { $0.lines.contains("buses(\"\")") }
        check.mistake(
            "No stop was chosen, and the board shows something else than the empty text.",
            madeBy: { stops, buses in
                stops.flatMapLatest { s in (s.isEmpty ? .just("") : buses(s)).map { "\(s) \($0)" } }
            }
        ) { $0.kind == .text && $0.elements.contains(" ") }
        check.mistake(
            "The board did not complete. The stops are over, and the empty text has no buses. What is it waiting for?",
            step: "A karaoke evening",
            madeBy: { stops, buses in
                stops.flatMapLatest { s -> Observable<String> in
                    if s.isEmpty { return Observable.just("").concat(Observable.never()) }
                    return buses(s).map { "\(s) \($0)" }
                }
            }
        ) { $0.kind == .text && !$0.ends }
        check.mistake(
            "The subscription was disposed of, and something is still in use. Who can dispose of that subscription?",
            step: "A request inside subscribe",
            madeBy: { stops, buses in
                .create { observer in
                    _ = Solution.board(for: stops, buses: buses).subscribe(observer)
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed && $0.seen == nil }
        check.mistake(
            "A stop was chosen again, and it was not asked again.",
            madeBy: { stops, buses in Solution.board(for: stops.distinctUntilChanged(), buses: buses) }
        ) { scene in
            scene.situation == "the same stop again" && scene.lines.count < 2
                || scene.situation == "no stop, twice" && scene.elements.count { $0.isEmpty } < 2
        }
        check.mistake(
            "The same text should come twice, and it came once. What compares two texts?",
            madeBy: { stops, buses in Solution.board(for: stops, buses: buses).distinctUntilChanged() }
        ) { scene in
            scene.situation == "the same stop again" && scene.lines.count == 2
                && scene.elements.count { $0 == "k 1" } < 2
        }
        check.mistake(
            "`stops` completed, and the buses of the last stop are lost. What should the board wait for?",
            step: "A karaoke evening",
            madeBy: endingWithStops
        ) { $0.situation == "the same stop again" && $0.completes && $0.received.events.last?.time == 10 }
        check.mistake(
            "There was an error, and the board did not fail with it.", step: "A microphone that breaks",
            madeBy: { stops, buses in Solution.board(for: stops, buses: { buses($0).catch { _ in .empty() } }) },
            orBy: { stops, buses in Solution.board(for: stops, buses: buses).catch { _ in .empty() } },
            { stops, buses in Solution.board(for: stops.catch { _ in .empty() }, buses: buses) }
        ) { scene in scene.isFailing && !scene.fails && scene.lines.count { $0.contains("k") } < 2 }
        check.mistake(
            "Something failed, and it was tried again. An error arrives when it comes, and as it is.",
            madeBy: { stops, buses in Solution.board(for: stops, buses: { buses($0).retry(2) }) },
            orBy: { stops, buses in Solution.board(for: stops, buses: buses).retry(2) }
        ) { $0.isFailing && $0.lines.count > 1 }
        check.mistake(
            "There were two subscribers, and one board. Each of them should have a board of their own.",
            madeBy: { stops, buses in Solution.board(for: stops, buses: buses).share() }
        ) { $0.kind == .secondSubscriber && $0.elements.count == 5 }
        check.hardCoded { stops, buses in
            Observable.zip(
                Solution.board(for: stops, buses: buses), Observable.of("k 1", "k 2", "m 4", "m 5", "")
            ) { $1 }
        }
        check.worksOnce { stops, buses in firstOnly(Solution.board(for: stops, buses: buses)) }
        check.accepts("two operators inside") { stops, buses in
            stops.flatMapLatest { s in
                Observable.just(s).flatMap { s in s.isEmpty ? .just(s) : buses(s).map { s + " " + $0 } }
            }
        }
        check.accepts("map and switch") { stops, buses in
            stops.map { s in s.isEmpty ? .just("") : buses(s).map { "\(s) \($0)" } }.switchLatest()
        }
    }
}
