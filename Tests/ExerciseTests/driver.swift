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
    @Test func `3 · Sixteen litres`() throws { try attempt(3) }
    @Test func `4 · Suggestions`() throws { try attempt(4) }
    @Test func `5 · A thermometer in the cellar`() throws { try attempt(5) }
    @Test func `6 · The alert that comes again`() throws { try attempt(6) }
    @Test func `7 · The whole form`() throws { try attempt(7) }

    @Test(arguments: exercises) func gate(_ exercise: Exercise) { expectGate(exercise) }

    static let exercises = [
        Exercise(
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
            check: checkFirstAnswer),

        Exercise(
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
            check: checkCatches),

        Exercise(
            3, "Sixteen litres", as: ((String) throws -> Bool).self,
            attempt: isAmount, solution: Solution.isAmount,
            wrong: [
                Wrong("Double, as given", diagnosis: "that the pump cannot give") { Double($0) != nil },
                Wrong("Double, if it is finite", diagnosis: "other ways to write a number") {
                    Double(trimmed($0))?.isFinite == true
                },
                Wrong("whole numbers only", diagnosis: "with a point in it") {
                    Int(trimmed($0)).map { $0 >= 0 } == true
                },
                Wrong("digits and points, untrimmed", diagnosis: "Spaces at either end do not count") { text in
                    text.allSatisfy { ("0"..."9").contains($0) || $0 == "." } && Double(text) != nil
                },
                Wrong("all spaces taken out", diagnosis: "in the middle") { text in
                    let text = text.filter { $0 != " " }
                    return text.allSatisfy { ("0"..."9").contains($0) || $0 == "." } && Double(text) != nil
                },
                Wrong("every character is right, if there is one", diagnosis: "there is nothing") { text in
                    trimmed(text).allSatisfy { ("0"..."9").contains($0) || $0 == "." }
                },
                Wrong("any number of points", diagnosis: "one point, between digits") { text in
                    let text = trimmed(text)
                    return !text.isEmpty && text.allSatisfy { ("0"..."9").contains($0) || $0 == "." }
                },
                Wrong("what Unicode calls a number", diagnosis: "is not among 0 to 9") { text in
                    let parts = trimmed(text).split(separator: ".", omittingEmptySubsequences: false)
                    return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
                },
            ],
            check: checkAmounts),

        Exercise(
            4, "Suggestions",
            as: ((ControlProperty<String?>, @escaping (String) -> Observable<[String]>) throws -> Driver<[String]>)
                .self,
            attempt: suggestions, solution: Solution.suggestions,
            wrong: [
                Wrong("never, as given", diagnosis: "Nothing comes at all") { _, _ in
                    Driver<String>.never().flatMapLatest { _ in Driver<[String]>.never() }
                },
                Wrong("asked for every key", diagnosis: "was asked too often") { field, fetch in
                    field.orEmpty.asDriver().flatMapLatest { fetch($0).asDriver(onErrorJustReturn: []) }
                },
                Wrong("the answers are throttled", diagnosis: "was asked for all of them, and") { field, fetch in
                    field.orEmpty.asDriver().flatMapLatest { fetch($0).asDriver(onErrorJustReturn: []) }
                        .throttle(.milliseconds(500))
                },
                Wrong("debounce", diagnosis: "The first key had to wait") { field, fetch in
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
            ],
            check: checkSuggestions),

        Exercise(
            5, "A thermometer in the cellar",
            as: ((Observable<Int>, @escaping (Int) -> String, any Display) throws -> any Disposable).self,
            attempt: attach, solution: Solution.attach,
            wrong: [
                Wrong("subscribe(on:), as given", diagnosis: "The display was set on") { degrees, text, display in
                    degrees.map(text).subscribe(on: MainScheduler.instance).bind(onNext: { display.set($0) })
                },
                Wrong("too early", diagnosis: "The texts were made on main") { degrees, text, display in
                    degrees.observe(on: MainScheduler.instance).map(text).bind(onNext: { display.set($0) })
                },
                Wrong("a bag of its own", diagnosis: "Nothing was shown") { degrees, text, display in
                    let bag = DisposeBag()
                    degrees.map(text).asDriver(onErrorJustReturn: "").drive(onNext: { display.set($0) })
                        .disposed(by: bag)
                    return Disposables.create()
                },
                Wrong("only the first", diagnosis: "is missing on the display") { degrees, text, display in
                    degrees.map(text).observe(on: MainScheduler.instance).take(1).bind(onNext: { display.set($0) })
                },
            ],
            check: checkCellar),

        Exercise(
            6, "The alert that comes again",
            as: ((Observable<String>) throws -> OpenWindow).self,
            attempt: alerts, solution: Solution.alerts,
            wrong: [
                Wrong("a driver, as given", diagnosis: "was over when it opened") { failures in
                    let alerts = failures.asDriver(onErrorDriveWith: .empty())
                    return { show in alerts.drive(onNext: show) }
                },
                Wrong("a driver whose first is skipped", diagnosis: "was open, and missed") { failures in
                    let alerts = failures.asDriver(onErrorDriveWith: .empty()).skip(1)
                    return { show in alerts.drive(onNext: show) }
                },
                Wrong("each window for itself", diagnosis: "One connection has to do") { failures in
                    { show in failures.subscribe(onNext: show) }
                },
                Wrong("once only", diagnosis: "The second failure was not shown") { failures in
                    let alerts = failures.asSignal(onErrorSignalWith: .empty())
                    return { show in alerts.asObservable().take(1).subscribe(onNext: show) }
                },
            ],
            check: checkAlerts),

        Exercise(
            7, "The whole form",
            as: Connect.self,
            attempt: connect, solution: Solution.connect,
            wrong: [
                Wrong("a check for each binding", diagnosis: "was asked more than once about") { form, check, bag in
                    let isValid = form.card.rx.text.orEmpty.flatMapLatest { check($0).catchAndReturn(false) }
                    bind(isValid, to: form, until: bag)
                },
                Wrong("share()", diagnosis: "reached one control and not the others") { form, check, bag in
                    let isValid = form.card.rx.text.orEmpty.flatMapLatest { check($0).catchAndReturn(false) }.share()
                    bind(isValid, to: form, until: bag)
                },
                Wrong("nothing is caught", diagnosis: "was told of an error") { form, check, bag in
                    bind(form.card.rx.text.orEmpty.flatMapLatest(check).share(replay: 1), to: form, until: bag)
                },
                Wrong("caught at the end", diagnosis: "the form has not changed since") { form, check, bag in
                    let isValid = form.card.rx.text.orEmpty.flatMapLatest(check).asDriver(onErrorJustReturn: false)
                    bind(isValid.asObservable(), to: form, until: bag)
                },
                Wrong("only what the user changes", diagnosis: "a number in the field already") { form, check, bag in
                    let isValid = form.card.rx.text.orEmpty.changed.asDriver()
                        .flatMapLatest { check($0).asDriver(onErrorJustReturn: false) }
                    bind(isValid.asObservable(), to: form, until: bag)
                },
                Wrong("every answer counts", diagnosis: "of the text before it came later") { form, check, bag in
                    let isValid = form.card.rx.text.orEmpty.asDriver()
                        .flatMap { check($0).asDriver(onErrorJustReturn: false) }
                    bind(isValid.asObservable(), to: form, until: bag)
                },
                Wrong("no bag", diagnosis: "The bag is gone, and") { form, check, _ in
                    let isValid = form.card.rx.text.orEmpty.asDriver()
                        .flatMapLatest { check($0).asDriver(onErrorJustReturn: false) }
                    for binding in bindings(of: isValid.asObservable(), to: form) { _ = binding }
                },
                Wrong("the PIN is forgotten", diagnosis: "has no PIN yet") { form, check, bag in
                    let isValid = form.card.rx.text.orEmpty.asDriver()
                        .flatMapLatest { check($0).asDriver(onErrorJustReturn: false) }
                    isValid.map { $0 ? "Valid" : "Not valid" }.drive(form.result.rx.text).disposed(by: bag)
                    isValid.map { $0 ? Color.systemGreen : .systemRed }.drive(form.light.rx.backgroundColor)
                        .disposed(by: bag)
                    isValid.drive(form.borrow.rx.isEnabled).disposed(by: bag)
                },
            ],
            check: checkForm),
    ]
}

