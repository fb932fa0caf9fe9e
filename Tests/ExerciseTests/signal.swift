import Dispatch
import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import signal_exercises

@Suite("signal") struct SignalExercises: LessonExercises {
    @Test func `1 · Somebody leaves, somebody comes`() throws { try attempt(1) }
    @Test func `2 · Five closures`() throws { try attempt(2) }
    @Test func `3 · The alert that comes again`() throws { try attempt(3) }
    @Test func `4 · One order for each tap`() throws { try attempt(4) }
    @Test func `5 · Offline is not locked`() throws { try attempt(5) }
    @Test func `6 · A page that may fail`() throws { try attempt(6) }

    @Test(arguments: exercises) func gate(_ exercise: Exercise) { expectGate(exercise) }

    static let exercises = [comings, closures, alerting, ordering, lift, newspaper]
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

private let comings = Exercise(
    1, "Somebody leaves, somebody comes", as: (() throws -> [String]).self,
    attempt: whoeverComes, solution: Solution.whoeverComes,
    wrong: [
        Wrong("a signal remembers as well", diagnosis: "A signal keeps nothing") {
            ["----ab--c", "----ab--c", "-----------d--e", "-----------d--e"]
        },
        Wrong("a driver remembers nothing", diagnosis: "Ana still listens") {
            ["-----b--c", "-----b--c", "-----------d--e", "-----------d--e"]
        },
        Wrong("a driver remembers for ever", diagnosis: "Nobody listened at tick 9") {
            ["----ab--c", "-----b--c", "----------cd--e", "-----------d--e"]
        },
        Wrong("a driver remembers all", diagnosis: "One element is kept, not all of them") {
            ["----ab--c", "-----b--c", "----------(abc)d--e", "-----------d--e"]
        },
        Wrong("news begins anew for Eve", diagnosis: "runs whether somebody listens or not") {
            ["----ab--c", "-----b--c", "------------a--b--c--d--e", "-----------d--e"]
        },
        Wrong("Ben goes on", diagnosis: "has left at tick 9") {
            ["----ab--c--d--e", "-----b--c--d--e", "-----------d--e", "-----------d--e"]
        },
        Wrong("to leave is to complete", diagnosis: "To leave is no event") {
            ["----ab--c|", "-----b--c|", "-----------d--e", "-----------d--e"]
        },
        Wrong("from the beginning", diagnosis: "begins at tick 4") {
            ["--a--b--c", "--a--b--c", "-----------d--e", "-----------d--e"]
        },
    ],
    check: { answer in
        let diagrams = try answer()
        guard diagrams.count == 4 else {
            throw Diagnosis(
                "There are four diagrams to draw, and your list has \(diagrams.count). One for each, in order.")
        }
        try onMain { for (index, diagram) in diagrams.enumerated() { try checkComing(diagram, index) } }
    })

private func checkComing(_ diagram: String, _ index: Int) throws {
    let (isBen, isDriver) = (index < 2, index % 2 == 0)
    let trial = Trial("\(isBen ? "Ben" : "Eve") and the \(isDriver ? "driver" : "signal")")
    let news = trial.hot("news", "--a--b--c--d--e--", as: String.self)
    let shared =
        isDriver
        ? news.asDriver(onErrorDriveWith: .empty()).asObservable()
        : news.asSignal(onErrorSignalWith: .empty()).asObservable()
    _ = trial.scheduler.record(shared.heard(from: 0, to: 6, in: trial))
    let ben = shared.heard(from: 4, to: 9, in: trial)
    if !isBen { _ = trial.scheduler.record(ben) }
    try trial.predict(
        diagram, of: isBen ? ben : shared.heard(from: 10, in: trial),
        mistakes: [
            Mistake("To leave is no event: nobody receives anything for it. And `news` does not end.") { $0.ends },
            Mistake("`news` runs whether somebody listens or not, like a radio. It does not begin anew for Eve.") {
                !isBen && $0.elements.contains("a") && ($0.start ?? 0) > 10
            },
            Mistake("Ben listens from tick 4 on. What he receives begins at tick 4, or later.") {
                isBen && ($0.start ?? 4) < 4
            },
            Mistake("Eve listens from tick 10 on. What she receives does not begin before.") {
                !isBen && ($0.start ?? 10) < 10
            },
            Mistake("Ben has left at tick 9. Nothing comes to him after that.") {
                isBen && ($0.events.last?.time ?? 0) > 9
            },
            Mistake("A driver keeps something for those who come later. One element is kept, not all of them.") {
                isDriver && $0.events.count { $0.time == (isBen ? 4 : 10) } > 1
            },
            Mistake("A signal keeps nothing for those who come later.") {
                !isDriver && $0.start == (isBen ? 4 : 10)
            },
            Mistake("Nobody listened at tick 9. What does a driver keep, when its last listener has left?") {
                isDriver && !isBen && $0.start == 10
            },
            Mistake("When Ben comes, Ana still listens, and `a` was the last. What does the driver keep for him?") {
                isDriver && isBen && $0.start == 5
            },
        ])
}
// MARK: 2

private let closures = Exercise(
    2, "Five closures", as: (() throws -> [String]).self, attempt: fiveClosures, solution: Solution.fiveClosures,
    wrong: [
        Wrong("a driver works on main", diagnosis: "stands above `asDriver`") {
            ["main", "main", "main", "station", "worker"]
        },
        Wrong("map stays where the source is", diagnosis: "stands below `asDriver`") {
            ["station", "station", "main", "station", "worker"]
        },
        Wrong("drive is where the source is", diagnosis: "`drive` was called on main") {
            ["station", "main", "station", "station", "worker"]
        },
        Wrong("bind is on main", diagnosis: "`bind(onNext:)` moves nothing") {
            ["station", "main", "main", "main", "worker"]
        },
        Wrong("a driver is always on main", diagnosis: "has been kept since") {
            ["station", "main", "main", "station", "main"]
        },
        Wrong("the kept one comes from the station", diagnosis: "sent nothing at that moment") {
            ["station", "main", "main", "station", "station"]
        },
    ],
    check: { answer in
        let said = try answer()
        let truth = onWhichQueues()
        guard said.count == 5 else {
            throw Diagnosis("There are five closures, and your list has \(said.count) names. One for each, in order.")
        }
        if let name = said.first(where: { !["main", "station", "worker"].contains($0) }) {
            throw Diagnosis("\"\(name)\" is none of the three queues: \"main\", \"station\" and \"worker\".")
        }
        guard let index = truth.indices.first(where: { truth[$0] != said[$0] }) else { return }
        let meaning =
            switch (index, said[index]) {
            case (0, _): "This `map` stands above `asDriver`. A driver moves what arrives, not the work before it."
            case (1, _): "This `map` stands below `asDriver`. Where do a driver's elements arrive?"
            case (2, _): "`drive` was called on main, and the element came later. What does a driver promise?"
            case (3, _): "`bind(onNext:)` moves nothing. On which queue does the station send?"
            case (_, "main"):
                "The element has been kept since the first second, and is handed over inside `drive`. Who calls that?"
            default: "The station sent nothing at that moment: the driver had the element already. Who handed it over?"
            }
        throw Diagnosis(
            meaning,
            evidence: [
                .table(
                    .init(
                        ["closure", "you said"],
                        zip(["one", "two", "three", "four", "five"], said).map { [$0, $1] }, marked: index,
                        note: "not this"))
            ])
    })

/// What the code of the exercise does, on real queues.
private func onWhichQueues() -> [String] {
    let key = DispatchSpecificKey<String>()
    let (queue, worker) = (DispatchQueue(label: "station"), DispatchQueue(label: "worker"))
    queue.setSpecific(key: key, value: "station")
    worker.setSpecific(key: key, value: "worker")
    let places = Locked<[String: String]>([:])
    let written = DispatchSemaphore(value: 0)
    func write(_ name: String) {
        places.withLock { places in
            let isNew = places[name] == nil
            if isNew { places[name] = DispatchQueue.isMain ? "main" : DispatchQueue.getSpecific(key: key) ?? "another" }
        }
        written.signal()
    }
    let start = DispatchSemaphore(value: 0)
    let station = Observable<Int>.create { observer in
        queue.async {
            start.wait()
            start.signal()
            observer.onNext(20)
        }
        return Disposables.create()
    }
    let driver =
        station
        .map { degrees in
            write("one")
            return degrees
        }
        .asDriver(onErrorJustReturn: 0)
        .map { degrees in
            write("two")
            return degrees
        }
    let bag = CompositeDisposable()
    onMain {
        _ = bag.insert(driver.drive(onNext: { _ in write("three") }))
        _ = bag.insert(station.bind(onNext: { _ in write("four") }))
    }
    start.signal()
    for _ in 0..<4 { _ = written.wait(timeout: .now() + .seconds(5)) }
    worker.sync {
        misuses { _ in
        } in: {
            _ = bag.insert(driver.drive(onNext: { _ in write("five") }))
        }
    }
    onMain { bag.dispose() }
    return places.withLock { places in ["one", "two", "three", "four", "five"].map { places[$0] ?? "another" } }
}
// MARK: 3

/// Called by a window that opens, with what shows an alert.
private typealias OpenWindow = (_ show: @escaping (String) -> Void) -> any Disposable
private typealias Alerts = (Observable<String>) throws -> OpenWindow

private let alerting = Exercise(
    3, "The alert that comes again", as: Alerts.self, attempt: alerts, solution: Solution.alerts,
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
            { show in failures.observe(on: MainScheduler.instance).subscribe(onNext: show) }
        },
        Wrong("once only", diagnosis: "and then no more") { failures in
            let alerts = failures.asSignal(onErrorSignalWith: .empty())
            return { show in alerts.asObservable().take(1).subscribe(onNext: show) }
        },
        Wrong("share, and no main", diagnosis: "not on main") { failures in
            let alerts = failures.share()
            return { show in alerts.subscribe(onNext: show) }
        },
        Wrong("a relay that never lets go", diagnosis: "no window is open any more") { failures in
            let alerts = PublishRelay<String>()
            var isConnected = false
            return { show in
                let window = alerts.observe(on: MainScheduler.instance).subscribe(onNext: show)
                if !isConnected { _ = failures.subscribe(onNext: alerts.accept) }
                isConnected = true
                return window
            }
        },
        Wrong("connected from the start", diagnosis: "before the first window") { failures in
            let alerts = failures.asSignal(onErrorSignalWith: .empty())
            let connection = alerts.emit()
            return { show in
                let window = alerts.emit(onNext: show)
                return Disposables.create {
                    window.dispose()
                    connection.dispose()
                }
            }
        },
        Wrong("nothing to close", diagnosis: "is closed, and still shows") { failures in
            let alerts = failures.asSignal(onErrorSignalWith: .empty())
            return { show in
                _ = alerts.emit(onNext: show)
                return Disposables.create()
            }
        },
        Wrong("the same failure once", diagnosis: "failed again in the same words") { failures in
            let alerts = failures.asSignal(onErrorSignalWith: .empty()).distinctUntilChanged()
            return { show in alerts.emit(onNext: show) }
        },
        Wrong("only one window", diagnosis: "a second window") { failures in
            let alerts = failures.asSignal(onErrorSignalWith: .empty())
            let open = SerialDisposable()
            return { show in
                open.disposable = alerts.emit(onNext: show)
                return open
            }
        },
        Wrong("works until all are closed", diagnosis: "After all windows were closed") { failures in
            let alerts = failures.asSignal(onErrorSignalWith: .empty())
            var (open, isOver) = (0, false)
            return { show in
                if isOver { return Disposables.create() }
                open += 1
                let window = alerts.emit(onNext: show)
                return Disposables.create {
                    window.dispose()
                    open -= 1
                    isOver = open == 0
                }
            }
        },
    ],
    check: { answer in
        try onMain { try checkWindows(answer) }
        try checkQueueOfAlerts(answer)
    })

