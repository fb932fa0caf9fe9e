import Dispatch
import ExerciseSupport
import LessonKit
import Marbles
import Screen
import Streams
import Testing

@testable import driver_exercises

@Suite("driver") struct DriverExercises: LessonExercises {
    @Test func `1 · The first answer`() throws { try attempt(1) }
    @Test func `2 · Where it is caught`() throws { try attempt(2) }
    @Test func `3 · Three boards, one gauge`() throws { try attempt(3) }
    @Test func `4 · Sixteen litres`() throws { try attempt(4) }
    @Test func `5 · Suggestions`() throws { try attempt(5) }
    @Test func `6 · A thermometer in the cellar`() throws { try attempt(6) }
    @Test func `7 · The whole form`() throws { try attempt(7) }

    @Test(arguments: exercises) func gate(_ exercise: Exercise) { expectGate(exercise) }

    static let exercises = [firstAnswer, caught, boards, litres, suggesting, cellar, wholeForm]
}

/// Does `work` on the main queue, where a screen and its drivers live.
private func onMain<Result>(_ work: () throws -> Result) rethrows -> Result {
    try DispatchQueue.isMain ? work() : DispatchQueue.main.sync(execute: work)
}

extension Observable {
    /// The same, subscribed to at one tick and disposed of at another.
    fileprivate func heard(from start: TestTime, to end: TestTime? = nil, in trial: Trial) -> Observable<Element> {
        .create { observer in
            let subscription = SerialDisposable()
            let subscribe = { subscription.disposable = self.subscribe(observer) }
            if start == 0 { subscribe() } else { trial.scheduler.scheduleAt(start) { subscribe() } }
            if let end { trial.scheduler.scheduleAt(end) { subscription.dispose() } }
            return subscription
        }
    }
}
// MARK: 1

private let firstAnswer = Exercise(
    1, "The first answer", as: (() throws -> [(second: String, checks: Int)]).self,
    attempt: theFirstAnswer, solution: Solution.theFirstAnswer,
    wrong: [
        Wrong("share() keeps the last", diagnosis: "What had come by then") {
            [("o--o", 4), ("o--o", 2), ("o--o", 2)]
        },
        Wrong("nobody late gets the first", diagnosis: "What does replay: 1 keep") {
            [("o--o", 4), ("---o", 2), ("---o", 2)]
        },
        Wrong("without a share the second comes too late as well", diagnosis: "a run of its own, from") {
            [("---o", 4), ("---o", 2), ("o--o", 2)]
        },
        Wrong("one run for both, always", diagnosis: "Nothing is shared here") {
            [("o--o", 2), ("---o", 2), ("o--o", 2)]
        },
        Wrong("each has its own run, always", diagnosis: "One run for both") {
            [("o--o", 4), ("---o", 4), ("o--o", 4)]
        },
        Wrong("replaying runs the check again", diagnosis: "What is replayed is the answer") {
            [("o--o", 4), ("---o", 2), ("o--o", 3)]
        },
        Wrong("it ends", diagnosis: "The field is still there") {
            [("o--(o|)", 4), ("---(o|)", 2), ("o--(o|)", 2)]
        },
    ],
    check: checkFirstAnswer)

private func checkFirstAnswer(_ answer: () throws -> [(second: String, checks: Int)]) throws {
    typealias Row = (
        code: String, share: (Observable<String>) -> Observable<String>, arrives: String, runs: String
    )
    let rows: [Row] = [
        (
            "plain", { $0 },
            "Without a share the second binding has a run of its own, from the text that is in the field.",
            "Nothing is shared here: each of the two bindings has its own run, and each run checks both texts."
        ),
        (
            "shared", { $0.share() },
            "`share()` passes on what comes, and keeps nothing. The first binding starts the source, inside its `subscribe`. "
                + "The second subscribes after that. What had come by then?",
            "`share()`: One run for both. How many texts are there from tick 0 on?"
        ),
        (
            "kept", { $0.share(replay: 1) },
            "The second binding subscribes after the first answer has come. What does replay: 1 keep for it?",
            "`share(replay: 1)`: What is replayed is the answer, not the work. How many texts were checked?"
        ),
    ]
    let said = try answer()
    guard said.count == rows.count else {
        throw Diagnosis("There are three observables, and your list has \(said.count) pairs. One for each, in order.")
    }
    for (row, said) in zip(rows, said) {
        let trial = Trial("\(row.code), the second binding")
        let text = trial.hot("the user", "---o", as: String.self).startWith("o")
        var checks = 0
        let answers = row.share(
            text.map { text in
                checks += 1
                return text
            })
        let second = Observable.deferred {
            _ = answers.subscribe()
            return answers
        }
        try trial.predict(
            said.second, of: second,
            mistakes: [
                Mistake("An answer is drawn as an o here.") { $0.elements.contains { $0 != "o" } },
                Mistake("The field is still there, and the user may go on. Nothing ends here.") { $0.ends },
                Mistake(row.arrives) { $0.elements.count < 2 || row.code == "shared" },
            ])
        guard said.checks == checks else {
            throw Diagnosis(row.runs, evidence: ["you said  \(row.code): \(said.checks)"])
        }
    }
}

// MARK: 2

private let caught = Exercise(
    2, "Where it is caught", as: (() throws -> [String]).self,
    attempt: whereItIsCaught, solution: Solution.whereItIsCaught,
    wrong: [
        Wrong("a catch at the end mends the chain", diagnosis: "the chain in front of it has failed") {
            ["y--n--y", "y--n--y", "y--n--y", "y-----y"]
        },
        Wrong("a driver goes on", diagnosis: "that it does not fail") {
            ["y--(n|)", "y--n--y", "y--n--y", "y-----y"]
        },
        Wrong("a catch inside ends it as well", diagnosis: "Only the check of x was replaced") {
            ["y--(n|)", "y--(n|)", "y--(n|)", "y-----y"]
        },
        Wrong("empty is an element", diagnosis: "How many elements has `empty()`") {
            ["y--(n|)", "y--n--y", "y--(n|)", "y--n--y"]
        },
        Wrong("an empty check ends the form", diagnosis: "ended, and the texts go on") {
            ["y--(n|)", "y--n--y", "y--(n|)", "y--|"]
        },
        Wrong("the error passes", diagnosis: "nobody below is told of an error") {
            ["y--#", "y--n--y", "y--(n|)", "y-----y"]
        },
        Wrong("the end of a check is passed on", diagnosis: "Each check ends") {
            ["(y|)", "(y|)", "(y|)", "(y|)"]
        },
    ],
    check: checkCatches)