/// Does `work` on the main queue, where a screen and its drivers live.
private func onMain<Result>(_ work: () throws -> Result) rethrows -> Result {
    try DispatchQueue.isMain ? work() : DispatchQueue.main.sync(execute: work)
}

// MARK: 1

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

private func trimmed(_ text: String) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
}

private func checkAmounts(_ answer: (String) throws -> Bool) throws {
    let groups: [(texts: [String], isAmount: Bool, meaning: String)] = [
        (["12", "0", "100"], true, "Plain digits are an amount, and you refuse them."),
        (["7.5", "0.75"], true, "An amount with a point in it is an amount as well, and you refuse it."),
        (["nan", "inf"], false, "You let through an amount that the pump cannot give. `Double` knows a word for it."),
        (
            ["0x10", "1e3"], false,
            "You let through what no driver means. `Double` knows other ways to write a number. Look at the characters instead."
        ),
        ([" 12", "12 ", "  7.5 "], true, "Spaces at either end do not count, and you refuse an amount for them."),
        (
            ["1 2", "7. 5"], false,
            "You let through a text with a space in the middle. Only those at the ends do not count."
        ),
        (
            ["", " "], false,
            "You let through a text in which there is nothing. What do \"all of them\" say when there are none?"
        ),
        (
            [".", "1.2.3", ".."], false,
            "You let through points that make no number. There may be one point, between digits."
        ),
        (
            ["-5", "+5", "1,000", "1_000", "twelve"], false,
            "You let through something that is neither digit nor point."
        ),
        (["１２", "½", "٣"], false, "You let through a digit that is not among 0 to 9. Unicode has many more of them."),
    ]
    for group in groups {
        for text in group.texts where try answer(text) != group.isAmount {
            throw Diagnosis(
                group.meaning,
                evidence: ["\"\(text)\"   expected \(group.isAmount)   yours \(!group.isAmount)"])
        }
    }
}

