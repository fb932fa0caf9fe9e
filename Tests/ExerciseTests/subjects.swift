import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import subjects_exercises

@Suite("subjects") struct SubjectsExercises: LessonExercises {
    @Test func `1 · After the rain`() throws { try attempt(1) }
    @Test func `2 · Held until it comes`() throws { try attempt(2) }
    @Test func `3 · A late fan`() throws { try attempt(3) }
    @Test func `4 · A weather station`() throws { try attempt(4) }
    @Test func `5 · The board goes dark`() throws { try attempt(5) }
    @Test func `6 · A member leaves`() throws { try attempt(6) }
    @Test func `7 · A doorbell`() throws { try attempt(7) }

    @Test(arguments: exercises) func gate(_ exercise: Exercise) { expectGate(exercise) }

    static let exercises = [
        Exercise(
            1, "After the rain", as: (() throws -> [String]).self,
            attempt: afterTheRain, solution: Solution.afterTheRain,
            wrong: [
                Wrong("behavior sends its value", diagnosis: "only while it goes on") {
                    ["score c", "score #", "chat b", "chat c", "chat #", "votes #"]
                },
                Wrong("replay forgets with the error", diagnosis: "remembers, whatever") {
                    ["score #", "chat #", "votes #"]
                },
                Wrong("async sends its last element", diagnosis: "was to be the result") {
                    ["score #", "chat b", "chat c", "chat #", "votes c", "votes #"]
                },
                Wrong("the error is forgotten", diagnosis: "receives its end") { ["chat b", "chat c"] },
                Wrong("the d is received", diagnosis: "after their end") {
                    ["score #", "chat c", "chat d", "chat #", "votes #"]
                },
            ],
            check: checkRain),
        Exercise(
            2, "Held until it comes", as: (() throws -> [String]).self,
            attempt: heldUntilItComes, solution: Solution.heldUntilItComes,
            wrong: [
                Wrong("take(1) holds nothing", diagnosis: "is not over by then") {
                    ["A 1", "A freed", "B freed", "closed", "end"]
                },
                Wrong("a ring is never freed", diagnosis: "lets go of its closures") {
                    ["A 1", "closed", "B 2", "end"]
                },
                Wrong("B is freed at the end", diagnosis: "inside that call") {
                    ["A 1", "A freed", "closed", "B 2", "end", "B freed"]
                },
                Wrong("behavior waits as well", diagnosis: "when somebody subscribes") {
                    ["A freed", "closed", "B 2", "B freed", "end"]
                },
                Wrong("A is held as well", diagnosis: "nothing is left to hold A") {
                    ["A 1", "closed", "A freed", "B 2", "B freed", "end"]
                },
            ],
            check: checkHeld),
        Exercise(
            3, "A late fan", as: ((Observable<Int>) throws -> Observable<Int>).self,
            attempt: scoreboard, solution: Solution.scoreboard,
            wrong: [
                Wrong("publish, as given", diagnosis: "Which subject remembers?") { scores in
                    let board = PublishSubject<Int>()
                    _ = scores.subscribe(board)
                    return board
                },
                Wrong("behavior with a made-up value", diagnosis: "nobody has scored") { scores in
                    let board = BehaviorSubject(value: 0)
                    _ = scores.subscribe(board)
                    return board
                },
                Wrong("behavior with an optional", diagnosis: "after the match receives the end alone") { scores in
                    let board = BehaviorSubject<Int?>(value: nil)
                    _ = scores.map { $0 }.subscribe(board)
                    return board.filter { $0 != nil }.map { $0! }
                },
                Wrong("everything is remembered", diagnosis: "the latest score alone") { scores in
                    let board = ReplaySubject<Int>.createUnbounded()
                    _ = scores.subscribe(board)
                    return board
                },
                Wrong("async", diagnosis: "only when it completes") { scores in
                    let board = AsyncSubject<Int>()
                    _ = scores.subscribe(board)
                    return board
                },
                Wrong("the end is not passed on", diagnosis: "receives no end") { scores in
                    let board = ReplaySubject<Int>.create(bufferSize: 1)
                    _ = scores.subscribe(onNext: { board.onNext($0) })
                    return board
                },
                Wrong("changes alone", diagnosis: "An equal score") { scores in
                    let board = ReplaySubject<Int>.create(bufferSize: 1)
                    _ = scores.distinctUntilChanged().subscribe(board)
                    return board
                },
                Wrong("shared by those who look", diagnosis: "begins only when a fan comes") { scores in
                    scores.share(replay: 1)
                },
                Wrong("hard-coded to the example", diagnosis: "A score is missing") { scores in
                    let board = ReplaySubject<Int>.create(bufferSize: 1)
                    _ = scores.filter { [1, 2, 3].contains($0) }.subscribe(board)
                    return board
                },
                Wrong("works once", diagnosis: "One fan can look") { scores in
                    let board = ReplaySubject<Int>.create(bufferSize: 1)
                    _ = scores.subscribe(board)
                    return once(board)
                },
            ],
            check: checkFan),
        Exercise(
            4, "A weather station", as: (() throws -> any Station).self,
            attempt: station, solution: Solution.station,
            wrong: [
                Wrong("as given, with an end", diagnosis: "does not remember the latest temperature") {
                    StationByHand(
                        PublishSubject<Int>(), PublishSubject<String>(), PublishSubject<Int>(), PublishSubject<Int>())
                },
                Wrong("a flash is remembered", diagnosis: "A flash of before") {
                    StationByHand(flashes: ReplaySubject<String>.create(bufferSize: 1))
                },
                Wrong("lightning has a first value", diagnosis: "Nothing has flashed") {
                    StationByHand(flashes: BehaviorSubject(value: "?"))
                },
                Wrong("temperature is a replay subject", diagnosis: "Before the first measurement") {
                    StationByHand(ReplaySubject<Int>.create(bufferSize: 1))
                },
                Wrong("all are remembered", diagnosis: "more than three") {
                    StationByHand(recent: ReplaySubject<Int>.createUnbounded())
                },
                Wrong("two are remembered", diagnosis: "fewer than the last three") {
                    StationByHand(recent: ReplaySubject<Int>.create(bufferSize: 2))
                },
                Wrong("recent is a behavior subject", diagnosis: "nobody has measured") {
                    StationByHand(recent: BehaviorSubject(value: 0))
                },
                Wrong("the summary comes early", diagnosis: "before the station closes") {
                    StationByHand(summary: ReplaySubject<Int>.create(bufferSize: 1))
                },
                Wrong("close is forgotten", diagnosis: "does not end") { StationByHand(closing: nil) },
                Wrong("close fails", diagnosis: "ends with an error") {
                    StationByHand(closing: .error(MarbleError()))
                },
                Wrong("works once", diagnosis: "Two stations") { StationByHand.only },
                Wrong("changes alone", diagnosis: "An equal temperature") { StationByHand(isDistinct: true) },
            ],
            check: checkStation),
        Exercise(
            5, "The board goes dark", as: ((Observable<Int>, Observable<Int>) throws -> Observable<Int>).self,
            attempt: board, solution: Solution.board,
            wrong: [
                Wrong("as it was given", diagnosis: "ends with the first half") { firstHalf, secondHalf in
                    let board = PublishSubject<Int>()
                    _ = firstHalf.subscribe(board)
                    _ = secondHalf.subscribe(board)
                    return board
                },
                Wrong("the second half still ends it", diagnosis: "extra time") { firstHalf, secondHalf in
                    let board = PublishSubject<Int>()
                    _ = firstHalf.subscribe(onNext: { board.onNext($0) })
                    _ = secondHalf.subscribe(board)
                    return board
                },
                Wrong("a behavior relay", diagnosis: "before anybody has scored") { firstHalf, secondHalf in
                    let board = BehaviorRelay(value: 0)
                    _ = firstHalf.bind(to: board)
                    _ = secondHalf.bind(to: board)
                    return board.asObservable()
                },
                Wrong("what was before is replayed", diagnosis: "only what comes from then on") {
                    firstHalf, secondHalf in
                    let board = ReplaySubject<Int>.create(bufferSize: 1)
                    _ = firstHalf.subscribe(onNext: { board.onNext($0) })
                    _ = secondHalf.subscribe(onNext: { board.onNext($0) })
                    return board
                },
                Wrong("the second half alone", diagnosis: "first half is missing") { _, secondHalf in
                    let board = PublishSubject<Int>()
                    _ = secondHalf.subscribe(onNext: { board.onNext($0) })
                    return board
                },
                Wrong("disposed of in place of the end", diagnosis: "second half is missing") {
                    firstHalf, secondHalf in
                    let board = PublishSubject<Int>()
                    _ = firstHalf.subscribe(onNext: { board.onNext($0) }, onCompleted: { board.dispose() })
                    _ = secondHalf.subscribe(onNext: { board.onNext($0) })
                    return board
                },
                Wrong("one after the other", diagnosis: "may overlap") { firstHalf, secondHalf in
                    firstHalf.concat(secondHalf).concat(Observable.never())
                },
                Wrong("a bag of the function's own", diagnosis: "how long does it live") { firstHalf, secondHalf in
                    let (board, bag) = (PublishSubject<Int>(), DisposeBag())
                    firstHalf.subscribe(onNext: { board.onNext($0) }).disposed(by: bag)
                    secondHalf.subscribe(onNext: { board.onNext($0) }).disposed(by: bag)
                    return board
                },
                Wrong("changes alone", diagnosis: "An equal number") { firstHalf, secondHalf in
                    Observable.merge(firstHalf, secondHalf, .never()).distinctUntilChanged()
                },
                Wrong("hard-coded to the example", diagnosis: "A number is missing") { firstHalf, secondHalf in
                    Observable.merge(firstHalf, secondHalf, .never()).filter { (1...4).contains($0) }
                },
                Wrong("works once", diagnosis: "One person can look") { firstHalf, secondHalf in
                    once(Observable.merge(firstHalf, secondHalf, .never()))
                },
            ],
            check: checkDark),
        Exercise(
            6, "A member leaves", as: (() throws -> any Letters).self,
            attempt: club, solution: Solution.club,
            wrong: [
                Wrong("as it was given", diagnosis: "nobody receives a letter any more") {
                    ClubByHand { club, _ in { club.letters.on(.completed) } }
                },
                Wrong("leaving does nothing", diagnosis: "has left, and still receives") { ClubByHand { _, _ in {} } },
                Wrong("disposed of at once", diagnosis: "Nobody receives the first letter") {
                    ClubByHand { _, subscription in
                        subscription.dispose()
                        return {}
                    }
                },
                Wrong("the newest takes the place", diagnosis: "Only the member who joined last") {
                    let place = SerialDisposable()
                    return ClubByHand { _, subscription in
                        place.disposable = subscription
                        return { place.disposable = Disposables.create() }
                    }
                },
                Wrong("a letter of before", diagnosis: "sent before joining") {
                    ClubByHand(ReplaySubject<String>.create(bufferSize: 1)) { _, subscription in
                        { subscription.dispose() }
                    }
                },
                Wrong("the first in the list leaves", diagnosis: "Somebody else than the member who left") {
                    ClubInOrder()
                },
                Wrong("one letter each", diagnosis: "first letter alone") {
                    ClubByHand(reading: { $0.take(1) }) { _, subscription in { subscription.dispose() } }
                },
                Wrong("equal letters are left out", diagnosis: "an equal letter") {
                    ClubByHand(reading: { $0.distinctUntilChanged() }) { _, subscription in { subscription.dispose() } }
                },
                Wrong("hard-coded to the example", diagnosis: "A letter is missing") {
                    ClubByHand(reading: { $0.filter(["spring", "summer"].contains) }) { _, subscription in
                        { subscription.dispose() }
                    }
                },
                Wrong("works once", diagnosis: "Two clubs") { ClubByHand.only },
            ],
            check: checkClub),
        Exercise(
            7, "A doorbell", as: (() throws -> any Doorbell).self,
            attempt: doorbell, solution: Solution.doorbell,
            wrong: [
                Wrong("rings remember", diagnosis: "A ring of before") {
                    Bell(rings: ReplaySubject<String>.create(bufferSize: 1))
                },
                Wrong("rings have a first value", diagnosis: "Nobody has pressed") {
                    Bell(rings: BehaviorSubject(value: "nobody"))
                },
                Wrong("the name is not remembered", diagnosis: "should receive the latest name") {
                    Bell(names: PublishSubject<String>())
                },
                Wrong("no first name", diagnosis: "Before the first ring") {
                    Bell(names: ReplaySubject<String>.create(bufferSize: 1))
                },
                Wrong("nobody for everybody", diagnosis: "how it began") {
                    Bell(showing: { rings, _ in rings.startWith("nobody") })
                },
                Wrong("a name after the end", diagnosis: "the end alone") {
                    let names = ReplaySubject<String>.create(bufferSize: 1)
                    names.onNext("nobody")
                    return Bell(names: names)
                },
                Wrong("remove does nothing", diagnosis: "after `remove()` is not sent") { Bell(removing: nil) },
                Wrong("remove fails", diagnosis: "ends with an error") { Bell(removing: .error(MarbleError())) },
                Wrong("equal names are left out", diagnosis: "The same name twice") {
                    Bell(showing: { $1.distinctUntilChanged() })
                },
                Wrong("hard-coded to the example", diagnosis: "A name is missing") {
                    Bell(showing: { $1.filter(["nobody", "a", "b"].contains) })
                },
                Wrong("works once", diagnosis: "Two bells") { Bell.only },
                Wrong("a ring of references", diagnosis: "was not freed") { BellInARing() },
            ],
            check: checkBell),
    ]
}