private func checkCatches(_ answer: () throws -> [String]) throws {
    let trials = (0..<4).map { Trial("number \($0 + 1)") }
    let texts = trials.map { $0.cold("text", "1--x--2", as: String.self) }
    func check(_ text: String) -> Observable<String> { text == "x" ? .error(MarbleError()) : .just("y") }
    let truths: [() -> Observable<String>] = [
        { texts[0].flatMapLatest { check($0) }.catchAndReturn("n") },
        { texts[1].flatMapLatest { check($0).catchAndReturn("n") } },
        { texts[2].flatMapLatest { check($0) }.asDriver(onErrorJustReturn: "n").asObservable() },
        {
            texts[3].asDriver(onErrorDriveWith: .empty())
                .flatMapLatest { check($0).asDriver(onErrorDriveWith: .empty()) }.asObservable()
        },
    ]
    let special: [[Mistake<Received<String>>]] = [
        [
            Mistake(
                "This catch stands below everything. At x the chain in front of it has failed, and what has failed is over. "
                    + "The catch sends one value in place of the error. And then?"
            ) { !$0.ends }
        ],
        [
            Mistake(
                "Here the catch stands inside. Only the check of x was replaced, and the texts above know nothing of it."
            ) { $0.ends }
        ],
        [
            Mistake(
                "A driver promises that it does not fail. It does not promise to go on. "
                    + "`asDriver(onErrorJustReturn:)` at the end of a chain is a catch at the end of a chain."
            ) { !$0.ends }
        ],
        [
            Mistake("One check has ended, and the texts go on. flatMapLatest waits for the next of them.") { $0.ends },
            Mistake("In place of the error comes `empty()`. How many elements has `empty()`?") {
                $0.elements.contains("n")
            },
        ],
    ]
    let diagrams = try answer()
    guard diagrams.count == truths.count else {
        throw Diagnosis("There are four chains, and your list has \(diagrams.count) diagrams. One for each, in order.")
    }
    try onMain {
        for (index, diagram) in diagrams.enumerated() {
            try trials[index].predict(
                diagram, of: truths[index](),
                mistakes: [
                    Mistake("It is caught: nobody below is told of an error. What is drawn in its place?") { $0.fails },
                    Mistake(
                        "Nothing has failed in the first tick. Each check ends, and the sequence of the texts does not."
                    ) {
                        $0.events.last?.time == 0 && $0.ends
                    },
                ] + special[index])
        }
    }
}

// MARK: 3

private typealias Levels = (Observable<Int>) throws -> Observable<Int>

private let boards = Exercise(
    3, "Three boards, one gauge", as: Levels.self, attempt: levels, solution: Solution.levels,
    wrong: [
        Wrong("share(), as given", diagnosis: "dark until the next level") { $0.share() },
        Wrong("no share", diagnosis: "switched on more than once at a time") { $0 },
        Wrong("for ever", diagnosis: "a level from before") { $0.share(replay: 1, scope: .forever) },
        Wrong("two kept", diagnosis: "more than the last level") { $0.share(replay: 2) },
        Wrong("nothing twice", diagnosis: "has no mark for it") { $0.distinctUntilChanged().share(replay: 1) },
        Wrong("on from the start", diagnosis: "No board is lit, and the gauge is on") { gauge in
            let levels = gauge.replay(1)
            _ = levels.connect()
            return levels
        },
        Wrong("never off", diagnosis: "and the gauge is still on") { gauge in
            let levels = BehaviorSubject<Int?>(value: nil)
            var isOn = false
            return .deferred {
                if !isOn { _ = gauge.map { $0 }.subscribe(levels) }
                isOn = true
                return levels.compactMap { $0 }
            }
        },
        Wrong("the text's levels", diagnosis: "that this gauge never sent") { gauge in
            gauge.scan(0) { last, _ in last + 1 }.share(replay: 1)
        },
        Wrong("works once", diagnosis: "after all were dark stays dark") { gauge in
            let levels = gauge.share(replay: 1)
            var (lit, gone) = (0, false)
            return .deferred {
                if gone { return .never() }
                lit += 1
                return levels.do(onDispose: {
                    lit -= 1
                    gone = lit == 0
                })
            }
        },
    ],
    check: { answer in
        try onMain {
            try checkOneBoard(answer)
            try checkMoreBoards(answer)
            try checkUnlitBoards(answer)
        }
    })

/// Boards that are lit from one tick to another. The last of them is looked at.
private func expectBoard(
    _ expected: String, lit boards: [(from: Int, to: Int)], gauge marbles: String = "1---2---3---4---5---6---7",
    use: [String], _ situation: String, _ answer: Levels, _ mistakes: [Mistake<Received<Int>>]
) throws {
    let trial = Trial(situation)
    let gauge = trial.cold("gauge", marbles)
    let levels = try answer(gauge.asObservable())
    for board in boards.dropLast() {
        _ = trial.scheduler.record(levels.heard(from: board.from, to: board.to, in: trial))
    }
    let last = boards[boards.count - 1]
    try trial.expect(expected, of: levels.heard(from: last.from, to: last.to, in: trial), mistakes: mistakes)
    let uses = gauge.subscriptions
    let meaning =
        if uses.count > use.count {
            "The gauge was switched on more than once at a time. Each subscription switches it on."
        } else if uses.contains(where: \.isOpen) {
            "The last board is dark, and the gauge is still on."
        } else {
            "The gauge is on from the first lit board to the last, and no longer."
        }
    try trial.expect(use, of: uses, "the gauge", meaning)
}

private let isDark = "This board was lit while the gauge was on, and is dark until the next level. What is kept for it?"

private func checkOneBoard(_ answer: Levels) throws {
    let trial = Trial("no board is lit")
    let gauge = trial.cold("gauge", "1---2---3")
    let levels = try answer(gauge.asObservable())
    trial.run()
    try trial.require(gauge.subscriptions.isEmpty, "No board is lit, and the gauge is on. Who subscribes to it?")
    withExtendedLifetime(levels) {}
    try expectBoard(
        "7---7---8---8---", lit: [(0, 15)], gauge: "7---7---8---8---", use: ["^--------------!"],
        "one board from tick 0 to 15, and a gauge that sends 7, 7, 8, 8", answer,
        [
            Mistake("The board is dark from the start. Who subscribes to the gauge?") { $0.events.isEmpty },
            Mistake("The board shows levels that this gauge never sent.") {
                $0.elements.contains { ![7, 8].contains($0) }
            },
            Mistake("The gauge sent the same level again, and the board has no mark for it.") {
                $0.elements == [7, 8]
            },
            Mistake("The gauge went on, and the board did not.") { $0.elements.count < 4 },
        ])
    // Another run of the same levels: what is kept has to be this gauge's.
    try expectBoard(
        "----9", lit: [(0, 6)], gauge: "----9---", use: ["^-----!"],
        "one board, and a gauge that sends its first level late",
        answer, [])
}

private func checkMoreBoards(_ answer: Levels) throws {
    try expectBoard(
        "1---2---3", lit: [(0, 13), (0, 11)], use: ["^------------!"],
        "board B, lit at tick 0 right after board A; A goes dark at 13, B at 11", answer,
        [Mistake(isDark) { $0.elements == [2, 3] }])
    try expectBoard(
        "------2-3---4---", lit: [(0, 13), (0, 11), (6, 15)], use: ["^--------------!"],
        "board C, lit from tick 6 to 15; A goes dark at 13, B at 11", answer,
        [
            Mistake(isDark) { $0.elements == [3, 4] },
            Mistake("A board that is lit later shows more than the last level.") { $0.elements == [1, 2, 3, 4] },
        ])
}

private func checkUnlitBoards(_ answer: Levels) throws {
    try expectBoard(
        "--------------------1---2", lit: [(0, 13), (20, 27)],
        use: ["^------------!", "--------------------^------!"],
        "a board that is lit from tick 20 to 27; the one before it went dark at 13", answer,
        [
            Mistake("All boards were dark, and the new one shows a level from before. How long is it kept?") {
                $0.start == 20 && $0.elements.first != 1
            },
            Mistake("A board that is lit after all were dark stays dark.") { $0.events.isEmpty },
        ])
}
// MARK: 4

private typealias Amounts = (Observable<String>) throws -> Observable<Int?>