/// Windows that are open from one tick to another. The last of them is looked at.
private func expectWindow(
    _ expected: String, open windows: [(from: Int, to: Int)], use: [String], _ situation: String,
    failures marbles: String = "--a--------b----b---c", _ answer: Alerts, _ mistakes: [Mistake<Received<String>>]
) throws {
    let trial = Trial(situation)
    let failures = trial.hot("failures", marbles, as: String.self)
    let open = try answer(failures.asObservable())
    try trial.require(
        failures.subscriptions.isEmpty,
        "The connection is opened before the first window. Who subscribes to it, and when?")
    let window = Observable<String>.create { observer in open { observer.onNext($0) } }
    for other in windows.dropLast() {
        _ = trial.scheduler.record(window.heard(from: other.from, to: other.to, in: trial))
    }
    let last = windows[windows.count - 1]
    // The window is gone when what the function returned is disposed of, and only then.
    var (isClosed, late) = (false, false)
    let watched = Observable<String>.create { observer in
        let closing = open { text in
            if isClosed { late = true }
            observer.onNext(text)
        }
        return Disposables.create {
            closing.dispose()
            isClosed = true
        }
    }
    try trial.expect(expected, of: watched.heard(from: last.from, to: last.to, in: trial), mistakes: mistakes)
    try trial.require(!late, "The window is closed, and still shows an alert. What did the function return for it?")
    let uses = failures.subscriptions
    let meaning =
        if uses.count > use.count {
            "There were \(uses.count) subscriptions to the failures. One connection has to do for all windows."
        } else if uses.contains(where: \.isOpen) {
            "The connection is still open, and no window is open any more."
        } else {
            "The connection is open from the first window to the last, and no longer."
        }
    try trial.expect(use, of: uses, "the connection", meaning)
}

