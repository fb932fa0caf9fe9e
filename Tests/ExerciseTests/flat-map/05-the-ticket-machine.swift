import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import flat_map_exercises

extension `flat-map` {
    @Test(.exercise(TheTicketMachine.exercise)) func `5 · The ticket machine`() {}
}

/// Wrong answers, from the text alone: another operator; only one ticket ever; a flag that is never cleared, or cleared by the
/// ticket and not by the end; towns that are different only; an error caught; a shared machine.
struct TheTicketMachine {
    static let exercise = Check(tickets, solution: Solution.tickets, in: Station.self) { check in
        check.uses = .each
        check.stream("a tap on b while a is printed", gives: "----1------3|", disposedAt: 3) {
            try $0.tap($1, "-a-b----c-|", ["a": "---1|", "b": "---2|", "c": "---3|"])
        }
        check.stream("the same town twice, one after the other") { try $0.tap($1, "-a-----a-|", ["a": "---1|"]) }
        check.stream("a print without a ticket") { try $0.tap($1, "-b---a-|", ["a": "---1|", "b": "--|"]) }
        check.stream("a tap between a ticket and the end of its print") {
            try $0.tap($1, "-a--b-----b-|", ["a": "--1----|", "b": "-2|"])
        }
        check.stream("two tickets from one print") { try $0.tap($1, "-a-|", ["a": "-1--2-|"]) }
        check.stream("a print fails") { try $0.tap($1, "-a------b-|", ["a": "--#", "b": "-2|"]) }
        check.stream("a tap that is dropped would have failed") {
            try $0.tap($1, "-a-b-----|", ["a": "----1|", "b": "-#"])
        }
        check.stream("`taps` fails") { try $0.tap($1, "-a--#", ["a": "----1|"]) }
        check.stream("no tap") { try $0.tap($1, "--|", [:]) }

        check.mistake(
            "A ticket was printed, and nobody had subscribed. Which code runs only on subscribe?",
            madeBy: { taps, print in
                let sold = ReplaySubject<String>.createUnbounded()
                _ = Solution.tickets(for: taps, print: print).subscribe(sold)
                return sold
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "The ticket to a was torn: the tap on b ended its print. Which of the two should go?",
            step: "Four operators",
            madeBy: { taps, print in taps.flatMapLatest { print($0) } }
        ) { $0.kind == .text && $0.elements == ["2", "3"] }
        check.mistake(
            "Two tickets were printed at the same time. What should the second tap do?", step: "A button that pays",
            madeBy: { taps, print in taps.flatMap { print($0) } }
        ) {
            $0.kind == .text && $0.elements.contains("2")
                && $0.received.events.contains { $0.value.element == "2" && $0.time == 6 }
        }
        check.mistake(
            "The ticket to b was printed later. A tap during a print does nothing, then or later.",
            step: "A button that pays", madeBy: { taps, print in taps.concatMap { print($0) } }
        ) { $0.kind == .text && $0.elements.contains("2") }
        check.mistake(
            "One ticket was sold, and the machine is dead. Which taps should count after a print is over?",
            step: "A button that pays",
            madeBy: { taps, print in taps.take(1).flatMap { print($0) } },
            orBy: { taps, print in
                var busy = false
                return taps.filter { _ in !busy }.flatMap { town -> Observable<String> in
                    busy = true
                    return print(town)
                }
            }
        ) { $0.kind == .text && $0.elements == ["1"] && $0.uses("print(\"c\")").isEmpty }
        check.mistake(
            "The machine closed before its last ticket was printed. What should the result wait for?",
            step: "A karaoke evening",
            madeBy: { taps, print in
                .create { observer in
                    var busy = false
                    let prints = SerialDisposable()
                    let tapped = taps.subscribe(
                        onNext: { town in
                            if busy { return }
                            busy = true
                            prints.disposable = print(town).subscribe(
                                onNext: observer.onNext, onError: observer.onError, onCompleted: { busy = false })
                        }, onError: { observer.onError($0) }, onCompleted: { observer.onCompleted() })
                    return Disposables.create(tapped, prints)
                }
            }
        ) { $0.kind == .text && $0.completes && $0.elements == ["1"] }
        check.mistake(
            "The subscription was disposed of, and the machine prints on. Who can dispose of that subscription?",
            step: "A request inside subscribe",
            madeBy: { taps, print in
                .create { observer in
                    _ = Solution.tickets(for: taps, print: print).subscribe(observer)
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed && $0.seen == nil }
        check.mistake(
            "The second ticket to the same town was not printed. Each tap counts when nothing is being printed.",
            madeBy: { taps, print in Solution.tickets(for: taps.distinctUntilChanged(), print: print) }
        ) { $0.situation == "the same town twice, one after the other" && $0.lines.count < 2 }
        check.mistake(
            "Two tickets were printed, and one came. What compares the second with the first?",
            madeBy: { taps, print in Solution.tickets(for: taps, print: print).distinctUntilChanged() }
        ) { $0.situation == "the same town twice, one after the other" && $0.elements.count < 2 }
        check.mistake(
            "A print was over without a ticket, and the next tap did nothing. Which event says that a print is over?",
            madeBy: { taps, print in
                .deferred {
                    var busy = false
                    return taps.filter { _ in !busy }
                        .flatMap { town -> Observable<String> in
                            busy = true
                            return print(town).do(onNext: { _ in busy = false })
                        }
                }
            }
        ) { $0.situation == "a print without a ticket" && $0.lines == ["b"] }
        check.mistake(
            "A ticket was there, and its print was not over yet. Which event says that a print is over?",
            madeBy: { taps, print in
                .deferred {
                    var busy = false
                    return taps.filter { _ in !busy }
                        .flatMap { town -> Observable<String> in
                            busy = true
                            return print(town).do(onNext: { _ in busy = false }, onCompleted: { busy = false })
                        }
                }
            },
            orBy: { taps, print in Solution.tickets(for: taps, print: { print($0).take(1) }) }
        ) {
            $0.situation == "a tap between a ticket and the end of its print"
                || $0.kind == .text && $0.completes && $0.elements == ["1", "3"]
        }
        check.mistake(
            "A print failed, and the result did not fail with its error.", step: "A microphone that breaks",
            madeBy: { taps, print in taps.flatMapFirst { print($0).catch { _ in .empty() } } },
            orBy: { taps, print in taps.flatMapFirst { print($0) }.catch { _ in .empty() } }
        ) { $0.situation == "a print fails" && !$0.fails }
        check.mistake(
            "A print failed, and it was tried again. An error arrives when it comes, and as it is.",
            madeBy: { taps, print in taps.flatMapFirst { print($0).retry(2) } },
            orBy: { taps, print in taps.flatMapFirst { print($0) }.retry(2) }
        ) { $0.situation == "a print fails" }
        check.mistake(
            "`taps` failed, and the result did not fail with its error.",
            madeBy: { taps, print in taps.catch { _ in .empty() }.flatMapFirst { print($0) } }
        ) { $0.situation == "`taps` fails" && $0.seen?.isSwallowing == true }
        check.mistake(
            "There were two subscribers, and one machine. Each of them should have a machine of their own.",
            madeBy: { taps, print in Solution.tickets(for: taps, print: print).share() },
            orBy: { taps, print in
                var busy = false
                return taps.filter { _ in !busy }
                    .flatMap { town -> Observable<String> in
                        busy = true
                        return print(town).do(onDispose: { busy = false })
                    }
            }
        ) {
            $0.kind == .secondSubscriber && ($0.elements == ["1", "3"] || $0.elements.isEmpty && $0.start != 0)
        }
        check.hardCoded { taps, print in
            Observable.zip(Solution.tickets(for: taps, print: print), Observable.of("1", "3")) { $1 }
        }
        check.worksOnce { taps, print in firstOnly(Solution.tickets(for: taps, print: print)) }

        check.accepts("by hand, for each subscriber") { taps, print in
            .deferred {
                var busy = false
                return taps.filter { _ in !busy }
                    .flatMap { town -> Observable<String> in
                        busy = true
                        return print(town).do(onCompleted: { busy = false })
                    }
            }
        }
        check.accepts("dropped ones as nothing") { taps, print in
            taps.flatMapFirst { town -> Observable<String> in print(town).map { "\($0)" } }
        }
    }
}

/// A machine that prints as marbles say. A line is a print that began.
final class Station: Scene<String> {
    private var prints: [String: TestableObservable<String>] = [:]

    typealias Answer = (Observable<String>, @escaping (String) -> Observable<String>) throws -> Observable<String>

    func tap(_ answer: Answer, _ marbles: String, _ prints: KeyValuePairs<String, String>) throws -> Observable<String>
    {
        let taps = cold("taps", marbles, as: String.self).asObservable()
        for (town, row) in prints { self.prints[town] = cold("print(\"\(town)\")", row, as: String.self) }
        return try answer(taps) { [self] town in
            (self.prints[town]?.asObservable() ?? .empty()).do(onSubscribe: { [self] in log(town) })
        }
    }
}