private let litres = Exercise(
    4, "Sixteen litres", as: Amounts.self, attempt: amounts, solution: Solution.amounts,
    wrong: [
        Wrong("compactMap, as given", diagnosis: "the amount before it still counts") { text in
            text.compactMap { Double($0) }.map { Int(exactly: $0) }
        },
        Wrong("Double, but answered", diagnosis: "other ways to write a number") { text in
            text.map { Double($0).flatMap { Int(exactly: $0) } }
        },
        Wrong("Int reads it", diagnosis: "a sign in front") { $0.map { Int($0) } },
        Wrong("any number of digits", diagnosis: "more than three digits") { text in
            text.map { $0.allSatisfy { ("0"..."9").contains($0) } ? Int($0) : nil }
        },
        Wrong("what Unicode calls a number", diagnosis: "is not among 0 to 9") { text in
            text.map { text in
                guard (1...3).contains(text.count), text.allSatisfy(\.isNumber) else { return nil }
                return text.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) }
            }
        },
        Wrong("spaces taken off", diagnosis: "a space in it") { text in
            text.map { amount($0.filter { $0 != " " }) }
        },
        Wrong("the empty text is 0", diagnosis: "there is nothing in it") { text in
            text.map { $0.isEmpty ? 0 : amount($0) }
        },
        Wrong("a point", diagnosis: "half a litre") { text in
            text.map { amount(String($0.prefix { $0 != "." })) }
        },
        Wrong("no leading zeros", diagnosis: "A zero in front") { text in
            text.map { $0.first == "0" && $0.count > 1 ? nil : amount($0) }
        },
        Wrong("0 is no amount", diagnosis: "\"0\" is an amount") { text in
            text.map { amount($0).flatMap { $0 == 0 ? nil : $0 } }
        },
        Wrong("an error", diagnosis: "ended everything") { text in
            text.map { text in
                guard let amount = amount(text) else { throw MarbleError() }
                return amount
            }
        },
        Wrong("nothing twice", diagnosis: "the same answer as before") { $0.map { amount($0) }.distinctUntilChanged() },
        Wrong("the text's amounts", diagnosis: "You refuse an amount") { text in
            text.map { ["12", "5", "120"].contains($0) ? Int($0) : nil }
        },
        Wrong("the first three alone", diagnosis: "and the texts went on") { $0.map { amount($0) }.take(3) },
        Wrong("one listener", diagnosis: "second time") { text in
            var isTaken = false
            return .deferred {
                if isTaken { return .never() }
                isTaken = true
                return text.map { amount($0) }
            }
        },
        Wrong("not at once", diagnosis: "comes late") {
            $0.map { amount($0) }.concatMap {
                Observable.just($0).delay(.milliseconds(10), scheduler: MainScheduler.instance)
            }
        },
    ],
    check: checkAmounts)

private func amount(_ text: String) -> Int? {
    (1...3).contains(text.count) && text.allSatisfy { ("0"..."9").contains($0) } ? Int(text) : nil
}

private func checkAmounts(_ answer: Amounts) throws {
    try checkStreamOfAmounts(answer)
    let groups: [(texts: [String], meaning: String)] = [
        (["5", "12", "120", "42", "999", "8"], "You refuse an amount, or read another one."),
        (["007", "05"], "A zero in front changes nothing: one to three digits are an amount."),
        (["0", "000"], "\"0\" is an amount. It is nothing to pump, and the pump knows that."),
        ([""], "You let through a text, and there is nothing in it."),
        ([" 5", "5 ", "1 2", "\t5", "5\n"], "You let through a text with a space in it, or a tab, or a line end."),
        (
            ["0x10", "1e1", "nan", "inf"],
            "You let through what nobody means. `Double` knows other ways to write a number. Look at the characters."
        ),
        (["7.5", "12.", ".5"], "You let through a point. The pump does not give half a litre."),
        (["-5", "+5", "-0"], "You let through a sign in front. The digits alone are an amount."),
        (["1234", "0000"], "You let through more than three digits."),
        (["12q", "q", "1_0", "1,0", "twelve"], "You let through something that is not a digit."),
        (["５", "½", "٣", "１２"], "You let through a digit that is not among 0 to 9. Unicode has many more of them."),
    ]
    for group in groups {
        for text in group.texts {
            var amounts: [Int?] = []
            _ = try answer(.just(text)).subscribe(onNext: { amounts.append($0) })
            guard amounts != [amount(text)] else { continue }
            let yours = amounts.count == 1 ? named(amounts[0]) : "\(amounts.count) answers"
            throw Diagnosis(
                group.meaning,
                evidence: [
                    .table(.init(["text", "expected", "yours"], [["\"\(text)\"", named(amount(text)), yours]]))
                ])
        }
    }
}

private func named(_ amount: Int?) -> String { amount.map { "\($0)" } ?? "nil" }

/// One text after the other, for two who listen, the second later.
private func checkStreamOfAmounts(_ answer: Amounts) throws {
    let texts = ["a": "12", "b": "12q", "c": "7", "d": "x"]
    func expect(
        _ marbles: String, typing: String, from start: TestTime, to end: TestTime?, _ situation: String,
        _ mistakes: [Mistake<Received<String>>]
    ) throws {
        let trial = Trial(situation + "; a is \"12\", b \"12q\", c \"7\", d \"x\"; n is nil")
        let typed = trial.cold("text", typing, as: String.self)
        let amounts = try answer(typed.map { texts[$0] ?? $0 })
        let letters = amounts.map { $0.map { $0 == 12 ? "a" : $0 == 7 ? "c" : "?" } ?? "n" }
        if start > 0 { _ = trial.scheduler.record(letters.heard(from: 0, to: 5, in: trial)) }
        try trial.expect(marbles, of: letters.heard(from: start, to: end, in: trial), mistakes: mistakes)
        try trial.require(
            end == nil || typed.subscriptions.allSatisfy { !$0.isOpen },
            "Nobody listens any more, and the text is still followed.")
    }
    try expect(
        "a--n--a--|", typing: "a--b--a--|", from: 0, to: nil, "the texts of the exercise",
        [
            Mistake("No answer comes at once: it comes late, or never.") { $0.elements.isEmpty },
            Mistake("A text that is no amount ended everything. It is an answer like any other.") { $0.fails },
            Mistake("Nothing came for a text that is no amount, and the amount before it still counts.") {
                $0.elements == ["a", "a"]
            },
            Mistake("There were some answers, and the texts went on.") { $0.elements == ["a", "n", "a"] && $0.ends },
            Mistake("The texts have ended, and the amounts have not.") { $0.elements == ["a", "n", "a"] },
        ])
    try expect(
        "aannncc", typing: "aabddcc-----", from: 0, to: 9, "some texts twice, disposed at tick 9",
        [
            Mistake("A text got no answer, because it would have been the same answer as before.") {
                $0.elements == ["a", "n", "c"]
            },
            Mistake("There were some answers, and the texts went on.") { $0.ends },
            Mistake("You refuse an amount, or read another one.") { $0.elements.count == 7 },
        ])
    try expect(
        "--------ca", typing: "ca---", from: 8, to: 12, "somebody listens for the second time, from tick 8 on",
        [Mistake("Whoever listens for the second time gets no answers.") { $0.events.isEmpty }])
}
// MARK: 5

private typealias Suggest =
    (ControlProperty<String?>, @escaping (String) -> Observable<[String]>) throws -> Driver<[String]>