private func checkWindows(_ answer: Alerts) throws {
    try expectWindow(
        "--a--------b----b", open: [(0, 18)], use: ["^-----------------!"], "window A, open from tick 0 to 18", answer,
        [
            Mistake("No alert is shown. Who subscribes to the failures when a window opens?") { $0.events.isEmpty },
            Mistake("Window A was open, and missed the first failure.") { $0.elements.first != "a" },
            Mistake("It failed again in the same words, and no alert was shown. Each failure is one.") {
                $0.elements == ["a", "b"]
            },
            Mistake("Window A shows the first failure, and then no more.") { $0.elements == ["a"] },
        ])
    try expectWindow(
        "--a--------b", open: [(6, 18), (0, 12)], use: ["^-----------------!"],
        "window A, open from tick 0 to 12; window B is opened at tick 6", answer,
        [
            Mistake("Window A goes dark when a second window opens. Both are to show what happens.") {
                $0.elements == ["a"]
            }
        ])
    try expectWindow(
        "-----------b----b", open: [(0, 12), (6, 18)], use: ["^-----------------!"],
        "window B, open from tick 6 to 18; window A is open from tick 0 to 12", answer,
        [
            Mistake("Window B shows an alert that was over when it opened. What keeps it, and for whom?") {
                $0.elements.first == "a"
            },
            Mistake("Window B shows only a part of the failures that happen while it is open.") {
                $0.elements.count < 2
            },
        ])
    try expectWindow(
        "----------------b", open: [(0, 4), (14, 18)], use: ["^---!", "--------------^---!"],
        "a window that is open from tick 14 to 18; the one before it was closed at tick 4", answer,
        [
            Mistake("Window B shows an alert that was over when it opened. What keeps it, and for whom?") {
                $0.elements.first == "a"
            },
            Mistake("After all windows were closed, a new one shows nothing.") { $0.events.isEmpty },
        ])
}