// MARK: 4

private func checkSuggestions(
    _ answer: (ControlProperty<String?>, @escaping (String) -> Observable<[String]>) throws -> Driver<[String]>
) throws {
    let askedTooOften =
        "The server was asked too often: there may be one request in 500 ms. What is it that should wait?"
    /// Somebody types `texts`. A text has itself as its suggestion, and x has none: its request fails.
    func expect(
        _ marbles: String, whenTyping texts: String, _ situation: String, taking time: @escaping (String) -> Int,
        _ mistakes: [Mistake<Received<String>>]
    ) throws {
        let trial = Trial(situation)
        var asked = ""
        let typed = trial.cold("text", texts, as: String.self)
        let field = ControlProperty<String?>(values: typed.map { Optional($0) }, valueSink: AnyObserver { _ in })
        try SharingScheduler.mock(scheduler: trial.scheduler) {
            let driver = try answer(field) { text in
                asked += text
                return Observable<Int>.timer(.milliseconds(100 * time(text)), scheduler: trial.scheduler).map { _ in
                    if text == "x" { throw MarbleError() }
                    return [text]
                }
            }
            try trial.expect(marbles, of: driver.asObservable().map { $0.first ?? "0" }, mistakes: mistakes)
            try trial.require(
                !asked.contains("b") || !asked.contains("c"),
                "The server was asked for all of them, and only the answers had to wait. What is the costly part?")
        }
    }
    try onMain {
        try expect(
            "-a----c----0-----d", whenTyping: "a-b-c-----x-----d",
            "a request takes a tick, and with x it fails; 0 is an empty list", taking: { _ in 1 },
            [
                Mistake("Nothing comes at all. Who subscribes to the field, and who asks `fetch`?") {
                    $0.events.isEmpty
                },
                Mistake("A request failed once, and there are no suggestions ever after. What did the error end?") {
                    $0.ends
                },
                Mistake("The first key had to wait. It is to be asked for at once, and only the next ones wait.") {
                    $0.elements.first != "a"
                },
                Mistake(askedTooOften) { $0.elements.contains("b") },
                Mistake(
                    "Only the first was asked for. Time is virtual here: a driver knows that, `MainScheduler.instance` does not. "
                        + "On a driver `throttle` takes the time alone."
                ) { $0.elements == ["a"] },
                Mistake("There was a pause after c, and what was typed last was never asked for.") {
                    $0.elements == ["a", "0", "d"]
                },
                Mistake("The request for x failed, and the suggestions for c still stand there.") {
                    $0.elements == ["a", "c", "d"]
                },
            ])
        try expect(
            "-------b----", whenTyping: "a-----b-----", "the request for a takes 9 ticks, the one for b takes 1",
            taking: { $0 == "a" ? 9 : 1 },
            [
                Mistake(
                    "The suggestions for the text before came later, and now they stand below b. Who lets go of them?"
                ) {
                    $0.elements == ["b", "a"]
                },
                Mistake("b came while the request for a was under way, and was never asked for.") {
                    $0.elements == ["a"]
                },
            ])
    }
}

