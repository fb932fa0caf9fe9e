import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import map_filter_exercises

extension `map-filter` {
    @Test(.exercise(ARaffle.exercise)) func `3 · A raffle`() {}
}

struct ARaffle {
    static let exercise = Check(winners, solution: Solution.winners, in: Raffle.self) { check in
        check.stream("the tickets 12, ??, 7, 7, 31, 40", gives: "--a-----7--(7|)") {
            try $0.draw($1, "--a--b--c--d--e--f--|")
        }
        check.stream("the tickets 0, -3, space 7, +5, 40") { try $0.draw($1, "-0-n-s-p-f|") }
        check.stream("two numbers, then the end") { try $0.draw($1, "-a-b-c--|") }
        check.stream("no ticket is a number") { try $0.draw($1, "-b-b-b-b--|") }
        check.stream("the third number in the tick of the end") { try $0.draw($1, "-a-c-(ef|)") }
        check.stream("the tickets fail after one number") { try $0.draw($1, "-a-b-#") }

        check.mistake(
            "It listens to the tickets, and nobody has subscribed. Which code runs only on subscribe?",
            step: "Two prices and a map",
            madeBy: { tickets in
                let all = ReplaySubject<Int>.createUnbounded()
                _ = Solution.winners(tickets).subscribe(all)
                return all
            }
        ) { $0.kind == .nobody }
        check.mistake(
            "There are fewer than three numbers, and more tickets follow. Which elements does `take` count?",
            step: "Two thick books", madeBy: { $0.take(3).compactMap { Int($0) } },
            orBy: { $0.take(3).map { Int($0) }.filter { $0 != nil }.map { $0! } }, { $0.compactMap { Int($0) }.take(2) }
        ) { $0.kind == .text && $0.elements == [12, 7] && $0.completes && $0.length == 8 }
        check.mistake(
            "A ticket that is no number has won, as a 0. How do you leave it out?", step: "Nil is filtered",
            madeBy: { $0.map { Int($0) ?? 0 }.take(3) }, orBy: { $0.map { Int($0) ?? 0 } }, { $0.map { _ in 0 } }
        ) { $0.kind == .text && $0.elements.contains(0) }
        check.mistake(
            "A ticket that is no number has ended the raffle with an error. Which operator leaves an element out?",
            step: "A letter among digits",
            madeBy: { tickets in
                tickets.map { text in
                    guard let number = Int(text) else { throw RxError.unknown }
                    return number
                }
                .take(3)
            }
        ) { $0.kind == .text && $0.fails }
        check.mistake(
            "The ticket 0 did not win. It is a number. How does your chain tell it from a ticket that is none?",
            step: "Nil is filtered", madeBy: { $0.map { Int($0) ?? 0 }.filter { $0 != 0 }.take(3) },
            orBy: { $0.compactMap { Int($0) }.filter { $0 > 0 }.take(3) }
        ) { $0.has("-0-n") && $0.elements.first != 0 }
        check.mistake(
            "A ticket was read in another way than `Int(ticket)` reads it. What happens to it before?",
            step: "Nil is filtered",
            madeBy: { tickets in
                tickets.filter { text in text.allSatisfy(\.isNumber) }.compactMap { Int($0) }.take(3)
            },
            orBy: { tickets in tickets.compactMap { Int($0.filter { $0 != " " }) }.take(3) },
            { tickets in tickets.compactMap { Int($0.filter(\.isNumber)) }.take(3) }
        ) { $0.has("-0-n") && $0.elements.first == 0 }
        check.mistake(
            "The same number is there twice, and it should win twice. Which operator compares?", step: "A lamp",
            madeBy: { $0.compactMap { Int($0) }.distinctUntilChanged().take(3) },
            orBy: { $0.distinctUntilChanged().compactMap { Int($0) }.take(3) }
        ) { $0.kind == .text && $0.elements.prefix(3) == [12, 7, 31] }
        check.mistake(
            "There are more than three winners. Which operator ends a stream after some elements?",
            step: "Two thick books", madeBy: { $0.compactMap { Int($0) } }, orBy: { $0.compactMap { Int($0) }.take(4) }
        ) { $0.kind == .text && $0.elements.starts(with: [12, 7, 7]) && $0.elements.count > 3 }
        check.mistake(
            "The winners came together, at the end. Each should win in the tick of its ticket.",
            step: "Two prices and a map",
            madeBy: { $0.compactMap { Int($0) }.take(3).toArray().asObservable().flatMap { Observable.from($0) } }
        ) { $0.kind == .text && $0.elements == [12, 7, 7] && $0.received.events.first?.time != 2 }
        check.mistake(
            "Three numbers have won, and there is no end, or a late one. When is the raffle over?",
            step: "Two thick books",
            madeBy: { tickets in
                tickets.compactMap { Int($0) }.enumerated().filter { $0.index < 3 }.map { $0.element }
            }
        ) { $0.kind == .text && $0.elements == [12, 7, 7] && $0.seen != nil }
        check.mistake(
            "The winners are not the first three numbers. Which elements pass?", step: "Two thick books",
            madeBy: { $0.compactMap { Int($0) }.takeLast(3) },
            orBy: { $0.compactMap { Int($0) }.skip(1).take(3) }, { $0.compactMap { Int($0) }.skip(3) }
        ) { $0.kind == .text && $0.seen != nil && !$0.isEmpty }
        check.mistake(
            "The raffle is over or was disposed of, and somebody still listens to the tickets. What ends that?",
            madeBy: { tickets in
                .create { observer in
                    _ = Solution.winners(tickets).subscribe(observer)
                    return Disposables.create()
                }
            }
        ) { $0.kind == .disposed || $0.kind == .text && $0.seen == nil }
        check.rejects("the tickets are never disposed of") { tickets in
            .create { observer in
                var count = 0
                _ = tickets.compactMap { Int($0) }.subscribe(
                    onNext: { number in
                        count += 1
                        guard count <= 3 else { return }
                        observer.onNext(number)
                        if count == 3 { observer.onCompleted() }
                    }, onError: { observer.onError($0) }, onCompleted: { observer.onCompleted() })
                return Disposables.create()
            }
        }
        check.mistake(
            "The tickets ended before the third number, and the subscriber did not receive that end as it is.",
            madeBy: { tickets in Solution.winners(tickets).catch { _ in .empty() } },
            orBy: { tickets in Solution.winners(tickets).concat(Observable.never()).take(3) },
            { tickets in tickets.compactMap { Int($0) }.take(3).ifEmpty(default: 0) }
        ) { $0.has("-a-b-#") || $0.has("-a-b-c--|") || $0.has("-b-b") }

        check.hardCoded { tickets in
            Observable.zip(tickets.filter { $0 != "??" }, Observable.of(12, 7, 7)) { $1 }.take(3)
        }
        check.worksOnce { firstOnly(Solution.winners($0)) }
        check.accepts("filter and a forced optional") { tickets in
            tickets.map { Int($0) }.filter { $0 != nil }.map { $0! }.take(3)
        }
        check.accepts("shared while somebody listens") { Solution.winners($0).share() }
    }
}

private final class Raffle: Scene<Int> {
    private struct NoBox: Error {}

    private var marbles = ""
    /// The tick of the last event.
    var length: TestTime? { received.events.last?.time }

    func draw(_ answer: (Observable<String>) throws -> Observable<Int>, _ marbles: String) throws -> Observable<Int> {
        self.marbles = marbles
        let values: [Character: String] = [
            "a": "12", "b": "??", "c": "7", "d": "7", "e": "31", "f": "40", "0": "0", "n": "-3", "s": " 7", "p": "+5",
        ]
        return try answer(cold("tickets", marbles, values: values, error: NoBox()).asObservable())
    }

    func has(_ start: String) -> Bool { marbles.hasPrefix(start) && kind == .otherInput }
}
