import ExerciseSupport

@testable import combining_exercises

extension `combining` {
    @Test(.exercise(check)) func `3 · Books that are out`() {}

    private static let check = Check(booksOut, solution: Solution.exercise3, in: Library.self) { check in
        check.stream("two books, and one more", gives: "0-1-2-1-0-1--------|") {
            try $0.count($1, lent: "--a-b-----c--|", returned: "------a-b----------|")
        }
        let other = check.stream("returned before it was lent, and the same title twice") {
            try $0.count($1, lent: "---a-a-----|", returned: "-z----aa|")
        }
        check.stream("nothing is lent") { try $0.count($1, lent: "-----|", returned: "--|") }
        check.stream("the line of the loans breaks") { try $0.count($1, lent: "-a-#", returned: "--b--b--|") }
        check.stream("the line of the returns breaks") { try $0.count($1, lent: "-a---b-|", returned: "--b-#") }
        let later = check.play(.further, "a second subscriber from tick 5 on") { library, answer in
            let number = try library.count(answer, lent: "--a-b-----c--|", returned: "------a-b----------|")
            library.subscribe("the first", to: number)
            library.subscribe("the second", to: number, at: 5)
        }

        check.mistake(
            "At tick 0 nothing came. The number should be there before the first book. Which operator sends a first element?",
            step: .variant(of: "A text and a box"), madeBy: { changes($0, $1).scan(0) { $0 + $1 } },
            orBy: { lent, _ in lent.map { _ in 1 }.scan(0) { $0 + $1 } },
            { Observable.combineLatest(number($0), number($1)) { $0 - $1 } }
        ) { $0.isText && $0.start != 0 }
        check.mistake(
            "A book came back, and the number did not change. Which sources does your stream listen to at that tick?",
            step: "Two desks", madeBy: { lent, _ in number(lent).startWith(0) },
            orBy: { lent, returned in
                lent.map { _ in 1 }.concat(returned.map { _ in -1 }).scan(0) { $0 + $1 }.startWith(0)
            }
        ) { $0.isText && $0.elements.starts(with: [0, 1, 2]) && !$0.has(eventAt: 6) }
        check.mistake(
            "A book came back, and the number went up. By how much does a return change it?",
            madeBy: { number(.merge($0, $1)).startWith(0) }
        ) { $0.isText && $0.came(3, at: 6) }
        check.mistake(
            "The second loan did not change the number. To what is a change added?",
            madeBy: { changes($0, $1).startWith(0) }
        ) { $0.isText && $0.elements.starts(with: [0, 1, 1]) }
        check.mistake(
            "The first book was lent, and the number did not change at that tick. What does your operator wait for?",
            step: "A text and a box",
            madeBy: { Observable.combineLatest(number($0), number($1)) { $0 - $1 }.startWith(0) },
            orBy: { lent, returned in Observable.zip(lent, returned) { _, _ in 0 }.scan(0) { $0 + $1 }.startWith(0) }
        ) { $0.isText && !$0.has(eventAt: 2) }
        check.mistake(
            "The number is not right when both kinds of change come. Is each change added once, when it comes?",
            step: "A price and an amount",
            madeBy: { lent, returned in
                Observable.combineLatest(lent.map { _ in 1 }.startWith(0), returned.map { _ in -1 }.startWith(0)) {
                    $0 + $1
                }.scan(0) { $0 + $1 }
            }
        ) { $0.isText && $0.elements.starts(with: [0, 1, 2]) && $0.came(2, at: 6) }
        check.mistake(
            "One book is out, and the number says 2. What does your count begin with?",
            madeBy: { changes($0, $1).startWith(1).scan(0) { $0 + $1 } },
            orBy: { changes($0, $1).scan(1) { $0 + $1 }.startWith(0) }
        ) { $0.isText && $0.came(2, at: 2) }
        check.mistake(
            "A book came back before one was lent, and the number is not -1. By how much does each return change it?",
            madeBy: { changes($0, $1).scan(0) { max(0, $0 + $1) }.startWith(0) }
        ) { $0.in(other) && !$0.came(-1) }

        check.spoiled(.unasked, .goesOn, .swallows, .failsOtherwise, .noEnd)
        check.rejects(.endsEarly) { lent, returned in
            Observable.merge(lent.map { _ in 1 }.materialize(), returned.map { _ in -1 }.materialize()).dematerialize()
                .scan(0) { $0 + $1 }.startWith(0)
        }
        check.rejects(.again) { Solution.exercise3(lent: $0, returned: $1).startWith(0) }
        check.rejects(.other) { Solution.exercise3(lent: $1, returned: $0) }
        check.rejects(.lost) {
            Solution.exercise3(lent: $0.distinctUntilChanged(), returned: $1.distinctUntilChanged())
        }
        check.rejects(
            { Solution.exercise3(lent: $0, returned: $1).share(replay: 1) },
            { Solution.exercise3(lent: $0, returned: $1).share(replay: 1, scope: .forever) },
            { Solution.exercise3(lent: $0, returned: $1).share() },
            { changes($0, $1).scan(0) { $0 + $1 }.share().startWith(0) },
            { lent, returned in
                var count = 0
                return changes(lent, returned).do(onNext: { count += $0 }).map { _ in count }.startWith(0)
            })
        check.hardCoded { lent, returned in
            Observable.merge(lent, returned).enumerated().map { [1, 2, 1, 0, 1][min($0.index, 4)] }.startWith(0)
        }
        check.worksOnce { lent, returned in firstOnly(Solution.exercise3(lent: lent, returned: returned)) }

        check.accepts("two counts") {
            Observable.combineLatest(number($0).startWith(0), number($1).startWith(0)) { $0 - $1 }
        }
        check.accepts("no number twice in a row") { Solution.exercise3(lent: $0, returned: $1).distinctUntilChanged() }
        check.accepts("a change of 0 to begin with") { changes($0, $1).startWith(0).scan(0) { $0 + $1 } }
    }

    private static func changes(_ lent: Observable<String>, _ returned: Observable<String>) -> Observable<Int> {
        .merge(lent.map { _ in 1 }, returned.map { _ in -1 })
    }

    /// How many came so far.
    private static func number(_ books: Observable<String>) -> Observable<Int> {
        books.scan(0) { count, _ in count + 1 }
    }
}

private final class Library: Scene<Int> {
    func count(
        _ answer: (Observable<String>, Observable<String>) throws -> Observable<Int>, lent: String, returned: String
    ) throws -> Observable<Int> {
        try answer(
            hot("lent", lent, as: String.self).asObservable(), hot("returned", returned, as: String.self).asObservable()
        )
    }
}
