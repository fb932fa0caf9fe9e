import ExerciseSupport

@testable import combining_exercises

extension `combining` {
    @Test(.exercise(check)) func `5 · The scoreboard`() {}

    private static let check = Check(board, solution: Solution.exercise5, in: Hall.self) { check in
        check.steps = [
            .endsEarly: "A short one and a long one", .noEnd: "A short one and a long one",
            .swallows: "A short one and a long one",
        ]

        check.stream("3 to 1", gives: "a-b-c---d--e-----|") {
            try $0.play($1, home: "--1-----2--3--|", guests: "----1------------|")
        }
        let same = check.stream("only the guests score, and a number comes again") {
            try $0.play($1, home: "-----|", guests: "--1-1--2-|")
        }
        check.stream("nobody scores") { try $0.play($1, home: "----|", guests: "------|") }
        check.stream("the line of the home team breaks") { try $0.play($1, home: "--1--#", guests: "---1-----2--|") }
        check.stream("the line of the guests breaks") { try $0.play($1, home: "--1--2---|", guests: "---#") }
        let second = check.play(.further, "a second board from tick 6 on") { hall, answer in
            let texts = try hall.play(answer, home: "--1-----2--3--|", guests: "----1------------|")
            hall.subscribe("the first", to: texts)
            hall.subscribe("the second", to: texts, at: 6)
        }

        check.mistake(
            "The board is dark at tick 0, and after the first goals of both it never changes. What makes the pairs?",
            step: "A price and an amount", madeBy: { .zip($0, $1, resultSelector: score) }
        ) { $0.isText && $0.elements == ["1:1"] }
        check.mistake(
            "This goal is not on the board: it waits for a partner. Is a goal of one team the partner of a goal of the other?",
            step: "A price and an amount", madeBy: { .zip($0.startWith(0), $1.startWith(0), resultSelector: score) }
        ) { $0.isText && $0.elements == ["0:0", "1:1"] }
        check.mistake(
            "The board is dark at tick 0. What does your operator need of each source before it sends?",
            step: "A text and a box", madeBy: { .combineLatest($0, $1, resultSelector: score) },
            orBy: { .combineLatest($0, $1.startWith(0), resultSelector: score) },
            { $0.withLatestFrom($1, resultSelector: score) }
        ) { $0.isText && $0.start != 0 }
        check.mistake(
            "\"0:0\" came twice. How many of your streams have a first element now?",
            step: "A text and a box", madeBy: { Solution.exercise5(home: $0, guests: $1).startWith("0:0") }
        ) { $0.isText && $0.elements.starts(with: ["0:0", "0:0"]) }
        check.mistake(
            "The first goal changed nothing on the board. The texts have a first element: which streams have none?",
            step: "A text and a box",
            madeBy: { Observable.combineLatest($0, $1, resultSelector: score).startWith("0:0") }
        ) { $0.isText && $0.came("0:0", at: 0) && !$0.has(eventAt: 2) }
        check.mistake(
            "The board has the teams on the wrong sides. Which number stands first?",
            madeBy: { Solution.exercise5(home: $1, guests: $0) }
        ) { $0.isText && $0.came("0:1", at: 2) }
        check.mistake(
            "The guests scored, and the board did not change. Which sources may start a text?",
            step: "A password and a button",
            madeBy: { $0.startWith(0).withLatestFrom($1.startWith(0), resultSelector: score) },
            orBy: { home, _ in home.startWith(0).map { score($0, 0) } }
        ) { $0.isText && !$0.has(eventAt: 4) }
        check.mistake(
            "A team scored, and the board forgot the goals of the other. Which operator remembers the latest of each?",
            step: "A price and an amount",
            madeBy: { Observable.merge($0.map { score($0, 0) }, $1.map { score(0, $0) }).startWith("0:0") },
            orBy: { home, guests in
                home.startWith(0).flatMapLatest { goals in guests.startWith(0).map { score(goals, $0) } }
            }
        ) { $0.isText && ($0.came("0:1", at: 4) || $0.came("2:0", at: 8)) }
        check.mistake(
            "A team sent the number from before, and no text came. Each number should give one.",
            step: "A price and an amount", madeBy: { Solution.exercise5(home: $0, guests: $1).distinctUntilChanged() }
        ) { $0.in(same) && $0.lost("0:1") }
        check.mistake(
            "A team sent the number from before, and the board shows one more. Is each element a goal, or a number of goals?",
            madeBy: { Solution.exercise5(home: counted($0), guests: counted($1)) }
        ) { $0.in(same) && $0.came("0:2", at: 4) }

        check.spoiled(.unasked, .goesOn, .swallows, .failsOtherwise, .noEnd)
        check.rejects(.endsEarly) { home, guests in
            Solution.exercise5(home: home, guests: guests).take(until: home.takeLast(1))
        }
        check.rejects(.other) { .combineLatest($0.startWith(1), $1.startWith(0), resultSelector: score) }
        check.rejects(.other) { home, guests in
            var (h, g) = (0, 0)
            let goals = Observable.merge(home.do(onNext: { h = $0 }), guests.do(onNext: { g = $0 }))
            return goals.map { _ in score(h, g) }.startWith("0:0")
        }
        check.rejects(.swallows) { Solution.exercise5(home: $0, guests: $1.catch { _ in .empty() }) }
        check.rejects(
            { Solution.exercise5(home: $0, guests: $1).share(replay: 1) },
            { Solution.exercise5(home: $0, guests: $1).share(replay: 1, scope: .forever) },
            { Solution.exercise5(home: $0, guests: $1).share() })
        check.hardCoded { home, guests in
            Observable.merge(home, guests).enumerated()
                .map { ["1:0", "1:1", "2:1", "3:1"][min($0.index, 3)] }.startWith("0:0")
        }
        check.worksOnce { home, guests in firstOnly(Solution.exercise5(home: home, guests: guests)) }

        check.accepts("a scan of changes") { home, guests in
            let changes = Observable.merge(home.map { (true, $0) }, guests.map { (false, $0) })
            return changes.scan((0, 0)) { $1.0 ? ($1.1, $0.1) : ($0.0, $1.1) }.startWith((0, 0)).map {
                score($0.0, $0.1)
            }
        }
        check.accepts("both ways") { home, guests in
            .merge(
                home.startWith(0).withLatestFrom(guests.startWith(0), resultSelector: score),
                guests.withLatestFrom(home.startWith(0)) { score($1, $0) })
        }
    }

    private static func score(_ home: Int, _ guests: Int) -> String { "\(home):\(guests)" }
    private static func counted(_ goals: Observable<Int>) -> Observable<Int> { goals.scan(0) { count, _ in count + 1 } }
}

private final class Hall: Scene<String> {
    func play(
        _ answer: (Observable<Int>, Observable<Int>) throws -> Observable<String>, home: String, guests: String
    ) throws -> Observable<String> {
        try answer(hot("home", home).asObservable(), hot("guests", guests).asObservable())
    }
}
