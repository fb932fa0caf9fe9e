import ExerciseSupport

@testable import map_filter_exercises

extension `map-filter` {
    @Test(.exercise(check)) func `3 · A raffle`() {}

    private static let check = Check(winners, solution: Solution.exercise3, in: Raffle.self) { check in
        check.steps = [
            .unasked: "Two prices and a map", .failsOtherwise: "A letter among digits", .added: "Two thick books",
            .endsLate: "Two thick books",
        ]

        check.stream("the tickets 12, ??, 7, 7, 31, 40", gives: "--a-----7--(7|)") {
            try $0.draw($1, "--a--b--c--d--e--f--|")
        }
        let isOther = check.stream("the tickets 0, -3, space 7, +5, 40") { try $0.draw($1, "-0-n-s-p-f|") }
        check.stream("two numbers, then the end") { try $0.draw($1, "-a-b-c--|") }
        check.stream("no ticket is a number") { try $0.draw($1, "-b-b-b-b--|") }
        check.stream("the third number in the tick of the end") { try $0.draw($1, "-a-c-(ef|)") }
        check.stream("the tickets fail after one number") { try $0.draw($1, "-a-b-#") }

        check.mistake(
            "It ended with the third ticket, and the third number had not come. What does your code count?",
            step: "Two thick books", madeBy: { $0.take(3).compactMap { Int($0) } }
        ) { $0.isText && $0.shows(.endsBefore) && $0.end == 8 }
        check.mistake(
            "A ticket that is no number has won, as a 0. How do you leave it out?", step: "Nil is filtered",
            madeBy: { $0.map { Int($0) ?? 0 }.take(3) }, orBy: { $0.map { Int($0) ?? 0 } }, { $0.map { _ in 0 } }
        ) { $0.isText && $0.came(0) }
        check.mistake(
            "The ticket 0 did not win. It is a number. How does your chain tell it from a ticket that is none?",
            step: "Nil is filtered", madeBy: { $0.map { Int($0) ?? 0 }.filter { $0 != 0 }.take(3) },
            orBy: { $0.compactMap { Int($0) }.filter { $0 > 0 }.take(3) }
        ) { $0.in(isOther) && !$0.came(0) }
        check.mistake(
            "A ticket was read in another way than `Int(ticket)` reads it. What happens to it before?",
            step: "Nil is filtered",
            madeBy: { tickets in tickets.filter { $0.allSatisfy(\.isNumber) }.compactMap { Int($0) }.take(3) },
            orBy: { tickets in tickets.compactMap { Int($0.filter { $0 != " " }) }.take(3) },
            { tickets in tickets.compactMap { Int($0.filter(\.isNumber)) }.take(3) }
        ) { $0.in(isOther) && $0.came(0) }
        check.mistake(
            "The same number is there twice, and it should win twice. Which operator compares?", step: "A lamp",
            madeBy: { $0.compactMap { Int($0) }.distinctUntilChanged().take(3) }
        ) { $0.isText && $0.elements.prefix(3) == [12, 7, 31] }

        check.spoiled(.unasked, .goesOn, .heldBack, .swallows, .failsOtherwise)
        check.rejects(.failsOtherwise) { tickets in
            tickets.map { if let number = Int($0) { number } else { throw RxError.unknown } }.take(3)
        }
        check.rejects(.added, { $0.compactMap { Int($0) } }, { $0.compactMap { Int($0) }.take(4) })
        check.rejects(
            .endsLate, { $0.compactMap { Int($0) }.enumerated().filter { $0.index < 3 }.map { $0.element } },
            { $0.compactMap { Int($0) }.enumerated().take(while: { $0.index < 3 }).map { $0.element } })
        check.rejects(
            { $0.compactMap { Int($0) }.takeLast(3) }, { $0.compactMap { Int($0) }.skip(1).take(3) },
            { $0.compactMap { Int($0) }.skip(3) })
        check.rejects(.noEnd) { Solution.exercise3($0).concat(Observable.never()).take(3) }
        check.rejects(.added) { Solution.exercise3($0).ifEmpty(default: 0) }
        // The tickets are never disposed of.
        check.rejects(.keeps) { tickets in
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
        check.hardCoded { tickets in
            Observable.zip(tickets.filter { $0 != "??" }, Observable.of(12, 7, 7)) { $1 }.take(3)
        }
        check.worksOnce { firstOnly(Solution.exercise3($0)) }

        check.accepts("filter and a forced optional") { tickets in
            tickets.map { Int($0) }.filter { $0 != nil }.map { $0! }.take(3)
        }
        check.accepts("shared while somebody listens") { Solution.exercise3($0).share() }
    }
}

private final class Raffle: Scene<Int> {
    private struct NoBox: Error {}

    func draw(_ answer: (Observable<String>) throws -> Observable<Int>, _ marbles: String) throws -> Observable<Int> {
        let values: [Character: String] = [
            "a": "12", "b": "??", "c": "7", "d": "7", "e": "31", "f": "40", "0": "0", "n": "-3", "s": " 7", "p": "+5",
        ]
        return try answer(cold("tickets", marbles, values: values, error: NoBox()).asObservable())
    }
}