private let suggesting = Exercise(
    5, "Suggestions", as: Suggest.self, attempt: suggestions, solution: Solution.suggestions,
    wrong: [
        Wrong("never, as given", diagnosis: "Nothing comes at all") { _, _ in
            Driver<String>.never().flatMapLatest { _ in Driver<[String]>.never() }
        },
        Wrong("asked for every key", diagnosis: "was asked too often") { field, fetch in
            field.orEmpty.asDriver().flatMapLatest { fetch($0).asDriver(onErrorJustReturn: []) }
        },
        Wrong("the answers are throttled", diagnosis: "only the answers had to wait") { field, fetch in
            field.orEmpty.asDriver().flatMapLatest { fetch($0).asDriver(onErrorJustReturn: []) }
                .throttle(.milliseconds(500))
        },
        Wrong("debounce", diagnosis: "The first text had to wait") { field, fetch in
            field.orEmpty.asDriver().debounce(.milliseconds(500))
                .flatMapLatest { fetch($0).asDriver(onErrorJustReturn: []) }
        },
        Wrong("throttle without the latest", diagnosis: "what was typed last was never") { field, fetch in
            field.orEmpty.asDriver().throttle(.milliseconds(500), latest: false)
                .flatMapLatest { fetch($0).asDriver(onErrorJustReturn: []) }
        },
        Wrong("a failure says nothing", diagnosis: "still stand there") { field, fetch in
            field.orEmpty.asDriver().throttle(.milliseconds(500))
                .flatMapLatest { fetch($0).asDriver(onErrorDriveWith: .empty()) }
        },
        Wrong("caught at the end", diagnosis: "no suggestions ever after") { field, fetch in
            field.orEmpty.throttle(.milliseconds(500), scheduler: DriverSharingStrategy.scheduler)
                .flatMapLatest(fetch).asDriver(onErrorJustReturn: [])
        },
        Wrong("every answer is passed on", diagnosis: "for the text before came later") { field, fetch in
            field.orEmpty.asDriver().throttle(.milliseconds(500))
                .flatMap { fetch($0).asDriver(onErrorJustReturn: []) }
        },
        Wrong("the first answer is waited for", diagnosis: "was never fetched while another") { field, fetch in
            field.orEmpty.asDriver().throttle(.milliseconds(500))
                .flatMapFirst { fetch($0).asDriver(onErrorJustReturn: []) }
        },
        Wrong("an empty list first", diagnosis: "before the first answer") { field, fetch in
            field.orEmpty.asDriver().throttle(.milliseconds(500))
                .flatMapLatest { fetch($0).asDriver(onErrorJustReturn: []) }.startWith([])
        },
        Wrong("an empty list for each text", diagnosis: "as soon as it is typed") { field, fetch in
            field.orEmpty.asDriver().throttle(.milliseconds(500))
                .flatMapLatest { fetch($0).asDriver(onErrorJustReturn: []).startWith([]) }
        },
        Wrong("no empty text", diagnosis: "the empty text was not") { field, fetch in
            field.orEmpty.asDriver().filter { !$0.isEmpty }.throttle(.milliseconds(500))
                .flatMapLatest { fetch($0).asDriver(onErrorJustReturn: []) }
        },
        Wrong("no text twice", diagnosis: "was there before was not fetched again") { field, fetch in
            field.orEmpty.asDriver().distinctUntilChanged().throttle(.milliseconds(500))
                .flatMapLatest { fetch($0).asDriver(onErrorJustReturn: []) }
        },
        Wrong("not let go of", diagnosis: "and a request goes on") { field, fetch in
            let found = PublishRelay<[String]>()
            _ = field.orEmpty.asDriver().throttle(.milliseconds(500))
                .flatMapLatest { fetch($0).asDriver(onErrorJustReturn: []) }
                .drive(onNext: found.accept)
            return found.asDriver(onErrorJustReturn: [])
        },
        Wrong("the texts of the exercise", diagnosis: "suggestions that this `fetch`") { field, fetch in
            field.orEmpty.asDriver().throttle(.milliseconds(500)).flatMapLatest { text in
                fetch(text).map { $0.isEmpty || !["a", "c", "d"].contains(text) ? ["?"] : $0 }
                    .asDriver(onErrorJustReturn: [])
            }
        },
    ],
    check: { answer in try onMain { try checkSuggestions(answer) } })

private typealias OfSuggestions = Mistake<Received<String>>

/// Somebody types `texts`; e is the empty text. A text has itself as its suggestion. The request for x fails.
private func expectSuggestions(
    _ marbles: String, typing texts: String, fetching requests: String, _ situation: String,
    taking time: @escaping (String) -> Int = { _ in 1 }, disposedAt end: TestTime? = nil, _ answer: Suggest,
    _ mistakes: [OfSuggestions]
) throws {
    let trial = Trial(situation)
    var (fetched, open) = ("", 0)
    let typed = trial.cold("text", texts, as: String.self)
    let field = ControlProperty<String?>(
        values: typed.map { Optional($0 == "e" ? "" : $0) }, valueSink: AnyObserver { _ in })
    try SharingScheduler.mock(scheduler: trial.scheduler) {
        let driver = try answer(field) { text in
            let text = text.isEmpty ? "e" : text
            return Observable<Int>.timer(.milliseconds(100 * time(text)), scheduler: trial.scheduler)
                .map { _ in
                    if text == "x" { throw MarbleError() }
                    return [text]
                }
                .do(
                    onSubscribe: {
                        fetched += text
                        open += 1
                    }, onDispose: { open -= 1 })
        }
        try trial.expect(
            marbles, of: driver.asObservable().map { $0.first ?? "0" }, disposedAt: end, mistakes: mistakes)
    }
    try trial.require(
        end != nil || fetched == requests,
        "The server was asked for all of them, and only the answers had to wait. What is the costly part?")
    try trial.require(
        end == nil || (open == 0 && typed.subscriptions.allSatisfy { !$0.isOpen }),
        "Nobody listens any more, and a request goes on, or the field is still followed.")
}