/// A failure on a queue of the connection.
private func checkQueueOfAlerts(_ answer: Alerts) throws {
    let connection = DispatchQueue(label: "connection")
    let failures = PublishSubject<String>()
    let shown = Locked<[(text: String, isOnMain: Bool)]>([])
    let done = DispatchSemaphore(value: 0)
    let window = try onMain {
        try answer(failures.asObservable())({ text in
            shown.withLock { $0.append((text, DispatchQueue.isMain)) }
            done.signal()
        })
    }
    connection.sync { failures.onNext("disk full") }
    _ = done.wait(timeout: .now() + .seconds(2))
    onMain { window.dispose() }
    let seen = shown.withLock { $0 }
    let evidence: [Evidence] = ["\"disk full\" came on the queue \"connection\""]
    guard seen.map(\.text) == ["disk full"] else {
        throw Diagnosis("A failure from a queue of the connection was not shown once.", evidence: evidence)
    }
    guard seen.allSatisfy(\.isOnMain) else {
        throw Diagnosis("The alert was shown, and not on main. The screen belongs to main.", evidence: evidence)
    }
}
// MARK: 4

private typealias Orders = (Signal<Void>, Driver<String>) throws -> Signal<String>

private let ordering = Exercise(
    4, "One order for each tap", as: Orders.self, attempt: orders, solution: Solution.orders,
    wrong: [
        Wrong("never, as given", diagnosis: "Nothing is ever ordered") { _, _ in .never() },
        Wrong("the two combined", diagnosis: "without a tap") { tap, text in
            Observable.combineLatest(tap.asObservable(), text.asObservable()) { $1 }
                .asSignal(onErrorSignalWith: .empty()).filter { !$0.isEmpty }
        },
        Wrong("a pair of each", diagnosis: "was there at another tap") { tap, text in
            Observable.zip(tap.asObservable(), text.asObservable()) { $1 }
                .asSignal(onErrorSignalWith: .empty()).filter { !$0.isEmpty }
        },
        Wrong("each text as it comes", diagnosis: "Before any tap") { _, text in
            text.asSignal(onErrorSignalWith: .empty()).filter { !$0.isEmpty }
        },
        Wrong("an empty order", diagnosis: "An empty text was ordered") { tap, text in tap.withLatestFrom(text) },
        Wrong("nothing twice", diagnosis: "Two taps on the same text") { tap, text in
            tap.withLatestFrom(text).filter { !$0.isEmpty }.distinctUntilChanged()
        },
        Wrong("one order", diagnosis: "and the taps after it nothing") { tap, text in
            tap.withLatestFrom(text).filter { !$0.isEmpty }.asObservable().take(1)
                .asSignal(onErrorSignalWith: .empty())
        },
        Wrong("the texts of the exercise", diagnosis: "a text that is in the field was not ordered") { tap, text in
            tap.withLatestFrom(text).filter { ["t", "c"].contains($0) }
        },
        Wrong("never let go of", diagnosis: "still listens to the taps") { tap, text in
            let orders = PublishRelay<String>()
            _ = tap.withLatestFrom(text).filter { !$0.isEmpty }.emit(to: orders)
            return orders.asSignal()
        },
    ],
    check: { answer in try onMain { try checkOrders(answer) } })

/// Taps are o; e is the empty text. The last of those who listen is looked at.
private func expectOrders(
    _ expected: String, texts: String, taps: String, listening: [(from: Int, to: Int?)] = [(0, nil)],
    _ situation: String,
    _ answer: Orders, _ mistakes: [Mistake<Received<String>>]
) throws {
    let trial = Trial(situation)
    let text = trial.hot("text", texts, as: String.self)
    let tap = trial.hot("tap", taps, as: String.self)
    // What a field has at tick 0 is there when somebody subscribes.
    let driver = text.map { $0 == "e" ? "" : $0 }.startWith("").asDriver(onErrorDriveWith: .empty())
    let orders = try answer(tap.map { _ in }.asSignal(onErrorSignalWith: .empty()), driver)
        .asObservable().map { $0.isEmpty ? "e" : $0 }
    for other in listening.dropLast() {
        _ = trial.scheduler.record(orders.heard(from: other.from, to: other.to, in: trial))
    }
    let last = listening[listening.count - 1]
    try trial.expect(expected, of: orders.heard(from: last.from, to: last.to, in: trial), mistakes: mistakes)
    try trial.require(
        listening.contains { $0.to == nil } || tap.subscriptions.allSatisfy { !$0.isOpen },
        "Nobody listens any more, and something still listens to the taps.")
}