/// The same, for the first who subscribes; whoever comes later receives the end.
private func once<Element>(_ source: Observable<Element>) -> Observable<Element> {
    let isUsed = Locked(false)
    return .create { observer in
        if isUsed.exchange(true) {
            observer.onCompleted()
            return Disposables.create()
        }
        return source.subscribe(observer)
    }
}

// MARK: 1 · After the rain

private func checkRain(_ answer: () throws -> [String]) throws {
    struct Rain: Error {}
    var words: [String] = []
    let log = { words.append($0) }

    let score = BehaviorSubject(value: "a")
    let chat = ReplaySubject<String>.create(bufferSize: 2)
    let votes = AsyncSubject<String>()

    let events: [Event<String>] = [.next("b"), .next("c"), .error(Rain()), .next("d")]
    for event in events {
        score.on(event)
        chat.on(event)
        votes.on(event)
    }

    _ = score.subscribe(onNext: { log("score \($0)") }, onError: { _ in log("score #") })
    _ = chat.subscribe(onNext: { log("chat \($0)") }, onError: { _ in log("chat #") })
    _ = votes.subscribe(onNext: { log("votes \($0)") }, onError: { _ in log("votes #") })

    try Lines.predict(
        try answer(), truth: words,
        mistakes: [
            Mistake("All three received \"d\" after their end. What does a subject do with what comes after its end?") {
                $0.contains { $0.hasSuffix(" d") }
            },
            Mistake("A subscriber of a subject that has ended receives its end. In your list nobody does.") {
                !$0.isEmpty && !$0.contains { $0.hasSuffix("#") }
            },
            Mistake("A behavior subject sends its value only while it goes on. This one has ended.") {
                $0.contains { $0.hasPrefix("score") && $0 != "score #" }
            },
            Mistake("The chat is a replay subject. It sends what it remembers, whatever its end was.") {
                !$0.isEmpty && !$0.contains("chat b") && !$0.contains("chat c")
            },
            Mistake("The chat remembers two elements. How many are in your list?") {
                $0.contains("chat b") != $0.contains("chat c")
            },
            Mistake("The last element of an async subject was to be the result. It failed: is there a result?") {
                $0.contains { $0.hasPrefix("votes") && $0 != "votes #" }
            },
            Mistake("Each of the three has ended with an error, and each sends it to a new subscriber.") {
                Set($0.filter { $0.hasSuffix("#") }).count < 3 && !$0.isEmpty
            },
            Mistake("The words are right. The three subscribe one after the other: who comes first?") {
                $0.sorted() == words.sorted()
            },
        ])
}