private func checkSuggestions(_ answer: Suggest) throws {
    try expectSuggestions(
        "-a----c----0-----d", typing: "a-b-c-----x-----d", fetching: "acxd",
        "a request takes a tick, and with x it fails; 0 is an empty list", answer,
        [
            OfSuggestions("Nothing comes at all. Who subscribes to the field, and who asks `fetch`?") {
                $0.events.isEmpty
            },
            OfSuggestions("A request failed once, and there are no suggestions ever after. What did the error end?") {
                $0.ends
            },
            OfSuggestions("An empty list stands there before the first answer. Nothing has been found, or failed, yet.")
            {
                $0.elements == ["0", "a", "c", "0", "d"]
            },
            OfSuggestions("The list is emptied for each text, as soon as it is typed. Only a failure empties it.") {
                $0.elements.filter { $0 == "0" }.count > 2
            },
            OfSuggestions("There are suggestions that this `fetch` never sent.") {
                $0.elements.contains { !"abcxd0".contains($0) }
            },
            OfSuggestions("The first text had to wait. It is to be fetched at once, and only the next ones wait.") {
                $0.elements.first != "a" || $0.start != 1
            },
            OfSuggestions("The server was asked too often: there may be one request in 500 ms. What should wait?") {
                $0.elements.contains("b")
            },
            OfSuggestions(
                "Only the first was fetched. Time is virtual here: a driver knows that, `MainScheduler.instance` does not. "
                    + "The `throttle` of a driver takes the time alone."
            ) { $0.elements == ["a"] },
            OfSuggestions("There was a pause after c, and what was typed last was never fetched.") {
                $0.elements == ["a", "0", "d"]
            },
            OfSuggestions("The request for x failed, and the suggestions for c still stand there.") {
                $0.elements == ["a", "c", "d"]
            },
        ])
    try expectSuggestions(
        "-------b----", typing: "a-----b-----", fetching: "ab",
        "the request for a takes 9 ticks, the one for b takes 1", taking: { $0 == "a" ? 9 : 1 }, answer,
        [
            OfSuggestions("There are suggestions that this `fetch` never sent.") { $0.elements.contains("?") },
            OfSuggestions("The suggestions for the text before came later, and now they stand below b.") {
                $0.elements == ["b", "a"]
            },
            OfSuggestions("A text was never fetched while another was being fetched. Which of the two is wanted?") {
                $0.elements == ["a"]
            },
        ])
    try expectSuggestions(
        "-q------e------q------q", typing: "q------e------q------q", fetching: "qeqq",
        "e is the empty text; then q comes twice", answer,
        [
            OfSuggestions("There are suggestions that this `fetch` never sent.") { $0.elements.contains("?") },
            OfSuggestions("Each text counts, and the empty text was not fetched.") { !$0.elements.contains("e") },
            OfSuggestions("Each text counts, and one that was there before was not fetched again.") {
                $0.elements == ["q", "e", "q"]
            },
        ])
    try expectSuggestions(
        "-a", typing: "a------b------c", fetching: "ab", "disposed at tick 9; the request for b takes 4 ticks",
        taking: { $0 == "b" ? 4 : 1 }, disposedAt: 9, answer, [])
}
// MARK: 6

private typealias Attach = (Observable<Int>, @escaping (Int) -> String, any Display) throws -> any Disposable

private let cellar = Exercise(
    6, "A thermometer in the cellar", as: Attach.self, attempt: attach, solution: Solution.attach,
    wrong: [
        Wrong("subscribe(on:), as given", diagnosis: "set on the queue of the thermometer") { degrees, text, display in
            degrees.map(text).subscribe(on: MainScheduler.instance).bind(onNext: { display.set($0) })
        },
        Wrong("too early", diagnosis: "The texts were made on main") { degrees, text, display in
            degrees.observe(on: MainScheduler.instance).map(text).bind(onNext: { display.set($0) })
        },
        Wrong("another queue", diagnosis: "set on a third queue") { degrees, text, display in
            degrees.map(text).observe(on: SerialDispatchQueueScheduler(qos: .default))
                .bind(onNext: { display.set($0) })
        },
        Wrong("the work on another queue", diagnosis: "made on a third queue") { degrees, text, display in
            degrees.observe(on: SerialDispatchQueueScheduler(qos: .default)).map(text)
                .observe(on: MainScheduler.instance).bind(onNext: { display.set($0) })
        },
        Wrong("a bag of its own", diagnosis: "Nothing was shown") { degrees, text, display in
            let bag = DisposeBag()
            degrees.map(text).asDriver(onErrorJustReturn: "").drive(onNext: { display.set($0) }).disposed(by: bag)
            return Disposables.create()
        },
        Wrong("only the first", diagnosis: "Only the first of") { degrees, text, display in
            degrees.map(text).observe(on: MainScheduler.instance).take(1).bind(onNext: { display.set($0) })
        },
        Wrong("nothing twice", diagnosis: "the same as the one before") { degrees, text, display in
            degrees.map(text).distinctUntilChanged().observe(on: MainScheduler.instance)
                .bind(onNext: { display.set($0) })
        },
        Wrong("text twice", diagnosis: "made more than once") { degrees, text, display in
            degrees.do(onNext: { _ = text($0) }).map(text).observe(on: MainScheduler.instance)
                .bind(onNext: { display.set($0) })
        },
        Wrong("nothing to dispose of", diagnosis: "the thermometer is still on") { degrees, text, display in
            _ = degrees.map(text).observe(on: MainScheduler.instance).bind(onNext: { display.set($0) })
            return Disposables.create()
        },
        Wrong("the degrees of the exercise", diagnosis: "a text that nobody made") { degrees, text, display in
            degrees.map { degrees in
                _ = text(degrees)
                return "\(degrees) degrees"
            }
            .observe(on: MainScheduler.instance).bind(onNext: { display.set($0) })
        },
    ],
    check: checkCellar)

/// A thermometer with a queue of its own, and a display that knows on which queue it is used.
private final class Cellar: Display {
    enum Place: String {
        case main
        case thermometer
        case third = "a third queue"
    }

    struct Note: Equatable {
        let what: String
        let text: String
        let place: Place
    }

    private let queue = DispatchQueue(label: "thermometer")
    private static let key = DispatchSpecificKey<Bool>()
    private let notes = Locked<[Note]>([])
    private let observers = Locked<[AnyObserver<Int>]>([])
    private let shown = DispatchSemaphore(value: 0)
    let switchedOn = Locked(0)

    init() { queue.setSpecific(key: Cellar.key, value: true) }

    var degrees: Observable<Int> {
        .create { [self] observer in
            switchedOn.withLock { $0 += 1 }
            observers.withLock { $0.append(observer) }
            return Disposables.create { [self] in switchedOn.withLock { $0 -= 1 } }
        }
    }

    /// Sends `degrees` from its queue, and comes back when they have been shown, or when no more are to be expected.
    func send(_ degrees: [Int], awaiting count: Int) {
        queue.sync { for degree in degrees { for observer in observers.withLock({ $0 }) { observer.onNext(degree) } } }
        for _ in 0..<count where shown.wait(timeout: .now() + .milliseconds(500)) == .timedOut { return }
    }

    func text(of degrees: Int) -> String {
        note("text", "\(degrees)°")
        return "\(degrees)°"
    }

    func set(_ text: String) {
        note("display", text)
        shown.signal()
    }

    func places(of what: String) -> Set<Place> { Set(notes.withLock { $0 }.filter { $0.what == what }.map(\.place)) }

    func texts(of what: String) -> [String] { notes.withLock { $0 }.filter { $0.what == what }.map(\.text) }

    /// What was made and then what was shown, each with its queue.
    var evidence: [Evidence] {
        let all = notes.withLock { $0 }
        let rows = (all.filter { $0.what == "text" } + all.filter { $0.what == "display" })
            .map { [$0.what, $0.text, "on \($0.place.rawValue)"] }
        return rows.isEmpty ? [] : [.table(.init([], rows))]
    }

    private func note(_ what: String, _ text: String) {
        let isOwn = DispatchQueue.getSpecific(key: Cellar.key) ?? false
        let place: Place = DispatchQueue.isMain ? .main : isOwn ? .thermometer : .third
        notes.withLock { $0.append(Note(what: what, text: text, place: place)) }
    }
}

private func checkCellar(_ answer: Attach) throws {
    for degrees in [[8, 9, 8, 8], [-3], []] {
        let cellar = Cellar()
        let subscription = try onMain { try answer(cellar.degrees, cellar.text(of:), cellar) }
        cellar.send(degrees, awaiting: degrees.count)
        onMain { subscription.dispose() }
        try judge(cellar, of: degrees)
        cellar.send([5], awaiting: 0)
        onMain {}
        guard cellar.switchedOn.withLock({ $0 }) == 0, cellar.texts(of: "display").count == degrees.count else {
            throw Diagnosis(
                "It was disposed of, and the thermometer is still on, or the display is still set.",
                evidence: ["sent, disposed of, and 5° sent after that"] + cellar.evidence)
        }
    }
}