/// What may be wrong when `texts` should be ordered, one at each of the ticks `taps`.
private func mistakes(at taps: [TestTime], ordering texts: [String]) -> [Mistake<Received<String>>] {
    [
        Mistake("Before any tap there is an order. Which of the two starts one?") { ($0.start ?? taps[0]) < taps[0] },
        Mistake("There is an order without a tap. Which of the two starts an order?") { received in
            received.events.contains { !taps.contains($0.time) }
        },
        Mistake("The first tap was an order, and the taps after it nothing.") { $0.ends },
        Mistake("What was ordered was there at another tap. Which text is in the field at this one?") { received in
            received.elements.contains { !texts.contains($0) } || (received.start ?? 0) > taps[0]
        },
        Mistake("Two taps on the same text are two orders.") { $0.elements == [texts[0]] },
        Mistake("A tap was no order: a text that is in the field was not ordered.") { $0.elements.count < texts.count },
    ]
}

private func checkOrders(_ answer: Orders) throws {
    try expectOrders(
        "---t--t", texts: "-t------", taps: "---o--o-", "one text, two taps", answer,
        [Mistake("Nothing is ever ordered. What starts an order?") { $0.events.isEmpty }]
            + mistakes(at: [3, 6], ordering: ["t", "t"]))
    try expectOrders(
        "---------z----z", texts: "--w-x-z----q-z-", taps: "---------o----o",
        "other texts, and q is gone before the tap",
        answer, mistakes(at: [9, 14], ordering: ["z", "z"]))
    try expectOrders(
        "----t---t-----c-----c", texts: "-et-------c-----c----", taps: "-o--o---o-----o-----o", "e is the empty text",
        answer,
        [
            Mistake("Nothing is ever ordered. What starts an order?") { $0.events.isEmpty },
            Mistake("An empty text was ordered.") { $0.elements.contains("e") },
            Mistake("There is an order without a tap. Which of the two starts an order?") { received in
                received.events.contains { ![4, 8, 14, 20].contains($0.time) }
            },
            Mistake("Two taps on the same text are two orders.") { $0.elements == ["t", "c"] },
            Mistake("The first tap was an order, and the taps after it nothing.") { $0.elements == ["t"] },
            Mistake("What was ordered was there at another tap. Which text is in the field at this one?") {
                $0.elements.count < 4
            },
        ])
    try expectOrders(
        "-----------t", texts: "-t------------", taps: "---o-------o--", listening: [(0, nil), (6, 13)],
        "a window that listens from tick 6 to 13; another one listens from the start", answer,
        [Mistake("A window gets an order from before it listened. An order is an event.") { $0.start == 6 }])
    try expectOrders(
        "---t", texts: "-t--------", taps: "---o---o--", listening: [(0, 5)], "disposed at tick 5", answer, [])
}
// MARK: 5

private typealias Board = (Observable<String>, Driver<String>) throws -> Driver<String>

private let lift = Exercise(
    5, "Offline is not locked", as: Board.self, attempt: board, solution: Solution.board,
    wrong: [
        Wrong("a -, as given", diagnosis: "from your code, and from no station") { station, _ in
            station.asDriver(onErrorJustReturn: "-")
        },
        Wrong("always the cached ones", diagnosis: "It was locked, and") { station, cached in
            station.asDriver(onErrorDriveWith: cached)
        },
        Wrong("only offline and locked", diagnosis: "It should not end") { station, cached in
            station.asDriver(onErrorRecover: { error in
                if case StationError.locked = error { return .just("closed") }
                if case StationError.offline = error { return cached }
                return .empty()
            })
        },
        Wrong("any other is offline", diagnosis: "It was not offline") { station, cached in
            station.asDriver(onErrorRecover: { error in
                if case StationError.locked = error { return .just("closed") }
                return cached
            })
        },
        Wrong("any other is locked", diagnosis: "It was not locked") { station, cached in
            station.asDriver(onErrorRecover: { error in
                if case StationError.offline = error { return cached }
                return .just("closed")
            })
        },
        Wrong("closed for ever", diagnosis: "does not complete after") { station, cached in
            station.asDriver(onErrorRecover: { error in
                switch error {
                case StationError.offline: cached
                case StationError.locked: Driver.never().startWith("closed")
                default: .never()
                }
            })
        },
        Wrong("nothing of offline", diagnosis: "the texts of yesterday do not come") { station, _ in
            station.asDriver(onErrorRecover: { error in
                if case StationError.locked = error { return .just("closed") }
                return .never()
            })
        },
        Wrong("cached first", diagnosis: "has not failed yet") { station, cached in
            Driver.concat([cached, station.asDriver(onErrorJustReturn: "closed")])
        },
        Wrong("the first of yesterday", diagnosis: "a part of what `cached` sends") { station, cached in
            station.asDriver(onErrorRecover: { error in
                switch error {
                case StationError.offline: cached.asObservable().take(1).asDriver(onErrorDriveWith: .empty())
                case StationError.locked: .just("closed")
                default: .never()
                }
            })
        },
        Wrong("the texts of the exercise", diagnosis: "texts that `cached` has not sent") { station, _ in
            station.asDriver(onErrorRecover: { error in
                switch error {
                case StationError.offline: Observable.from(["y", "z"]).asDriver(onErrorDriveWith: .empty())
                case StationError.locked: .just("closed")
                default: .never()
                }
            })
        },
        Wrong("one failure, then never again", diagnosis: "whoever comes later") { station, cached in
            var hasFailed = false
            return station.asDriver(onErrorRecover: { error in
                if hasFailed { return .never() }
                hasFailed = true
                switch error {
                case StationError.offline: return cached
                case StationError.locked: return .just("closed")
                default: return .never()
                }
            })
        },
    ],
    check: { answer in try onMain { try checkLift(answer) } })