// MARK: 2 · Held until it comes

private func checkHeld(_ answer: () throws -> [String]) throws {
    var words: [String] = []
    let log = { words.append($0) }

    let score = BehaviorSubject(value: 1)
    let goals = PublishSubject<Int>()
    var screens = [Screen("A", score, log), Screen("B", goals, log)]
    screens.removeAll()
    log("closed")
    goals.onNext(2)
    log("end")

    func index(_ word: String, in list: [String]) -> Int { list.firstIndex(of: word) ?? .max }
    try Lines.predict(
        try answer(), truth: words,
        mistakes: [
            Mistake("What does a behavior subject do when somebody subscribes? A has its number at once.") {
                index("A 1", in: $0) > index("closed", in: $0)
            },
            Mistake("A is in the list `screens` until `removeAll`. Can it be freed before it has its number?") {
                index("A freed", in: $0) < index("A 1", in: $0)
            },
            Mistake("B's subscription waits for its one element, so it is not over by then. What does it hold?") {
                index("B freed", in: $0) < index("closed", in: $0)
            },
            Mistake("B's subscription waits for an element and holds B. So somebody is there to receive the 2.") {
                !$0.contains("B 2")
            },
            Mistake("B cannot be freed before its closure has run: the closure is what holds it.") {
                index("B freed", in: $0) < index("B 2", in: $0)
            },
            Mistake(
                "A subscription that is over lets go of its closures, and a ring is opened. Then who holds the screen?"
            ) {
                !$0.contains("A freed") || !$0.contains("B freed")
            },
            Mistake("A's subscription was over at once, and nothing is left to hold A when the list is emptied.") {
                index("A freed", in: $0) > index("closed", in: $0)
            },
            Mistake("`goals.onNext(2)` ends B's subscription, inside that call. When is \"end\" logged?") {
                index("B freed", in: $0) > index("end", in: $0)
            },
        ])
}

/// The screen of "Held until it comes".
private final class Screen {
    let name: String
    private let log: (String) -> Void

    init(_ name: String, _ numbers: Observable<Int>, _ log: @escaping (String) -> Void) {
        self.name = name
        self.log = log
        _ = numbers.take(1).subscribe(onNext: { number in log("\(self.name) \(number)") })
    }

    deinit { log("\(name) freed") }
}

// MARK: 3 · A late fan

/// Somebody who looks at a board from a tick on, and perhaps not to its end; somebody else may look at the same time.
private struct Fan {
    let scores: String
    let tick: TestTime
    let sees: String
    var another: Range<TestTime>?
    var leaves: TestTime?

    var situation: String {
        "a fan from tick \(tick)" + (leaves.map { " to tick \($0)" } ?? "")
            + (another.map { ", and another from tick \($0.lowerBound) to tick \($0.upperBound)" } ?? "")
    }