private func judge(_ cellar: Cellar, of degrees: [Int]) throws {
    func require(_ condition: Bool, _ meaning: String) throws {
        if !condition { throw Diagnosis(meaning, evidence: cellar.evidence) }
    }
    let expected = degrees.map { "\($0)°" }
    let (made, shown) = (cellar.texts(of: "text"), cellar.texts(of: "display"))
    try require(
        !shown.isEmpty || degrees.isEmpty, "Nothing was shown. What keeps the subscription, and for how long?")
    try require(
        !cellar.places(of: "display").contains(.thermometer),
        "The display was set on the queue of the thermometer. Where you subscribe does not change where it sends. "
            + "What moves the elements?")
    try require(
        !cellar.places(of: "display").contains(.third),
        "The display was set on a third queue. It belongs to main, and a queue of your own is not main.")
    try require(
        !cellar.places(of: "text").contains(.main),
        "The texts were made on main, and the screen stood still meanwhile. Which lines should run there?")
    try require(
        !cellar.places(of: "text").contains(.third),
        "The texts were made on a third queue. They are to be made where the degrees come.")
    try require(
        shown.allSatisfy(made.contains), "The display shows a text that nobody made with `text`.")
    try require(made.count <= expected.count, "A text was made more than once. It takes long.")
    try require(shown.count != 1 || expected.count == 1, "Only the first of \(expected.count) texts is shown.")
    try require(
        shown.count == expected.count, "A text is missing on the display: one that is the same as the one before.")
    try require(
        shown == expected,
        "The thermometer sent \(degrees.map { "\($0)" }.joined(separator: ", ")). "
            + "It came in another order.")
}
// MARK: 7

private typealias Connect = (CardForm, @escaping (String) -> Observable<Bool>, DisposeBag) throws -> Void

private let wholeForm = Exercise(
    7, "The whole form", as: Connect.self, attempt: connect, solution: Solution.connect,
    wrong: [
        Wrong("a check for each binding", diagnosis: "was asked more than once about") { form, check, bag in
            bind(form.card.rx.text.orEmpty.flatMapLatest { check($0).catchAndReturn(false) }, to: form, until: bag)
        },
        Wrong("share()", diagnosis: "reached one control and not the others") { form, check, bag in
            let isValid = form.card.rx.text.orEmpty.flatMapLatest { check($0).catchAndReturn(false) }.share()
            bind(isValid, to: form, until: bag)
        },
        Wrong("nothing is caught", diagnosis: "it cannot show one") { form, check, bag in
            bind(form.card.rx.text.orEmpty.flatMapLatest(check).share(replay: 1), to: form, until: bag)
        },
        Wrong("caught at the end", diagnosis: "the form has not changed since") { form, check, bag in
            let isValid = form.card.rx.text.orEmpty.flatMapLatest(check).asDriver(onErrorJustReturn: false)
            bind(isValid.asObservable(), to: form, until: bag)
        },
        Wrong("a failure is valid", diagnosis: "the form calls the card valid") { form, check, bag in
            let isValid = form.card.rx.text.orEmpty.asDriver().flatMapLatest {
                check($0).asDriver(onErrorJustReturn: true)
            }
            bind(isValid.asObservable(), to: form, until: bag)
        },
        Wrong("a failure is passed over", diagnosis: "the form still shows the card before") { form, check, bag in
            let isValid = form.card.rx.text.orEmpty.asDriver()
                .flatMapLatest { check($0).asDriver(onErrorDriveWith: .empty()) }
            bind(isValid.asObservable(), to: form, until: bag)
        },
        Wrong("only what the user changes", diagnosis: "a number in the field already") { form, check, bag in
            let isValid = form.card.rx.text.orEmpty.changed.asDriver()
                .flatMapLatest { check($0).asDriver(onErrorJustReturn: false) }
            bind(isValid.asObservable(), to: form, until: bag)
        },
        Wrong("every answer counts", diagnosis: "of the number before it came later") { form, check, bag in
            let isValid = form.card.rx.text.orEmpty.asDriver()
                .flatMap { check($0).asDriver(onErrorJustReturn: false) }
            bind(isValid.asObservable(), to: form, until: bag)
        },
        Wrong("one check at a time", diagnosis: "was never checked") { form, check, bag in
            let isValid = form.card.rx.text.orEmpty.asDriver()
                .flatMapFirst { check($0).asDriver(onErrorJustReturn: false) }
            bind(isValid.asObservable(), to: form, until: bag)
        },
        Wrong("no bag", diagnosis: "the form still follows the field") { form, check, _ in
            for binding in bindings(of: valid(form, check), to: form) { _ = binding }
        },
        Wrong("the PIN is forgotten", diagnosis: "has no PIN yet") { form, check, bag in
            bind(valid(form, check), to: form, until: bag) { _ in true }
        },
        Wrong("a PIN of any length", diagnosis: "one to three characters") { form, check, bag in
            bind(valid(form, check), to: form, until: bag) { !$0.isEmpty }
        },
        Wrong("four or more", diagnosis: "five characters") { form, check, bag in
            bind(valid(form, check), to: form, until: bag) { $0.count >= 4 }
        },
        Wrong("four digits", diagnosis: "Any four characters") { form, check, bag in
            bind(valid(form, check), to: form, until: bag) { $0.count == 4 && Int($0) != nil }
        },
        Wrong("once complete, always", diagnosis: "is shorter again") { form, check, bag in
            var wasComplete = false
            bind(valid(form, check), to: form, until: bag) { pin in
                wasComplete = wasComplete || pin.count == 4
                return wasComplete
            }
        },
        Wrong("the PIN asks as well", diagnosis: "The PIN was typed, and") { form, check, bag in
            let both = Driver.combineLatest(form.card.rx.text.orEmpty.asDriver(), form.pin.rx.text.orEmpty.asDriver())
            let isValid = both.flatMapLatest { check($0.0).asDriver(onErrorJustReturn: false) }
            bind(isValid.asObservable(), to: form, until: bag)
        },
        Wrong("the wrong colours", diagnosis: "another colour than") { form, check, bag in
            let isValid = valid(form, check)
            isValid.map { $0 ? "Valid" : "Not valid" }.bind(to: form.result.rx.text).disposed(by: bag)
            isValid.map { $0 ? Color.systemBlue : .systemRed }.bind(to: form.light.rx.backgroundColor).disposed(by: bag)
            Observable.combineLatest(isValid, form.pin.rx.text.orEmpty) { $0 && $1.count == 4 }
                .bind(to: form.borrow.rx.isEnabled).disposed(by: bag)
        },
        Wrong("on the queue of the answer", diagnosis: "touched from another queue") { form, check, bag in
            let isValid = form.card.rx.text.orEmpty.flatMapLatest { check($0).catchAndReturn(false) }.share(replay: 1)
            let isComplete = form.pin.rx.text.orEmpty.map { $0.count == 4 }
            isValid.bind(onNext: { form.result.text = $0 ? "Valid" : "Not valid" }).disposed(by: bag)
            isValid.bind(onNext: { form.light.backgroundColor = $0 ? .systemGreen : .systemRed }).disposed(by: bag)
            Observable.combineLatest(isValid, isComplete) { $0 && $1 }
                .bind(onNext: { form.borrow.isEnabled = $0 }).disposed(by: bag)
        },
        Wrong("not valid until the answer", diagnosis: "Until the first answer comes") { form, check, bag in
            bind(valid(form, check).startWith(false), to: form, until: bag)
        },
        Wrong("a card with a 7", diagnosis: "another number than") { form, check, bag in
            let isValid = form.card.rx.text.orEmpty.asDriver()
                .flatMapLatest { text in check(text).map { $0 && text == "7" }.asDriver(onErrorJustReturn: false) }
            bind(isValid.asObservable(), to: form, until: bag)
        },
    ],
    check: checkForm)