private struct Fog: Error {}

/// A station that fails with `error`; X is "closed".
private func expectBoard(
    _ expected: String, station marbles: String, error: any Error, cached yesterday: String = "(yz|)",
    after first: Bool = false, _ situation: String, _ answer: Board, _ mistakes: [Mistake<Received<String>>]
) throws {
    let trial = Trial(situation)
    let station = trial.cold("station", marbles, as: String.self, error: error)
    let cached = trial.cold("cached", yesterday, as: String.self)
    let board = try answer(station.asObservable(), cached.asDriver(onErrorDriveWith: .empty())).asObservable()
        .map { $0 == "closed" ? "X" : $0.count == 1 ? $0 : "?" }
    if first { _ = trial.scheduler.record(board.heard(from: 0, to: 12, in: trial)) }
    let unknown = Mistake<Received<String>>("The board shows a text that comes from your code, and from no station.") {
        $0.elements.contains { !($0 == "X" || $0.first?.isLetter == true) }
    }
    try trial.expect(
        expected, of: board.heard(from: first ? 15 : 0, to: first ? nil : 40, in: trial), mistakes: [unknown] + mistakes
    )
    try trial.require(
        station.subscriptions.count == (first ? 2 : 1),
        "The station was asked more than once by one who looks at the board.")
}

private func checkLift(_ answer: Board) throws {
    let isPart = Mistake<Received<String>>(
        "It is offline, and the board shows only a part of what `cached` sends."
    ) { $0.elements.count > 1 }
    try expectBoard(
        "--a--(yz|)", station: "--a--#", error: StationError.offline, "it fails with .offline", answer,
        [
            Mistake("Something is shown from `cached`, and the station has not failed yet.") { ($0.start ?? 2) < 2 },
            Mistake("It is offline, and the texts of yesterday do not come.") {
                !$0.elements.contains("y") && !$0.elements.contains("z")
            }, isPart,
        ])
    try expectBoard(
        "-----p---q|", station: "--#", error: StationError.offline, cached: "---p---q|",
        "it fails with .offline before it sends anything; yesterday has other texts", answer,
        [
            Mistake("It is offline, and the board shows texts that `cached` has not sent.") {
                !$0.elements.contains("q")
            }
        ])
    try expectBoard(
        "--b--(X|)", station: "--b--#", error: StationError.locked, "it fails with .locked; X is \"closed\"", answer,
        [
            Mistake("It was locked, and the board shows the texts of yesterday.") { $0.elements.contains("y") },
            Mistake("The board does not complete after \"closed\".") { $0.elements == ["b", "X"] && !$0.ends },
            Mistake("It was locked, and \"closed\" is not shown.") { !$0.elements.contains("X") },
        ])
    for (error, name) in [(StationError.unreadable(line: 3), ".unreadable"), (Fog(), "an error of another type")]
        as [(any Error, String)]
    {
        try expectBoard(
            "-cc-", station: "-cc-#", error: error, "it fails with \(name)", answer,
            [
                Mistake("It was not offline, and the board shows the texts of yesterday.") {
                    $0.elements.contains("y")
                },
                Mistake("It was not locked, and the board shows \"closed\".") { $0.elements.contains("X") },
                Mistake("What was there before stays, and the board ends with this failure. It should not end.") {
                    $0.ends
                },
            ])
    }
    try expectBoard(
        "-d-e|", station: "-d-e|", error: Fog(), "it does not fail", answer,
        [Mistake("The station has completed, and the board has not.") { $0.elements == ["d", "e"] && !$0.ends }])
    try expectBoard(
        "-----------------a--(yz|)", station: "--a--#", error: StationError.offline, after: true,
        "somebody looks at the board from tick 15 on; somebody else looked before, until it ended", answer,
        [Mistake("The board worked once. For whoever comes later it shows less.") { _ in true }])
}
// MARK: 6

private typealias MakePage = (Signal<Void>, @escaping () -> Observable<String>) throws -> NewsPage