    static let all = [
        Fan(scores: "-1--2-----3--|", tick: 6, sees: "------2---3--|"),
        Fan(scores: "-1--2-----3--|", tick: 0, sees: "-1--2-----3--|"),
        Fan(scores: "-1--2-----3--|", tick: 15, sees: "---------------(3|)"),
        Fan(scores: "-4-4--7-7-7--|", tick: 0, sees: "-4-4--7-7-7--|"),
        Fan(scores: "-4-4--7-7-7--|", tick: 5, sees: "-----47-7-7--|"),
        Fan(scores: "-----|", tick: 0, sees: "-----|"),
        Fan(scores: "-----|", tick: 8, sees: "--------|"),
        Fan(scores: "---9-|", tick: 8, sees: "--------(9|)"),
        Fan(scores: "-1--2-----3--|", tick: 6, sees: "------2---3--|", another: 0..<8),
        Fan(scores: "-1--2-----3--|", tick: 6, sees: "------2---3--|", another: 0..<4),
        Fan(scores: "-1--2-----3--|", tick: 15, sees: "---------------(3|)", another: 0..<20),
        Fan(scores: "-1--2-----3--|", tick: 0, sees: "-1--2", leaves: 8),
    ]
}

private func checkFan(_ answer: (Observable<Int>) throws -> Observable<Int>) throws {
    for fan in Fan.all {
        let trial = Trial(fan.situation)
        let scores = trial.hot("scores", fan.scores)
        let scored = Marbles.marbles(fan.scores, as: Int.self).compactMap(\.value.element)
        let sees = Marbles.marbles(fan.sees, as: Int.self).compactMap(\.value.element)
        let end = scores.recordedEvents.last?.time ?? 0
        let (isLate, isAfter) = (fan.tick > 0, fan.tick > end)
        let (isAlone, hasEqual) = (fan.another == nil, scored.count > Set(scored).count)
        let beginsLate = answersOnlyWhenAsked(answer)
        let board = try answer(scores.asObservable())
        if let another = fan.another { trial.listen(to: board, in: another) }
        let mistakes: [Mistake<Received<Int>>] = [
            Mistake("The fan sees a number that nobody has scored. Who put it there?") {
                !Set($0.elements).isSubset(of: scored)
            },
            Mistake("One fan can look, and a second one sees nothing. Who is counted?") {
                !isAlone && $0.elements.isEmpty && !sees.isEmpty
            },
            Mistake("The fan saw nothing before the end. What you used sends only when it completes.") {
                !isAfter && $0.start == end && !$0.elements.isEmpty
            },
            Mistake("A fan wants the latest score alone, and then what comes.") {
                $0.elements.count > sees.count
            },
            Mistake("An equal score is a new score, and a fan sees it too.") {
                hasEqual && Set($0.elements) == Set(sees) && $0.elements.count < sees.count
            },
            Mistake(
                "The board begins only when a fan comes, and what was scored before is lost. Who subscribes to `scores`?"
            ) {
                isLate && isAlone && $0.elements.count < sees.count && beginsLate
            },
            Mistake("The fan saw what came after they joined, and nothing else. Which subject remembers?") {
                !isAfter && $0.elements.count < sees.count && $0.elements == Array(sees.dropFirst())
            },
            Mistake("A fan who comes after the match receives the end alone. Which subject sends a value then?") {
                isAfter && $0.elements.isEmpty && $0.ends && !sees.isEmpty
            },
            Mistake("A score is missing. Does the board look at the numbers?") {
                !isAfter && $0.elements.count < sees.count
            },
            Mistake("The board ends before the match does.") { $0.ends && ($0.events.last?.time ?? end) < end },
            Mistake("The match is over, and the fan receives no end.") { $0.elements == sees && !$0.ends },
        ]
        try trial.expect(
            fan.sees, of: trial.joining(board, at: fan.tick), disposedAt: fan.leaves, mistakes: mistakes)
    }
}

/// Whether nobody subscribes to the source before somebody subscribes to the answer.
private func answersOnlyWhenAsked(_ answer: (Observable<Int>) throws -> Observable<Int>) -> Bool {
    let source = PublishSubject<Int>()
    let board = try? answer(source)
    return board != nil && !source.hasObservers
}

// MARK: 4 · A weather station

private enum Property: String {
    case temperature, lightning, recent, summary

    func of(_ station: any Station) -> Observable<String> {
        switch self {
        case .temperature: station.temperature.map(String.init)
        case .lightning: station.lightning
        case .recent: station.recent.map(String.init)
        case .summary: station.summary.map(String.init)
        }
    }
}

private func checkStation(_ answer: () throws -> any Station) throws {
    let busy: [(Property, TestTime, String)] = [
        (.temperature, 0, "05-7-7--6---|"), (.temperature, 6, "------7-6---|"), (.temperature, 15, "---------------|"),
        (.lightning, 0, "----a----bb-|"), (.lightning, 6, "---------bb-|"), (.lightning, 15, "---------------|"),
        (.recent, 0, "-5-7-7--6---|"), (.recent, 2, "--57-7--6---|"), (.recent, 10, "----------(776)-|"),
        (.recent, 15, "---------------(776|)"),
        (.summary, 0, "------------(6|)"), (.summary, 9, "------------(6|)"), (.summary, 15, "---------------(6|)"),
    ]
    for (property, tick, marbles) in busy {
        try checkStation(
            answer, property, tick, marbles,
            situation: "measured 5, 7, 7, 6, flashed at a, b, b, closed at tick 12, and then a 9 and a flash at c"
        ) { station in
            for (tick, degrees) in [(1, 5), (3, 7), (5, 7), (8, 6), (13, 9)] { station(tick) { $0.measure(degrees) } }
            for (tick, place) in [(4, "a"), (9, "b"), (10, "b"), (14, "c")] { station(tick) { $0.flash(at: place) } }
            station(12) { $0.close() }
        }
    }
    let idle: [(Property, TestTime, String)] = [
        (.temperature, 0, "0--|"), (.lightning, 0, "---|"), (.recent, 0, "---|"), (.recent, 5, "-----|"),
        (.summary, 0, "---|"),
        (.summary, 5, "-----|"),
    ]
    for (property, tick, marbles) in idle {
        try checkStation(answer, property, tick, marbles, situation: "nothing measured, closed at tick 3") { station in
            station(3) { $0.close() }
        }
    }
}