// MARK: 5

/// A display that knows on which queue it is used.
private final class Cellar: Display {
    struct Note: Equatable {
        let text: String
        let isOnMain: Bool
    }

    private let notes = Locked<(made: [Note], shown: [Note])>(([], []))
    private let changed = DispatchSemaphore(value: 0)

    var made: [Note] { notes.withLock { $0.made } }
    var shown: [Note] { notes.withLock { $0.shown } }

    func text(of degrees: Int) -> String {
        let text = "\(degrees) degrees"
        notes.withLock { $0.made.append(Note(text: text, isOnMain: DispatchQueue.isMain)) }
        return text
    }

    func set(_ text: String) {
        notes.withLock { $0.shown.append(Note(text: text, isOnMain: DispatchQueue.isMain)) }
        changed.signal()
    }

    /// Comes back when `count` texts have been shown, or when no more are to be expected.
    func wait(for count: Int) {
        for _ in 0..<count {
            if changed.wait(timeout: .now() + .milliseconds(500)) == .timedOut { return }
        }
    }
}

private func checkCellar(
    _ answer: (Observable<Int>, @escaping (Int) -> String, any Display) throws -> any Disposable
) throws {
    let thermometer = DispatchQueue(label: "thermometer")
    let degrees = Observable<Int>.create { observer in
        thermometer.async { for degrees in [8, 9, 8] { observer.onNext(degrees) } }
        return Disposables.create()
    }
    let cellar = Cellar()
    let subscription = try onMain { try answer(degrees, cellar.text(of:), cellar) }
    thermometer.sync {}
    if !DispatchQueue.isMain { cellar.wait(for: 3) }
    subscription.dispose()

    let expected = ["8 degrees", "9 degrees", "8 degrees"]
    let lines =
        cellar.made.map { "text        \($0.text)   on \($0.isOnMain ? "main" : "thermometer")" }
        + cellar.shown.map { "display     \($0.text)   on \($0.isOnMain ? "main" : "thermometer")" }
    let evidence = [Evidence.lines(lines)]
    guard !cellar.shown.isEmpty else {
        throw Diagnosis("Nothing was shown. What keeps the subscription, and for how long?", evidence: evidence)
    }
    guard cellar.shown.allSatisfy(\.isOnMain) else {
        throw Diagnosis(
            "The display was set on the queue of the thermometer. Where you subscribe does not change where it sends. "
                + "What moves the elements?", evidence: evidence)
    }
    guard cellar.made.allSatisfy({ !$0.isOnMain }) else {
        throw Diagnosis(
            "The texts were made on main, and the screen stood still meanwhile. Which lines should run there?",
            evidence: evidence)
    }
    guard cellar.shown.map(\.text) == expected else {
        throw Diagnosis(
            "The thermometer sent 8, 9 and 8. Some of it is missing on the display, or came in another order.",
            evidence: evidence)
    }
}

// MARK: 6

/// Called by a window that opens, with what shows an alert.
private typealias OpenWindow = (_ show: @escaping (String) -> Void) -> any Disposable