private func valid(_ form: CardForm, _ check: @escaping (String) -> Observable<Bool>) -> Observable<Bool> {
    form.card.rx.text.orEmpty.asDriver().flatMapLatest { check($0).asDriver(onErrorJustReturn: false) }.asObservable()
}

private func bind(
    _ isValid: Observable<Bool>, to form: CardForm, until bag: DisposeBag,
    pin isComplete: @escaping (String) -> Bool = { $0.count == 4 }
) {
    for binding in bindings(of: isValid, to: form, pin: isComplete) { binding.disposed(by: bag) }
}

/// The bindings that most answers make, whatever `isValid` is worth.
private func bindings(
    of isValid: Observable<Bool>, to form: CardForm, pin isComplete: @escaping (String) -> Bool = { $0.count == 4 }
) -> [any Disposable] {
    [
        isValid.map { $0 ? "Valid" : "Not valid" }.bind(to: form.result.rx.text),
        isValid.map { $0 ? Color.systemGreen : .systemRed }.bind(to: form.light.rx.backgroundColor),
        Observable.combineLatest(isValid, form.pin.rx.text.orEmpty.map(isComplete)) { $0 && $1 }
            .bind(to: form.borrow.rx.isEnabled),
    ]
}

extension CardForm {
    fileprivate var screen: Screen { Screen("Library", [card], [pin], [result, light], [borrow]) }

    /// What stands in the fields, and what the three controls say of it.
    fileprivate var line: [String] {
        let color =
            switch light.backgroundColor {
            case .systemGreen: "green"
            case .systemRed: "red"
            case nil: "off"
            default: "another colour"
            }
        let text = result.text ?? ""
        return [card.text ?? "", pin.text ?? "", text, color, borrow.isEnabled ? "enabled" : "disabled"]
    }
}

private struct Unreachable: Error {}

private func checkForm(_ answer: Connect) throws {
    try onMain {
        try checkQuickForm(answer)
        try checkPIN(answer)
        try checkSlowForm(answer)
        try checkGoneForm(answer)
    }
    try checkDistantForm(answer)
}

/// Runs `body`, and refuses an answer by which a control is sent an error or called from another queue.
private func withoutMisuse(_ body: () throws -> Void) throws {
    var reports: [Misuse] = []
    let outcome = misuses {
        reports.append($0)
    } in: {
        Result { try body() }
    }
    if reports.contains(where: { $0.description.contains("Binding error") }) {
        throw Diagnosis(
            "A control was sent an error, and it cannot show one. A debug build stops here, and the binding is over. "
                + "What should be sent in place of the error, and where?", evidence: ["the check of \"7x\" fails"])
    }
    try outcome.get()
}

/// Compares what was seen of the form after each event.
private func expectForm(
    _ expected: [(event: String, line: [String])], seen: [[String]], _ situation: String,
    _ mistakes: [(meaning: String, when: ([[String]]) -> Bool)]
) throws {
    let lines = expected.map(\.line)
    guard let index = lines.indices.first(where: { lines[$0] != seen[$0] }) else { return }
    let show = { (line: [String]) in line.dropFirst(2).joined(separator: ", ") }
    let rows = expected.indices.map { row in
        [expected[row].event, "\"\(lines[row][0])\" \"\(lines[row][1])\"", show(lines[row]), show(seen[row])]
    }
    let isOtherColour = seen.contains { $0.contains("another colour") }
    let meaning =
        isOtherColour
        ? "The light has another colour than green and red."
        : mistakes.first { $0.when(seen) }?.meaning
            ?? "After \"\(expected[index].event)\" the form should show something else."
    throw Diagnosis(
        meaning,
        evidence: [
            .sentence(situation),
            .table(.init(["", "card, PIN", "expected", "yours"], rows, marked: index)),
        ])
}

/// Every answer comes at once. A card that begins with a 7 is valid.
private func checkQuickForm(_ answer: Connect) throws {
    let form = CardForm()
    form.card.text = "7"
    form.pin.text = "1234"
    let screen = form.screen
    var asked: [String] = []
    let bag = DisposeBag()
    let turnsValid = failsAsValid(answer)
    func check(_ text: String) -> Observable<Bool> {
        .deferred {
            asked.append(text)
            return text.hasSuffix("x") ? .error(Unreachable()) : .just(text.hasPrefix("7"))
        }
    }
    try withoutMisuse {
        try answer(form, check, bag)
        var seen = [form.line]
        for key in [.character("x"), .backspace, .character("5"), .backspace, .backspace, .character("8")]
            as [Screen.Key]
        {
            screen.press(key)
            seen.append(form.line)
        }
        let good = ["Valid", "green", "enabled"]
        let bad = ["Not valid", "red", "disabled"]
        try expectForm(
            [
                ("at first", ["7", "1234"] + good), ("x", ["7x", "1234"] + bad), ("Backspace", ["7", "1234"] + good),
                ("5", ["75", "1234"] + good), ("Backspace", ["7", "1234"] + good), ("Backspace", ["", "1234"] + bad),
                ("8", ["8", "1234"] + bad),
            ], seen: seen,
            "Every answer comes at once. A card that begins with a 7 is valid; the check of \"7x\" fails.",
            [
                (
                    "There is a number in the field already, and the form shows nothing of it.",
                    { $0[0][3] == "off" && $0[0][2] == "" }
                ),
                (
                    "The first answer reached one control and not the others. When did they subscribe, and what is kept for them?",
                    { $0[0][2] == "Valid" && $0[0][3] == "off" }
                ),
                (
                    "After the first moment the form does not react. What keeps its bindings, and for how long?",
                    { seen in seen.allSatisfy { $0.dropFirst(2) == seen[0].dropFirst(2) } && asked.count < 2 }
                ),
                (
                    "The check failed, and the form calls the card valid.",
                    { $0[1].dropFirst(2) == ["Valid", "green", "enabled"] && $0[5][2] != "Valid" && turnsValid }
                ),
                (
                    "The check failed, and the form still shows the card before.", { $0[1][2] == "Valid" }
                ),
                (
                    "The check failed once, and the form has not changed since. What did the error end?",
                    { $0[2][2] == "Not valid" }
                ),
                (
                    "The form says of one number what is true of another number than the one in the field.",
                    { $0[3][2] == "Not valid" }
                ),
            ])
    }
    guard asked == ["7", "7x", "7", "75", "7", "", "8"] else {
        throw Diagnosis(
            "The library was asked more than once about a number, or not about each. Who asks: the form, or each of its bindings?",
            evidence: [.sentence("asked: " + asked.map { "\"\($0)\"" }.joined(separator: " "))])
    }
}

/// Whether a check that fails makes a card valid that was not valid before.
private func failsAsValid(_ answer: Connect) -> Bool {
    let form = CardForm()
    let bag = DisposeBag()
    return misuses { _ in
    } in: {
        try? answer(form, { $0.isEmpty ? .just(false) : .error(Unreachable()) }, bag)
        form.screen.type("1")
        return form.result.text == "Valid"
    }
}

