import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import combining_exercises

extension `combining` {
    @Test(.exercise(BooksThatAreOut.exercise)) func `3 · Books that are out`() {}
}

struct BooksThatAreOut {
    static let exercise = Check(booksOut, solution: Solution.booksOut, in: Library.self) { check in
        check.stream("two books, and one more", gives: "0-1-2-1-0-1--------|") {
            try $0.count($1, lent: "--a-b-----c--|", returned: "------a-b----------|")
        }
        check.stream("returned before it was lent, and the same title twice") {
            try $0.count($1, lent: "---a-a-----|", returned: "-z----aa|")
        }
        check.stream("nothing is lent") { try $0.count($1, lent: "-----|", returned: "--|") }
        check.stream("the line of the loans breaks") { try $0.count($1, lent: "-a-#", returned: "--b--b--|") }
        check.stream("the line of the returns breaks") { try $0.count($1, lent: "-a---b-|", returned: "--b-#") }
        check.play(.further, "a second subscriber from tick 5 on") { library, answer in
            let number = try library.count(answer, lent: "--a-b-----c--|", returned: "------a-b----------|")
            library.subscribe("the first", to: number)
            library.subscribe("the second", to: number, at: 5)
        }

        check.mistake(
            "It listens to the desks, and nobody has subscribed. Which code runs only on subscribe?",
            madeBy: { early(Solution.booksOut(lent: $0, returned: $1)) }
        ) { $0.kind == .nobody }
        check.mistake(
            "The subscription was disposed of, and a desk is still in use. What disposes of it?",
            madeBy: { leaking(Solution.booksOut(lent: $0, returned: $1)) }
        ) { $0.kind == .disposed && $0.isUsedAfterDispose() }
        check.mistake(
            "At tick 0 nothing came. The number should be there before the first book. Which operator sends a first element?",
            step: "A text and a box",
            madeBy: { lent, returned in
                Observable.merge(lent.map { _ in 1 }, returned.map { _ in -1 }).scan(0) { $0 + $1 }
            },
            orBy: { lent, _ in lent.map { _ in 1 }.scan(0) { $0 + $1 } },
            { lent, returned in
                Observable.combineLatest(
                    lent.scan(0) { count, _ in count + 1 }, returned.scan(0) { count, _ in count + 1 }
                ) { $0 - $1 }
            }
        ) { $0.kind == .text && $0.start ?? 1 > 0 }
        check.mistake(
            "The number did not begin at 0. Does the first element go through `scan`, or is it sent after `scan`?",
            madeBy: { lent, returned in
                Observable.merge(lent.map { _ in 1 }, returned.map { _ in -1 }).startWith(1).scan(0) { $0 + $1 }
            }
        ) { $0.kind == .text && $0.start == 0 && $0.elements.first != 0 }
        check.mistake(
            "A book came back, and the number did not change. Which sources does your stream listen to at that tick?",
            step: "Two desks",
            madeBy: { lent, _ in lent.map { _ in 1 }.scan(0) { $0 + $1 }.startWith(0) },
            orBy: { lent, returned in
                lent.map { _ in 1 }.concat(returned.map { _ in -1 }).scan(0) { $0 + $1 }.startWith(0)
            }
        ) { $0.kind == .text && $0.elements.starts(with: [0, 1, 2]) && !$0.has(eventAt: 6) }
        check.mistake(
            "A book came back, and the number went up. By how much does a return change it?",
            madeBy: { lent, returned in
                Observable.merge(lent, returned).map { _ in 1 }.scan(0) { $0 + $1 }.startWith(0)
            }
        ) { $0.kind == .text && $0.elements.starts(with: [0, 1, 2, 3]) }
        check.mistake(
            "The first loan did not make 1 of 0. What does your `scan` begin with?",
            madeBy: { lent, returned in
                Observable.merge(lent.map { _ in 1 }, returned.map { _ in -1 }).scan(1) { $0 + $1 }.startWith(0)
            }
        ) { $0.kind == .text && $0.start == 0 && $0.elements.dropFirst().first ?? 1 > 1 }
        check.mistake(
            "The second loan did not change the number. To what is a change added?",
            madeBy: { lent, returned in
                Observable.merge(lent.map { _ in 1 }, returned.map { _ in -1 }).startWith(0)
            }
        ) { $0.kind == .text && $0.elements.starts(with: [0, 1, 1]) }
        check.mistake(
            "The first book was lent, and the number did not change at that tick. What does your operator wait for?",
            step: "A text and a box",
            madeBy: { lent, returned in
                Observable.combineLatest(
                    lent.scan(0) { count, _ in count + 1 }, returned.scan(0) { count, _ in count + 1 }
                ) { $0 - $1 }.startWith(0)
            },
            orBy: { lent, returned in
                Observable.zip(lent.map { _ in 1 }, returned.map { _ in -1 }) { $0 + $1 }
                    .scan(0) { $0 + $1 }.startWith(0)
            }
        ) { $0.kind == .text && !$0.has(eventAt: 2) }
        check.mistake(
            "A number came twice at tick 0. How many elements does your operator send first?",
            madeBy: { Solution.booksOut(lent: $0, returned: $1).startWith(0) }
        ) { $0.kind == .text && $0.elements.starts(with: [0, 0]) }
        check.mistake(
            "The number is not right when both kinds of change come. Is each change added once, when it comes?",
            step: "A price and an amount",
            madeBy: { lent, returned in
                Observable.combineLatest(lent.map { _ in 1 }.startWith(0), returned.map { _ in -1 }.startWith(0)) {
                    $0 + $1
                }.scan(0) { $0 + $1 }
            }
        ) { $0.kind == .text && $0.start == 0 && $0.elements != [0, 1, 2, 1, 0, 1] && !$0.fails }
        check.mistake(
            "It completed with the loans, and books may still come back. Which end should be the last?",
            madeBy: { lent, returned in
                let changes = lent.map { _ in 1 }.materialize()
                return Observable.merge(changes, returned.map { _ in -1 }.materialize()).dematerialize()
                    .scan(0) { $0 + $1 }.startWith(0)
            }
        ) { $0.kind == .text && $0.completes && $0.elements == [0, 1, 2, 1, 0, 1] }
        check.mistake(
            "It sent the right numbers, and no end when both sources had completed.",
            madeBy: { lent, returned in
                Solution.booksOut(lent: lent, returned: returned).concat(Observable.never())
            }
        ) { $0.kind == .text && !$0.ends }
        check.mistake(
            "A book came back before one was lent, and the number is not -1. By how much does each return change it?",
            madeBy: { lent, returned in
                Observable.merge(lent.map { _ in 1 }, returned.map { _ in -1 })
                    .scan(0) { max(0, $0 + $1) }.startWith(0)
            }
        ) { $0.kind == .otherInput && $0.lent == "---a-a-----|" && !$0.elements.contains(-1) }
        check.mistake(
            "The title came a second time, and it was not counted. A title may come again.",
            madeBy: { lent, returned in
                Solution.booksOut(lent: lent.distinctUntilChanged(), returned: returned.distinctUntilChanged())
            }
        ) { $0.lent == "---a-a-----|" && $0.elements.count < 6 }
        check.mistake(
            "A source failed, and the subscriber did not receive the error.",
            madeBy: { lent, returned in
                Solution.booksOut(
                    lent: lent.catch { _ in .empty() }, returned: returned.catch { _ in .empty() })
            }
        ) { ($0.lent + $0.returned).contains("#") && !$0.fails }
        check.mistake(
            "The first number of the second subscriber is not 0. What do the two subscribers share?",
            madeBy: { Solution.booksOut(lent: $0, returned: $1).share(replay: 1) },
            orBy: { Solution.booksOut(lent: $0, returned: $1).share(replay: 1, scope: .forever) },
            { Solution.booksOut(lent: $0, returned: $1).share() }
        ) { [.secondSubscriber, .laterSubscriber, .further].contains($0.kind) && $0.isLate }
        check.mistake(
            "The second subscriber begins with 0, and then receives the number of the first. What do the two share?",
            madeBy: { lent, returned in
                Observable.merge(lent.map { _ in 1 }, returned.map { _ in -1 }).scan(0) { $0 + $1 }.share().startWith(0)
            }
        ) { $0.kind == .further && $0.elements.first == 0 }
        check.mistake(
            "The second subscriber changed the numbers. Which count belongs to both, and was not made anew for each?",
            madeBy: { lent, returned in
                var count = 0
                return Observable.merge(lent.map { _ in 1 }, returned.map { _ in -1 })
                    .map { change in
                        count += change
                        return count
                    }
                    .startWith(0)
            }
        ) { [.secondSubscriber, .laterSubscriber].contains($0.kind) && !$0.elements.isEmpty }
        check.rejects("plus and minus exchanged") { Solution.booksOut(lent: $1, returned: $0) }
        check.hardCoded { lent, returned in
            Observable.merge(lent, returned).enumerated().map { [1, 2, 1, 0, 1][min($0.index, 4)] }.startWith(0)
        }
        check.worksOnce { lent, returned in firstOnly(Solution.booksOut(lent: lent, returned: returned)) }

        check.accepts("two counts") { lent, returned in
            Observable.combineLatest(
                lent.scan(0) { count, _ in count + 1 }.startWith(0),
                returned.scan(0) { count, _ in count + 1 }.startWith(0)
            ) { $0 - $1 }
        }
        check.accepts("no number twice in a row") {
            Solution.booksOut(lent: $0, returned: $1).distinctUntilChanged()
        }
        check.accepts("a change of 0 to begin with") { lent, returned in
            Observable.of(lent.map { _ in 1 }, returned.map { _ in -1 }).merge().startWith(0).scan(0) { $0 + $1 }
        }
    }
}

private final class Library: Scene<Int> {
    private(set) var lent = ""
    private(set) var returned = ""

    /// Whether the first number is not 0.
    var isLate: Bool { !elements.isEmpty && elements.first != 0 }

    func count(
        _ answer: (Observable<String>, Observable<String>) throws -> Observable<Int>, lent: String, returned: String
    ) throws -> Observable<Int> {
        (self.lent, self.returned) = (lent, returned)
        return try answer(
            hot("lent", lent, as: String.self).asObservable(), hot("returned", returned, as: String.self).asObservable()
        )
    }
}