private let newspaper = Exercise(
    6, "A page that may fail", as: MakePage.self, attempt: page, solution: Solution.page,
    wrong: [
        Wrong("a request for each output", diagnosis: "more than one request") { taps, load in
            NewsPage(
                text: taps.flatMapLatest { load().asSignal(onErrorSignalWith: .empty()) }
                    .asDriver(onErrorDriveWith: .empty()).startWith(""),
                failed: taps.flatMapLatest {
                    load().map { _ in false }.asSignal(onErrorJustReturn: true).filter { $0 }.map { _ in }
                })
        },
        Wrong("caught at the end", diagnosis: "has ended with it") { taps, load in
            let loads = taps.asObservable().flatMapLatest { load().map { Optional($0) } }
                .asSignal(onErrorJustReturn: nil)
            return page(of: loads)
        },
        Wrong("an empty text for a failure", diagnosis: "a failure has changed the text") { taps, load in
            let loads = taps.flatMapLatest { load().map { Optional($0) }.asSignal(onErrorJustReturn: nil) }
            return NewsPage(
                text: loads.map { $0 ?? "" }.asDriver(onErrorDriveWith: .empty()).startWith(""),
                failed: loads.filter { $0 == nil }.map { _ in })
        },
        Wrong("failures are not sent", diagnosis: "nobody was sent it") { taps, load in
            let loads = taps.flatMapLatest { load().asSignal(onErrorSignalWith: .empty()) }
            return NewsPage(text: loads.asDriver(onErrorDriveWith: .empty()).startWith(""), failed: .never())
        },
        Wrong("no text at first", diagnosis: "the empty text is missing") { taps, load in
            let loads = taps.flatMapLatest { load().map { Optional($0) }.asSignal(onErrorJustReturn: nil) }
            return NewsPage(
                text: loads.compactMap { $0 }.asDriver(onErrorDriveWith: .empty()),
                failed: loads.filter { $0 == nil }.map { _ in })
        },
        Wrong("each load counts", diagnosis: "nobody waits for it any more") { taps, load in
            page(of: taps.flatMap { load().map { Optional($0) }.asSignal(onErrorJustReturn: nil) })
        },
        Wrong("one load at a time", diagnosis: "a tap was not obeyed") { taps, load in
            page(of: taps.flatMapFirst { load().map { Optional($0) }.asSignal(onErrorJustReturn: nil) })
        },
        Wrong("loaded without a tap", diagnosis: "Nobody has tapped") { taps, load in
            page(of: taps.startWith(()).flatMapLatest { load().map { Optional($0) }.asSignal(onErrorJustReturn: nil) })
        },
        Wrong("a relay that never lets go", diagnosis: "a load goes on") { taps, load in
            let text = BehaviorRelay(value: "")
            let failed = PublishRelay<Void>()
            _ = taps.flatMapLatest { load().map { Optional($0) }.asSignal(onErrorJustReturn: nil) }
                .emit(onNext: { if let new = $0 { text.accept(new) } else { failed.accept(()) } })
            return NewsPage(text: text.asDriver(), failed: failed.asSignal())
        },
        Wrong("one load and no more", diagnosis: "After the first load") { taps, load in
            page(
                of: taps.asObservable().take(1).asSignal(onErrorSignalWith: .empty())
                    .flatMapLatest { load().map { Optional($0) }.asSignal(onErrorJustReturn: nil) })
        },
        Wrong("the texts of the exercise", diagnosis: "a text that no load has sent") { taps, load in
            var texts = ["a", "b"]
            return page(
                of: taps.flatMapLatest {
                    load().map { _ in texts.isEmpty ? "" : texts.removeFirst() }.map { Optional($0) }
                        .asSignal(onErrorJustReturn: nil)
                })
        },
    ],
    check: { answer in
        try onMain { try checkPage(answer) }
    })

private func page(of loads: Signal<String?>) -> NewsPage {
    NewsPage(
        text: loads.compactMap { $0 }.asDriver(onErrorDriveWith: .empty()).startWith(""),
        failed: loads.filter { $0 == nil }.map { _ in })
}

/// Loads whose results are given by their number: a letter, or nil for a failure, after so many ticks.
private final class Loads {
    let results: [(text: String?, ticks: Int)]
    private(set) var started = 0
    private(set) var open = 0
    private let trial: Trial

    init(_ results: [(text: String?, ticks: Int)], in trial: Trial) { (self.results, self.trial) = (results, trial) }

    func load() -> Observable<String> {
        .deferred { [self] in
            let result: (text: String?, ticks: Int) = started < results.count ? results[started] : (nil, 1)
            started += 1
            open += 1
            return Observable<Int>.timer(.milliseconds(100 * result.ticks), scheduler: trial.scheduler)
                .map { _ in
                    guard let text = result.text else { throw MarbleError() }
                    return text
                }
                .do(onDispose: { self.open -= 1 })
        }
    }
}