/// Only the PIN changes.
private func checkPIN(_ answer: Connect) throws {
    let form = CardForm()
    form.card.text = "66"
    let screen = form.screen
    var asked = 0
    let bag = DisposeBag()
    try withoutMisuse {
        try answer(
            form,
            { text in
                .deferred {
                    asked += 1
                    return .just(text == "66")
                }
            }, bag)
        var seen = [form.line]
        screen.press(.tab)
        let keys: [Screen.Key] = ["a", "b", "c", "4", "5"].map { .character($0) } + [.backspace, .backspace]
        for key in keys {
            screen.press(key)
            seen.append(form.line)
        }
        let pins = ["", "a", "ab", "abc", "abc4", "abc45", "abc4", "abc"]
        let names = ["at first", "a", "b", "c", "4", "5", "Backspace", "Backspace"]
        try expectForm(
            zip(names, pins).map { ($0, ["66", $1, "Valid", "green", $1.count == 4 ? "enabled" : "disabled"]) },
            seen: seen, "The card is valid. The PIN is typed: abc4, then a 5, then two characters are taken away.",
            [
                ("The card is valid and has no PIN yet, and the button is enabled.", { $0[0][4] == "enabled" }),
                (
                    "The PIN has one to three characters, and the button is enabled.",
                    { $0[1...3].contains { $0[4] == "enabled" } }
                ),
                ("Any four characters are a PIN, and the button is disabled.", { $0[4][4] == "disabled" }),
                (
                    "The PIN has five characters, and the button is enabled.",
                    { $0[5][4] == "enabled" && $0[7][4] == "disabled" }
                ),
                ("The PIN is shorter again, and the button is still enabled.", { $0[7][4] == "enabled" }),
            ])
    }
    guard asked == 1 else {
        throw Diagnosis(
            "The PIN was typed, and the library was asked about the card again.",
            evidence: [.sentence("the card stayed \"66\", and was checked \(asked) times")])
    }
}

/// The first answers take longer than the later ones.
private func checkSlowForm(_ answer: Connect) throws {
    let trial = Trial()
    let form = CardForm()
    form.card.text = "7"
    form.pin.text = "abcd"
    let screen = form.screen
    let bag = DisposeBag()
    let ticks = ["7": 3, "70": 6, "701": 2]
    try withoutMisuse {
        try answer(
            form,
            { text in
                Observable<Int>.timer(.milliseconds(100 * (ticks[text] ?? 1)), scheduler: trial.scheduler)
                    .map { _ in text != "701" }
            }, bag)
        var seen = [form.line]
        trial.scheduler.scheduleAt(5) { screen.type("0") }
        trial.scheduler.scheduleAt(7) { screen.type("1") }
        for tick in [2, 4, 6, 8, 10, 15] {
            trial.scheduler.advanceTo(tick)
            seen.append(form.line)
        }
        let nothing = ["", "off", "disabled"]
        let good = ["Valid", "green", "enabled"]
        let bad = ["Not valid", "red", "disabled"]
        try expectForm(
            [
                ("at first", ["7", "abcd"] + nothing), ("tick 2", ["7", "abcd"] + nothing),
                ("tick 4", ["7", "abcd"] + good), ("tick 6", ["70", "abcd"] + good),
                ("tick 8", ["701", "abcd"] + good),
                ("tick 10", ["701", "abcd"] + bad), ("tick 15", ["701", "abcd"] + bad),
            ], seen: seen,
            "The answer to \"7\" takes 3 ticks, to \"70\" 6, to \"701\" 2. The keys come at tick 5 and tick 7; \"701\" is not valid.",
            [
                (
                    "Until the first answer comes, the label is empty, the light off and the button disabled.",
                    { $0[0][2] != "" || $0[0][3] != "off" || $0[0][4] == "enabled" }
                ),
                (
                    "A check is under way, and the controls do not keep what they showed.",
                    { $0[3].dropFirst(2) != ["Valid", "green", "enabled"] && $0[2][2] == "Valid" }
                ),
                (
                    "The answer of the number before it came later, and the form shows that one.",
                    { $0[5][2] == "Not valid" && $0[6][2] == "Valid" }
                ),
                ("The last number was never checked: a check was under way when it came.", { $0[6][2] == "Valid" }),
            ])
    }
    withExtendedLifetime(bag) {}
}

/// The bag goes while a check is under way.
private func checkGoneForm(_ answer: Connect) throws {
    let trial = Trial()
    let form = CardForm()
    form.card.text = "7"
    form.pin.text = "abcd"
    let screen = form.screen
    var (asked, open) = (0, 0)
    var bag: DisposeBag? = DisposeBag()
    try withoutMisuse {
        try answer(
            form,
            { text in
                Observable<Int>.timer(.milliseconds(text == "7" ? 0 : 300), scheduler: trial.scheduler).map { _ in
                    text == "7"
                }
                .do(
                    onSubscribe: {
                        asked += 1
                        open += 1
                    }, onDispose: { open -= 1 })
            }, bag ?? DisposeBag())
        trial.scheduler.advanceTo(1)
        screen.type("0")
        bag = nil
        let (openThen, askedThen) = (open, asked)
        trial.scheduler.advanceTo(9)
        let afterCheck = form.line
        screen.press(.tab, .backspace)
        let afterPIN = form.line
        screen.press(.shiftTab)
        screen.type("1")
        let good = ["Valid", "green", "enabled"]
        guard askedThen == asked else {
            throw Diagnosis(
                "The bag is gone, and the form still follows the field: the library is asked.",
                evidence: ["the bag went at tick 1"])
        }
        try expectForm(
            [("the answer", ["70", "abcd"] + good), ("Backspace in the PIN", ["70", "abc"] + good)],
            seen: [afterCheck, afterPIN], "\"7\" was valid. \"70\" was typed, and the bag went before its answer came.",
            [("The bag is gone, and the form still follows the field.", { _ in true })])
        guard openThen == 0 else {
            throw Diagnosis("The bag is gone, and a check is still under way.", evidence: ["the bag went at tick 1"])
        }
    }
}

/// The answer comes on a queue of the server.
private func checkDistantForm(_ answer: Connect) throws {
    let server = DispatchQueue(label: "server")
    let form = onMain {
        let form = CardForm()
        form.card.text = "7"
        form.pin.text = "abcd"
        return form
    }
    let reports = Locked<[String]>([])
    let (asked, answered) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    var bag: DisposeBag? = DisposeBag()
    try onMain {
        try answer(
            form,
            { _ in
                .create { observer in
                    server.async {
                        // A task-local listener does not reach this queue by itself.
                        misuses { misuse in
                            reports.withLock { $0.append("\(misuse)") }
                        } in: {
                            observer.onNext(true)
                            observer.onCompleted()
                        }
                        answered.signal()
                    }
                    asked.signal()
                    return Disposables.create()
                }
            }, bag ?? DisposeBag())
    }
    if asked.wait(timeout: .now() + .seconds(2)) == .success { _ = answered.wait(timeout: .now() + .seconds(2)) }
    let line = onMain { form.line }
    onMain { bag = nil }
    guard reports.withLock({ $0.isEmpty }) else {
        throw Diagnosis(
            "A control was touched from another queue. The answer came on \"server\", and the screen belongs to main.",
            evidence: ["the check answers on the queue \"server\""])
    }
    try expectForm(
        [("the answer", ["7", "abcd", "Valid", "green", "enabled"])], seen: [line],
        "The check answers on the queue \"server\".", [])
}