private func checkStation(
    _ answer: () throws -> any Station, _ property: Property, _ tick: TestTime, _ marbles: String, situation: String,
    _ plan: ((TestTime, @escaping (any Station) -> Void) -> Void) -> Void
) throws {
    let trial = Trial("\(property) from tick \(tick): \(situation)")
    let (station, other) = (try answer(), try answer())
    trial.scheduler.scheduleAt(0) {
        other.measure(4)
        other.flash(at: "z")
    }
    plan { tick, call in trial.scheduler.scheduleAt(tick) { call(station) } }
    // Somebody else listens, and leaves.
    trial.listen(to: property.of(station), in: 0..<7)
    let due = Marbles.marbles(marbles, as: String.self).compactMap(\.value.element)
    let end = situation.hasPrefix("nothing") ? 3 : 12
    let own: [Mistake<Received<String>>] =
        switch property {
        case .temperature: temperatureMistakes(tick, end, isRemembered: sends(property, answer))
        case .lightning: lightningMistakes(due, isAfter: tick > end)
        case .recent: recentMistakes(due, isLate: tick > 0, isAfter: tick > end)
        case .summary: summaryMistakes(due, end)
        }
    let known: [Mistake<Received<String>>] = [
        Mistake("Two stations know of each other: one shows what another has measured.") {
            $0.elements.contains("4") || $0.elements.contains("z") || station === other
        },
        Mistake("`close()` completes all four, and this stream ends with an error.") { $0.fails },
    ]
    let rest: [Mistake<Received<String>>] = [
        Mistake("An equal temperature is a new one, and is sent too.") {
            $0.elements.count < due.count && Set($0.elements) == Set(due)
        },
        Mistake("The station has closed, and `\(property)` does not end.") { !$0.ends },
    ]
    try trial.expect(
        marbles, of: trial.joining({ property.of(station) }, at: tick), mistakes: known + own + rest)
}

private func temperatureMistakes(_ tick: TestTime, _ end: TestTime, isRemembered: Bool) -> [Mistake<Received<String>>] {
    [
        Mistake("A screen that comes after the closing receives the end alone from `temperature`.") {
            tick > end && !$0.elements.isEmpty
        },
        Mistake("`temperature` does not remember the latest temperature for a new screen.") {
            tick <= end && $0.start != tick && !isRemembered
        },
        Mistake("Before the first measurement `temperature` sends 0, at once.") {
            tick == 0 && $0.elements.first != "0"
        },
    ]
}

private func lightningMistakes(_ due: [String], isAfter: Bool) -> [Mistake<Received<String>>] {
    [
        Mistake("A screen that comes after the closing receives the end alone from `lightning`.") {
            isAfter && !$0.elements.isEmpty
        },
        Mistake("Nothing has flashed, and `lightning` sends something at once. Does a flash happen, or is it a state?")
        {
            !Set($0.elements).isSubset(of: ["a", "b"])
        },
        Mistake("A flash of before is sent to a screen that was not there.") { $0.elements.count > due.count },
    ]
}

private func recentMistakes(_ due: [String], isLate: Bool, isAfter: Bool) -> [Mistake<Received<String>>] {
    [
        Mistake("`recent` sends a temperature that nobody has measured.") {
            !Set($0.elements).isSubset(of: ["5", "6", "7"])
        },
        Mistake("`recent` sends more than three temperatures at once.") { $0.elements.count > due.count },
        Mistake("`recent` forgets with the end. After the closing it still sends the last three.") {
            isAfter && $0.elements.isEmpty && !due.isEmpty
        },
        Mistake("`recent` sends fewer than the last three temperatures at once.") {
            isLate && $0.elements.count < due.count
        },
    ]
}

private func summaryMistakes(_ due: [String], _ end: TestTime) -> [Mistake<Received<String>>] {
    [
        Mistake("`summary` sends before the station closes. When is the last temperature known?") {
            ($0.start ?? end) < end
        },
        Mistake("`summary` sends one temperature, the last, also to a screen that comes after the closing.") {
            $0.elements != due
        },
    ]
}

/// Whether `property` sends something at once to somebody who comes after a measurement.
private func sends(_ property: Property, _ answer: () throws -> any Station) -> Bool {
    guard let station = try? answer() else { return false }
    station.measure(3)
    var isSent = false
    property.of(station).subscribe(onNext: { _ in isSent = true }).dispose()
    return isSent
}

/// A subject, whatever its kind.
private protocol AnySubject<Element>: AnyObject {
    associatedtype Element
    func asObservable() -> Observable<Element>
    func on(_ event: Event<Element>)
}
extension PublishSubject: AnySubject {}
extension BehaviorSubject: AnySubject {}
extension ReplaySubject: AnySubject {}
extension AsyncSubject: AnySubject {}

/// A station of whatever subjects.
private final class StationByHand: Station {
    nonisolated(unsafe) static let only = StationByHand()

    private let (temperatures, flashes): (any AnySubject<Int>, any AnySubject<String>)
    private let (lastThree, lastOne): (any AnySubject<Int>, any AnySubject<Int>)
    private let end: Event<Int>?
    private let isDistinct: Bool
    private var last: Int?

    init(
        _ temperatures: any AnySubject<Int> = BehaviorSubject(value: 0),
        _ flashes: any AnySubject<String> = PublishSubject<String>(),
        _ recent: any AnySubject<Int> = ReplaySubject<Int>.create(bufferSize: 3),
        _ summary: any AnySubject<Int> = AsyncSubject<Int>(), closing: Event<Int>? = .completed,
        isDistinct: Bool = false
    ) {
        (self.temperatures, self.flashes, lastThree, lastOne) = (temperatures, flashes, recent, summary)
        (end, self.isDistinct) = (closing, isDistinct)
    }

    convenience init(flashes: any AnySubject<String>) { self.init(BehaviorSubject(value: 0), flashes) }
    convenience init(recent: any AnySubject<Int>) {
        self.init(BehaviorSubject(value: 0), PublishSubject<String>(), recent)
    }
    convenience init(summary: any AnySubject<Int>) {
        self.init(
            BehaviorSubject(value: 0), PublishSubject<String>(), ReplaySubject<Int>.create(bufferSize: 3), summary)
    }

    var temperature: Observable<Int> { temperatures.asObservable() }
    var lightning: Observable<String> { flashes.asObservable() }
    var recent: Observable<Int> { lastThree.asObservable() }
    var summary: Observable<Int> { lastOne.asObservable() }