/// Windows that are open from one tick to another; the last is looked at. e is the empty text, F a failure.
private func expectPage(
    _ expected: String, taps marbles: String, loads results: [(text: String?, ticks: Int)],
    windows: [(from: Int, to: Int)] = [(0, 40)], from first: Int = 0, _ situation: String, _ answer: MakePage,
    _ mistakes: [Mistake<Received<String>>]
) throws {
    let trial = Trial(situation)
    let taps = trial.hot("taps", marbles, as: String.self)
    let loads = Loads(results, in: trial)
    let page = try answer(taps.map { _ in }.asSignal(onErrorSignalWith: .empty()), loads.load)
    let window = Observable<String>.merge(
        page.text.asObservable().map { $0.isEmpty ? "e" : $0 }, page.failed.asObservable().map { "F" })
    for other in windows.dropLast() {
        _ = trial.scheduler.record(window.heard(from: other.from, to: other.to, in: trial))
    }
    let last = windows[windows.count - 1]
    var openThen = 0
    trial.scheduler.scheduleAt(windows.map(\.to).max() ?? 0) {
        trial.scheduler.scheduleAt(trial.scheduler.clock) { openThen = loads.open }
    }
    let taken = results.count
    let outcome = Result {
        try trial.expect(
            expected,
            of: window.heard(from: last.from, to: last.to, in: trial).filter { _ in trial.scheduler.clock >= first },
            mistakes: mistakes)
    }
    try trial.require(
        taken == 0 || loads.started <= taken,
        "One tap made more than one request. How many subscribe to the load, and what do they share?")
    try outcome.get()
    try trial.require(loads.started == taken, "A tap made no request, and somebody listened.")
    try trial.require(
        openThen == 0 && taps.subscriptions.allSatisfy { !$0.isOpen },
        "No window is open any more, and a load goes on, or the taps are still listened to.")
}

private func checkPage(_ answer: MakePage) throws {
    try checkFirstLoads(answer)
    try expectPage(
        "e----q", taps: "-o-o------", loads: [("a", 6), ("q", 2)],
        "the load of the first tap takes 6 ticks, that of the second 2", answer,
        [
            Mistake("A load was replaced by a new one, and nobody waits for it any more. It came all the same.") {
                $0.elements == ["e", "q", "a"]
            },
            Mistake("A load was under way, and a tap was not obeyed.") { $0.elements == ["e", "a"] },
        ])
    try expectPage(
        "e---F---k--l", taps: "--o---o--o", loads: [(nil, 2), ("k", 2), ("l", 2)],
        "the first load fails", answer, [])
    try checkMoreWindows(answer)
}

private func checkFirstLoads(_ answer: MakePage) throws {
    try expectPage(
        "e", taps: "----------", loads: [], "nobody taps", answer,
        [
            Mistake("When a window opens, the empty text is missing.") { $0.events.isEmpty },
            Mistake("Nobody has tapped, and something is loaded.") { $0.elements.count > 1 },
        ])
    try expectPage(
        "e--a-----F-----b", taps: "-o-----o-----o-----", loads: [("a", 2), (nil, 2), ("b", 2)],
        "the taps of the exercise; F is a failure", answer,
        [
            Mistake("Nothing is loaded. Who subscribes to a load?") { $0.elements == ["e"] },
            Mistake("A load has failed, and the page has ended with it. What did the error end?") {
                $0.ends && $0.elements.contains("F")
            },
            Mistake("After the first load no tap loads anything any more.") { received in
                (received.events.last?.time ?? 0) < 15
            },
            Mistake("After a failure the text stays as it is, and here a failure has changed the text.") {
                $0.elements.filter { $0 == "e" }.count > 1
            },
            Mistake("A load failed, and nobody was sent it.") { $0.elements == ["e", "a", "b"] },
            Mistake("There is a failure for a load that worked.") { $0.elements.filter { $0 == "F" }.count > 1 },
        ])
    try expectPage(
        "e--r-----F-----s", taps: "-o-----o-----o-----", loads: [("r", 2), (nil, 2), ("s", 2)], "other texts", answer,
        [Mistake("The page shows a text that no load has sent.") { $0.elements.contains { !"ersF".contains($0) } }])
}

private func checkMoreWindows(_ answer: MakePage) throws {
    try expectPage(
        "----------a---c", taps: "-o---o------o-", loads: [("a", 2), (nil, 2), ("c", 2)], windows: [(0, 30), (10, 20)],
        "a window that is open from tick 10 to 20; another one is open from 0 to 30", answer,
        [
            Mistake("The window shows a failure from before it was open.") {
                $0.elements.first == "F" || $0.elements.dropFirst().first == "F"
            },
            Mistake("The page has a text, and a window that opens later does not show it.") {
                $0.elements.first != "a"
            },
        ])
    try expectPage(
        "e", taps: "--o-------", loads: [("a", 6)], windows: [(0, 5)],
        "the window is closed at tick 5, while a load is under way", answer, [])
    try expectPage(
        "------------------------m", taps: "-o--------------------o-", loads: [("a", 2), ("m", 2)],
        windows: [(0, 10), (20, 30)], from: 21,
        "a window that is open from tick 20 to 30; the one before was closed at tick 10", answer,
        [Mistake("After all windows were closed, no tap loads anything for a new one.") { $0.events.isEmpty }])
}