private func checkAlerts(
    _ answer: (Observable<String>) throws -> OpenWindow
) throws {
    /// What a window shows that opens at `tick`.
    func window(_ open: @escaping OpenWindow, at tick: Int, _ trial: Trial) -> Observable<String> {
        let window = Observable<String>.create { observer in open { observer.onNext($0) } }
        guard tick > 0 else { return window }
        return Observable<Int>.timer(.milliseconds(100 * tick), scheduler: trial.scheduler).flatMap { _ in window }
    }
    try onMain {
        do {
            let trial = Trial("window A, which is open all the time")
            let failures = trial.hot("failures", "--a--------b--", as: String.self)
            let open = try answer(failures.asObservable())
            try trial.expect(
                "--a--------b", of: window(open, at: 0, trial),
                mistakes: [
                    Mistake("No alert is shown. Who subscribes to the failures when a window opens?") {
                        $0.events.isEmpty
                    },
                    Mistake("Window A was open, and missed the first failure.") { $0.elements == ["b"] },
                    Mistake("The second failure was not shown in window A.") { $0.elements == ["a"] },
                ])
        }
        do {
            let trial = Trial("window B, which opens at tick 6")
            let failures = trial.hot("failures", "--a--------b--", as: String.self)
            let open = try answer(failures.asObservable())
            _ = trial.scheduler.record(window(open, at: 0, trial))
            try trial.expect(
                "-----------b", of: window(open, at: 6, trial),
                mistakes: [
                    Mistake("Window B shows an alert that was over when it opened. What keeps it, and for whom?") {
                        $0.elements.first == "a"
                    }
                ])
            try trial.require(
                failures.subscriptions.count == 1,
                "There were \(failures.subscriptions.count) subscriptions to the failures. "
                    + "One connection has to do for all windows.")
        }
    }
}

// MARK: 7

private func bind(_ isValid: Observable<Bool>, to form: CardForm, until bag: DisposeBag) {
    for binding in bindings(of: isValid, to: form) { binding.disposed(by: bag) }
}

/// The bindings that most answers make, whatever `isValid` is worth.
private func bindings(of isValid: Observable<Bool>, to form: CardForm) -> [any Disposable] {
    let isComplete = form.pin.rx.text.orEmpty.map { $0.count == 4 }
    return [
        isValid.map { $0 ? "Valid" : "Not valid" }.bind(to: form.result.rx.text),
        isValid.map { $0 ? Color.systemGreen : .systemRed }.bind(to: form.light.rx.backgroundColor),
        Observable.combineLatest(isValid, isComplete) { $0 && $1 }.bind(to: form.borrow.rx.isEnabled),
    ]
}

extension CardForm {
    fileprivate var screen: Screen { Screen("Library", [card], [pin], [result, light], [borrow]) }

    /// What stands in the fields, and what the three controls say of it.
    fileprivate var line: String {
        let color =
            switch light.backgroundColor {
            case .systemGreen: "green"
            case .systemRed: "red"
            case nil: "off"
            default: "another colour"
            }
        let fields = "\(card.text ?? "") \(pin.text ?? "")".padding(8)
        return "\(fields) \(result.text ?? ""), \(color), \(borrow.isEnabled ? "enabled" : "disabled")"
    }
}