    func measure(_ degrees: Int) {
        if isDistinct, degrees == last { return }
        last = degrees
        for subject in [temperatures, lastThree, lastOne] { subject.on(.next(degrees)) }
    }

    func flash(at place: String) { flashes.on(.next(place)) }

    func close() {
        guard let end else { return }
        for subject in [temperatures, lastThree, lastOne] { subject.on(end) }
        flashes.on(end.error.map { .error($0) } ?? .completed)
    }
}

// MARK: 5 · The board goes dark

private struct Match {
    let first: String
    let second: String
    let board: String
    var tick: TestTime = 0
    var another: Range<TestTime>?
    var leaves: TestTime?

    var situation: String {
        "somebody looks from tick \(tick)" + (leaves.map { " to tick \($0)" } ?? "")
            + (another.map { ", and somebody else from tick \($0.lowerBound) to tick \($0.upperBound)" } ?? "")
    }

    static let all = [
        Match(first: "-1--2|", second: "--------3--4|", board: "-1--2---3--4"),
        Match(first: "-1---3---|", second: "---2---4---|", board: "-1-2-3-4"),
        Match(first: "-1--2|", second: "--------3--4|", board: "--------3--4", tick: 6),
        Match(first: "-7-7-9|", second: "--------9--7-7|", board: "-7-7-9--9--7-7"),
        Match(first: "|", second: "--5|", board: "--5"),
        Match(first: "--5|", second: "-----|", board: "--5"),
        Match(first: "-1--2|", second: "--------3--4|", board: "-1--2---3--4", another: 0..<9),
        Match(first: "-1--2|", second: "--------3--4|", board: "----------- 4", tick: 9, another: 0..<7),
        Match(first: "-1--2|", second: "--------3--4|", board: "-1--2---3", leaves: 10),
    ]
}

private func checkDark(_ answer: (Observable<Int>, Observable<Int>) throws -> Observable<Int>) throws {
    for match in Match.all {
        let trial = Trial(match.situation)
        let first = trial.hot("first half", match.first)
        let second = trial.hot("second half", match.second)
        let due = Marbles.marbles(match.board, as: Int.self).compactMap(\.value.element)
        func numbers(_ half: TestableObservable<Int>) -> [Int] {
            half.recordedEvents.filter { $0.time >= match.tick }.compactMap(\.value.element)
        }
        let board = try answer(first.asObservable(), second.asObservable())
        if let another = match.another { trial.listen(to: board, in: another) }
        let half = first.recordedEvents.last?.time ?? 0
        let overlaps = second.recordedEvents.contains { $0.time < half }
        let isAlone = match.another == nil
        let isLetGo = { first.subscriptions.allSatisfy { $0.unsubscribe <= 0 } }
        let (firstNumbers, secondNumbers) = (numbers(first), numbers(second))
        let mistakes: [Mistake<Received<Int>>] = [
            Mistake("One person can look at the board, and a second one sees nothing.") {
                !isAlone && $0.elements.isEmpty
            },
            Mistake("Nothing reaches the board. If there is a bag, how long does it live?") {
                $0.events.isEmpty && isLetGo()
            },
            Mistake("The board shows a number before anybody has scored.") {
                match.tick == 0 && $0.elements.count > due.count
            },
            Mistake("Somebody who comes late sees only what comes from then on. Here they see what was before.") {
                match.tick > 0 && $0.elements.count > due.count
            },
            Mistake("The board ends with the first half. Which event of the first half does it receive?") {
                $0.ends && ($0.events.last?.time ?? 0) <= half
            },
            Mistake("There may be extra time, and the board has ended with the second half.") {
                $0.ends && $0.elements == due
            },
            Mistake("The halves may overlap. Here the board waits for one half before it takes the other.") {
                overlaps && $0.elements != due
            },
            Mistake("The second half is shown, and the first half is missing.") {
                !firstNumbers.isEmpty && $0.elements == secondNumbers
            },
            Mistake("The first half is shown, and the second half is missing. Can the board still receive it?") {
                $0.elements == firstNumbers
            },
            Mistake("An equal number is a new number, and the board shows it too.") {
                $0.elements.count < due.count && $0.elements == due.withoutRepeats
            },
            Mistake("A number is missing on the board. Does the board look at the numbers?") {
                $0.elements.count < due.count
            },
        ]
        try trial.expect(
            match.board, of: trial.joining(board, at: match.tick), disposedAt: match.leaves, mistakes: mistakes)
    }
}

// MARK: 6 · A member leaves

/// What members do, in order: `+anna` joins, `-anna` leaves, anything else is a letter.
private struct Season {
    let acts: [String]
    let log: [String]

    static let all = [
        Season(
            acts: ["+cho", "+dana", "+eun", "x", "x", "-dana", "y", "-dana", "z"],
            log: ["cho x", "dana x", "eun x", "cho x", "dana x", "eun x", "cho y", "eun y", "cho z", "eun z"]),
        Season(
            acts: ["+anna", "+boris", "spring", "-anna", "summer"],
            log: ["anna spring", "boris spring", "boris summer"]),
        Season(acts: ["old", "+anna", "-anna", "nobody's", "+boris", "new"], log: ["boris new"]),
        Season(acts: ["+anna", "+boris", "-boris", "one", "+cho", "two"], log: ["anna one", "anna two", "cho two"]),
    ]

    /// What is done, in words.
    var situation: String {
        acts.map { act in
            switch act.first {
            case "+": "\(act.dropFirst()) joins"
            case "-": "\(act.dropFirst()) leaves"
            default: "\"\(act)\" is sent"
            }
        }.joined(separator: ", ")
    }