extension String {
    fileprivate func padding(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}

private struct Unreachable: Error {}

private typealias Connect = (CardForm, @escaping (String) -> Observable<Bool>, DisposeBag) throws -> Void

private func checkForm(_ answer: Connect) throws {
    try onMain {
        var reports: [Misuse] = []
        try misuses {
            reports.append($0)
        } in: {
            try checkQuickForm(answer, reports: { reports })
            try checkSlowForm(answer)
        }
    }
}

/// Every answer comes at once.
private func checkQuickForm(_ answer: Connect, reports: () -> [Misuse]) throws {
    let form = CardForm()
    form.card.text = "7"
    let screen = form.screen
    var asked: [String] = []
    var bag = DisposeBag()
    func check(_ text: String) -> Observable<Bool> {
        .deferred {
            asked.append(text)
            return text.hasSuffix("x") ? .error(Unreachable()) : .just(text.hasPrefix("7"))
        }
    }
    try answer(form, check, bag)
    var lines = [form.line]
    screen.press(.tab)
    screen.type("1234")
    lines.append(form.line)
    screen.press(.shiftTab)
    for key in [.character("x"), .backspace, .backspace, .character("8")] as [Screen.Key] {
        screen.press(key)
        lines.append(form.line)
    }
    let askedBefore = asked
    bag = DisposeBag()
    screen.press(.backspace, .character("7"))
    lines.append(form.line)

    guard reports().isEmpty else {
        throw Diagnosis(
            "A control was told of an error, and it cannot show one. A debug build stops here, and the binding is over. "
                + "What should be said in place of the error, and where?", evidence: ["\(Unreachable())"])
    }
    try Lines.expect(
        seenOnTheForm, from: lines,
        in: "A card with a 7 is valid. With x the library cannot be reached. Before the last line the bag went.",
        mistakes: mistakesOfForms)
    guard askedBefore == ["7", "7x", "7", "", "8"] else {
        throw Diagnosis(
            "The library was asked more than once about a text, or not about each. Who asks: the form, or each of its bindings?",
            evidence: [.lines(["asked    " + askedBefore.map { "\"\($0)\"" }.joined(separator: " ")])])
    }
    guard asked == askedBefore else {
        throw Diagnosis(
            "The bag is gone, and the library is still asked about every text.",
            evidence: [
                .lines(["asked    " + asked.dropFirst(askedBefore.count).map { "\"\($0)\"" }.joined(separator: " ")])
            ])
    }
}

/// What `checkQuickForm` should come to see.
private let seenOnTheForm = [
    "7        Valid, green, disabled", "7 1234   Valid, green, enabled", "7x 1234  Not valid, red, disabled",
    "7 1234   Valid, green, enabled", " 1234    Not valid, red, disabled", "8 1234   Not valid, red, disabled",
    "7 1234   Not valid, red, disabled",
]

/// By what it does see.
private var mistakesOfForms: [Mistake<[String]>] {
    [
        Mistake("There is a number in the field already, and the form says nothing of it.") {
            $0[0].hasPrefix("7        , off")
        },
        Mistake("After the first moment the form is deaf. What keeps its bindings, and for how long?") { lines in
            lines.allSatisfy { $0.dropFirst(9) == lines[0].dropFirst(9) }
        },
        Mistake(
            "The first answer reached one control and not the others. When did they subscribe, and what is kept for them?"
        ) { $0[0] != seenOnTheForm[0] && $0[0].contains("Valid, off") && $0[3] == seenOnTheForm[3] },
        Mistake("The card is valid and has no PIN yet, and the button is enabled.") {
            $0[0] == "7        Valid, green, enabled"
        },
        Mistake("The PIN is complete now, and the button is still disabled. It has to hear of the card and of the PIN.")
        {
            $0[1] == "7 1234   Valid, green, disabled"
        },
        Mistake("The library could not be reached, and the form calls the card valid.") {
            $0[2].hasPrefix("7x 1234  Valid")
        },
        Mistake("The library could not be reached once, and the form has not changed since. What did the error end?") {
            $0[3].hasPrefix("7 1234   Not valid")
        },
        Mistake("The bag is gone, and the form still follows the field.") {
            $0.prefix(6) == seenOnTheForm.prefix(6) && $0[6] != seenOnTheForm[6]
        },
    ]
}

/// The answer to the first text takes longer than the one to the second.
private func checkSlowForm(_ answer: Connect) throws {
    let trial = Trial()
    let form = CardForm()
    form.card.text = "7"
    form.pin.text = "1234"
    let screen = form.screen
    let bag = DisposeBag()
    try answer(
        form,
        { text in
            Observable<Int>.timer(.milliseconds(text == "7" ? 500 : 100), scheduler: trial.scheduler)
                .map { _ in text == "7" }
        }, bag)
    trial.scheduler.scheduleAt(2) { screen.type("0") }
    trial.run()
    try Lines.expect(
        ["70 1234  Not valid, red, disabled"], from: [form.line],
        in:
            "\"7\" is valid, and its answer takes 5 ticks. At tick 2 the user makes it \"70\", which is not, and takes 1.",
        mistakes: [
            Mistake("The answer of the text before it came later, and the form shows that one.") {
                $0 == ["70 1234  Valid, green, enabled"]
            }
        ])
    withExtendedLifetime(bag) {}
}