    /// Those who leave.
    var left: Set<String> { Set(acts.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }) }

    /// The letters that somebody should receive.
    var letters: Set<String> { Set(log.compactMap { $0.split(separator: " ").last.map(String.init) }) }

    /// What is to be logged before the first member leaves.
    var untilLeaving: [String] {
        let sent = acts.prefix { !$0.hasPrefix("-") }
        return Array(log.prefix { line in sent.contains { line.hasSuffix(" \($0)") } })
    }

    /// What is logged where each member receives one letter only, if more than one is due before anybody leaves.
    var firstLetterAlone: [String]? {
        var seen: Set<Substring> = []
        let first = log.filter { seen.insert($0.prefix { $0 != " " }).inserted }
        return first.count < untilLeaving.count ? first : nil
    }

    /// The line of the member who joined last, for the first letter.
    var lastOfFirstLetter: String? {
        let letter = log.first?.split(separator: " ").last.map(String.init) ?? ""
        return log.prefix { $0.hasSuffix(" \(letter)") }.last
    }

    /// The lines that would be logged by those who were not there yet.
    var isBefore: Set<String> {
        var (sent, lines): ([String], Set<String>) = ([], [])
        for act in acts {
            if act.hasPrefix("+") {
                lines.formUnion(sent.map { "\(act.dropFirst()) \($0)" })
            } else if !act.hasPrefix("-") {
                sent.append(act)
            }
        }
        return lines
    }
}

private func checkClub(_ answer: () throws -> any Letters) throws {
    for season in Season.all {
        let (club, other) = (try answer(), try answer())
        var log: [String] = []
        var leave: [String: () -> Void] = [:]
        _ = other.join { log.append("the other club: \($0)") }
        for act in season.acts {
            let name = String(act.dropFirst())
            switch act.first {
            case "+": leave[name] = club.join { log.append("\(name) \($0)") }
            case "-": leave[name]?()
            default: club.send(act)
            }
        }
        try Lines.expect(
            season.log, from: log, in: season.situation,
            mistakes: clubMistakes(season, areOne: club === other, isReceived: receives(answer)))
    }
}

/// Whether a letter of the text reaches somebody.
private func receives(_ answer: () throws -> any Letters) -> Bool {
    guard let club = try? answer() else { return false }
    var isReceived = false
    _ = club.join { _ in isReceived = true }
    club.send("spring")
    return isReceived
}

private func clubMistakes(_ season: Season, areOne: Bool, isReceived: Bool) -> [Mistake<[String]>] {
    func count(_ name: String, in log: [String]) -> Int { log.count { $0.hasPrefix("\(name) ") } }
    let wanted = season.log
    return [
        Mistake("Two clubs know of each other: a letter of one is read in another.") { log in
            areOne
                || log.contains { $0.hasPrefix("the other club: ") && season.acts.contains(String($0.dropFirst(16))) }
        },
        Mistake("A member receives a letter that was sent before joining.") {
            !season.isBefore.isDisjoint(with: $0)
        },
        Mistake("A member receives something that nobody has sent.") { log in
            log.contains { line in !season.acts.contains { line.hasSuffix(" \($0)") } }
        },
        Mistake("Somebody else than the member who left receives no letters any more.") { log in
            log.contains { line in season.left.contains { line.hasPrefix("\($0) ") } && !wanted.contains(line) }
                && wanted.contains { !log.contains($0) }
        },
        Mistake("A member has left, and still receives letters.") { log in
            season.left.contains { count($0, in: log) > count($0, in: wanted) }
        },
        Mistake("Nobody receives the first letter. When does a subscription end here?") { log in
            log.isEmpty && !season.untilLeaving.isEmpty && !isReceived
        },
        Mistake("Only the member who joined last receives letters.") { log in
            season.untilLeaving.count > 1 && log.first == season.lastOfFirstLetter
        },
        Mistake("A member receives the first letter alone.") { log in log == season.firstLetterAlone },
        Mistake("One member has left, and nobody receives a letter any more. What has ended?") { log in
            log == season.untilLeaving
        },
        Mistake("A letter is sent twice, and an equal letter is left out.") { log in Set(log) == Set(wanted) },
        Mistake("A letter is missing. Does the club read its letters?") { log in log.count < wanted.count },
    ]
}

/// A club that lets members go in one way or another.
private final class ClubByHand: Letters {
    nonisolated(unsafe) static let only = ClubByHand { _, subscription in { subscription.dispose() } }

    let letters: any AnySubject<String>
    private let reading: (Observable<String>) -> Observable<String>
    private let leaving: (ClubByHand, Disposable) -> () -> Void

    init(
        _ letters: any AnySubject<String> = PublishSubject<String>(),
        reading: @escaping (Observable<String>) -> Observable<String> = { $0 },
        leaving: @escaping (ClubByHand, Disposable) -> () -> Void
    ) {
        (self.letters, self.reading, self.leaving) = (letters, reading, leaving)
    }

    func send(_ letter: String) { letters.on(.next(letter)) }

    func join(_ read: @escaping (String) -> Void) -> () -> Void {
        leaving(self, reading(letters.asObservable()).subscribe(onNext: read))
    }
}

/// A club in which whoever leaves takes the first name off the list.
private final class ClubInOrder: Letters {
    private var readers: [(String) -> Void] = []

    func send(_ letter: String) { for read in readers { read(letter) } }

    func join(_ read: @escaping (String) -> Void) -> () -> Void {
        readers.append(read)
        return { if !self.readers.isEmpty { self.readers.removeFirst() } }
    }
}

// MARK: 7 · A doorbell

private struct Listener {
    var presses = "-a--b----b"
    var removed: TestTime = 11
    let isRings: Bool
    let tick: TestTime
    let receives: String
    var leaves: TestTime?

    static let all = [
        Listener(isRings: true, tick: 0, receives: "-a--b----b-|"),
        Listener(isRings: true, tick: 6, receives: "---------b-|"),
        Listener(isRings: false, tick: 0, receives: "na--b----b-|"),
        Listener(presses: "--ccd---d", removed: 12, isRings: false, tick: 0, receives: "n-ccd---d---|"),
        Listener(isRings: false, tick: 6, receives: "------b--b-|"),
        Listener(isRings: true, tick: 14, receives: "--------------|"),
        Listener(isRings: false, tick: 14, receives: "--------------|"),
        Listener(presses: "", removed: 3, isRings: false, tick: 0, receives: "n--|"),
        Listener(presses: "", removed: 3, isRings: true, tick: 2, receives: "---|"),
        Listener(presses: "--ccd---d", removed: 12, isRings: true, tick: 0, receives: "--ccd---d---|"),
        Listener(presses: "--ccd---d", removed: 12, isRings: false, tick: 5, receives: "-----d--d---|"),
        Listener(isRings: true, tick: 0, receives: "-a--b", leaves: 6),
    ]
}

private func checkBell(_ answer: () throws -> any Doorbell) throws {
    for listener in Listener.all {
        let stream = listener.isRings ? "rings" : "lastName"
        let names = Marbles.marbles(listener.presses, as: String.self)
        let trial = Trial(
            "\(stream) from tick \(listener.tick): pressed \"\(listener.presses)\", removed at tick \(listener.removed), pressed after it"
        )
        let (bell, other) = (try answer(), try answer())
        for name in names {
            trial.scheduler.scheduleAt(name.time) { bell.press(name.value.element ?? "") }
        }
        trial.scheduler.scheduleAt(listener.removed) { bell.remove() }
        trial.scheduler.scheduleAt(listener.removed + 1) { bell.press("x") }
        trial.scheduler.scheduleAt(0) { other.press("z") }
        let show = { listener.isRings ? bell.rings : bell.lastName }
        trial.listen(to: show(), in: 0..<5)
        let legend: [Character: String] = [
            "n": "nobody", "a": "a", "b": "b", "c": "c", "d": "d",
        ]
        let due = Marbles.marbles(listener.receives, values: legend).compactMap(\.value.element)
        let (isRings, isAfter) = (listener.isRings, listener.tick > listener.removed)
        let isRemembered = isRings || remembers(answer)
        let mistakes: [Mistake<Received<String>>] = [
            Mistake("Two bells know of each other: one sends who has pressed another.") {
                $0.elements.contains("z") || other === bell
            },
            Mistake("What is pressed after `remove()` is not sent.") { $0.elements.contains("x") },
            Mistake("`remove()` completes both streams, and `\(stream)` ends with an error.") { $0.fails },
            Mistake("Whoever comes after `remove()` receives the end alone.") {
                isAfter && !$0.elements.isEmpty
            },
            Mistake("Nobody has pressed, and `rings` sends something. Is a ring an event or a state?") {
                isRings && $0.elements.contains("nobody")
            },
            Mistake("One person can listen, and a second one receives nothing.") {
                isRings && $0.events.isEmpty && !due.isEmpty
            },
            Mistake("A ring of before is sent to somebody who was not there.") {
                isRings && $0.elements.count > due.count
            },
            Mistake("Before the first ring `lastName` sends \"nobody\", at once.") {
                !isRings && isRemembered && listener.tick == 0 && $0.elements.first != "nobody"
            },
            Mistake("A new subscriber of `lastName` should receive the latest name at once.") {
                !isRings && !isAfter && $0.start != listener.tick
            },
            Mistake("Somebody who comes late receives how it began, and not the latest name.") {
                !isRings && listener.tick > 0 && $0.elements.first == "nobody"
            },
            Mistake("The same name twice is two rings.") {
                Set($0.elements) == Set(due) && $0.elements.count < due.count
            },
            Mistake("A name is missing. Does the bell look at the names?") { $0.elements.count < due.count },
            Mistake("The bell has been removed, and `\(stream)` does not end.") { $0.elements == due && !$0.ends },
        ]
        try trial.expect(
            listener.receives, legend: legend, of: trial.joining(show, at: listener.tick), disposedAt: listener.leaves,
            mistakes: mistakes)
    }

    weak var bell: (any Doorbell)?
    do {
        let held = try answer()
        bell = held
        let subscriptions = [held.rings.subscribe(), held.lastName.subscribe()]
        held.press("a")
        for subscription in subscriptions { subscription.dispose() }
    }
    if bell != nil {
        throw Diagnosis(
            "The bell was not freed when nobody held it any more. Which closure holds it, and who holds that closure?",
            evidence: [.sentence("somebody subscribes to both streams, presses, disposes, and lets go of the bell")])
    }
}

/// Whether a bell sends a name at once, after somebody has pressed.
private func remembers(_ answer: () throws -> any Doorbell) -> Bool {
    guard let bell = try? answer() else { return false }
    bell.press("c")
    var isSent = false
    bell.lastName.subscribe(onNext: { _ in isSent = true }).dispose()
    return isSent
}

/// A bell of whatever subjects.
private class Bell: Doorbell {
    nonisolated(unsafe) static let only = Bell()

    let (presses, names): (any AnySubject<String>, any AnySubject<String>)
    private let showing: (Observable<String>, Observable<String>) -> Observable<String>
    private let end: Event<String>?

    init(
        rings: any AnySubject<String> = PublishSubject<String>(),
        names: any AnySubject<String> = BehaviorSubject(value: "nobody"),
        showing: @escaping (Observable<String>, Observable<String>) -> Observable<String> = { $1 },
        removing: Event<String>? = .completed
    ) {
        (presses, self.names, self.showing, end) = (rings, names, showing, removing)
    }

    var rings: Observable<String> { presses.asObservable() }
    var lastName: Observable<String> { showing(rings, names.asObservable()) }

    func press(_ name: String) {
        presses.on(.next(name))
        names.on(.next(name))
    }

    func remove() {
        guard let end else { return }
        presses.on(end)
        names.on(end)
    }
}

/// A bell that holds itself.
private final class BellInARing: Bell {
    private var last = ""
    private let bag = DisposeBag()

    init() {
        super.init()
        rings.subscribe(onNext: { self.last = $0 }).disposed(by: bag)
    }
}

extension Array where Element: Equatable {
    /// Without the elements that equal the one before.
    fileprivate var withoutRepeats: [Element] {
        enumerated().filter { $0.offset == 0 || $0.element != self[$0.offset - 1] }.map(\.element)
    }
}

extension Trial {
    /// What somebody receives who subscribes to `source` at `tick`.
    fileprivate func joining<Element>(_ source: Observable<Element>, at tick: TestTime) -> Observable<Element> {
        joining({ source }, at: tick)
    }

    /// The same for a stream that is asked for at `tick`.
    fileprivate func joining<Element>(
        _ source: @escaping () -> Observable<Element>, at tick: TestTime
    ) -> Observable<Element> {
        guard tick > 0 else { return source() }
        return .create { [scheduler] observer in
            let late = SingleAssignmentDisposable()
            scheduler.scheduleAt(tick) { late.setDisposable(source().subscribe(observer)) }
            return late
        }
    }

    /// Somebody else is subscribed to `source` meanwhile.
    fileprivate func listen<Element>(to source: Observable<Element>, in ticks: Range<TestTime>) {
        let other = SingleAssignmentDisposable()
        scheduler.scheduleAt(ticks.lowerBound) { other.setDisposable(source.subscribe()) }
        scheduler.scheduleAt(ticks.upperBound) { other.dispose() }
    }
}
