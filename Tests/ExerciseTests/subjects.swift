import Dispatch
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
    @Test func `4 · The board goes dark`() throws { try attempt(4) }
    @Test func `5 · Never above 5`() throws { try attempt(5) }
    @Test func `6 · Prices that nobody reads`() throws { try attempt(6) }
    @Test func `7 · Two doors`() throws { try attempt(7) }
    @Test func `8 · The menu`() throws { try attempt(8) }

    @Test(arguments: exercises) func gate(_ exercise: Exercise) { expectGate(exercise) }

    static let exercises = [
        Exercise(
            1, "After the rain", as: (() throws -> [String]).self,
            attempt: afterTheRain, solution: Solution.afterTheRain,
            wrong: [
                Wrong("behavior gives its value", diagnosis: "only while it goes on") {
                    ["score c", "score #", "chat b", "chat c", "chat #", "votes #"]
                },
                Wrong("replay forgets with the error", diagnosis: "What it remembers it gives") {
                    ["score #", "chat #", "votes #"]
                },
                Wrong("async gives its last word", diagnosis: "was to be the result") {
                    ["score #", "chat b", "chat c", "chat #", "votes c", "votes #"]
                },
                Wrong("the error is forgotten", diagnosis: "hears how that") {
                    ["chat b", "chat c"]
                },
                Wrong("the d is heard", diagnosis: "after their end") {
                    ["score #", "chat c", "chat d", "chat #", "votes #"]
                },
            ]
        ) { answer in
            struct Rain: Error {}
            var words: [String] = []
            let log = { words.append($0) }

            let score = BehaviorSubject(value: "a")
            let chat = ReplaySubject<String>.create(bufferSize: 2)
            let votes = AsyncSubject<String>()

            for subject in [AnyObserver(score), AnyObserver(chat), AnyObserver(votes)] {
                subject.onNext("b")
                subject.onNext("c")
                subject.onError(Rain())
                subject.onNext("d")
            }

            _ = score.subscribe(onNext: { log("score \($0)") }, onError: { _ in log("score #") })
            _ = chat.subscribe(onNext: { log("chat \($0)") }, onError: { _ in log("chat #") })
            _ = votes.subscribe(onNext: { log("votes \($0)") }, onError: { _ in log("votes #") })

            try Lines.predict(
                try answer(), truth: words,
                mistakes: [
                    Mistake("The three were told \"d\" after their end. Who passes on what comes after an end?") {
                        $0.contains { $0.hasSuffix("d") }
                    },
                    Mistake("Who subscribes to a subject that has ended hears how that was. Nobody in your list does.")
                    {
                        !$0.contains { $0.hasSuffix("#") }
                    },
                    Mistake("A behavior subject gives its value only while it goes on. This one has ended.") {
                        $0.contains { $0.hasPrefix("score") && $0 != "score #" }
                    },
                    Mistake("The last word of an async subject was to be the result. It failed: is there a result?") {
                        $0.contains { $0.hasPrefix("votes") && $0 != "votes #" }
                    },
                    Mistake("The chat is a replay subject. What it remembers it gives, whatever its end was.") {
                        !$0.contains("chat b") && !$0.contains("chat c")
                    },
                ])
        },

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
            ]
        ) { answer in
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
                    Mistake(
                        "B's subscription waits for its one element, so it is not over by then. What does it hold?"
                    ) {
                        index("B freed", in: $0) < index("closed", in: $0)
                    },
                    Mistake(
                        "A subscription that is over lets go of its closures, and a ring is opened. Then who holds the screen?"
                    ) {
                        !$0.contains("A freed") || !$0.contains("B freed")
                    },
                    Mistake(
                        "A's subscription was over at once, and nothing is left to hold A when the list is emptied."
                    ) {
                        index("A freed", in: $0) > index("closed", in: $0)
                    },
                    Mistake("`goals.onNext(2)` ends B's subscription, inside that call. When is \"end\" logged?") {
                        index("B freed", in: $0) > index("end", in: $0)
                    },
                ])
        },

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
                Wrong("behavior with an optional", diagnosis: "after the match") { scores in
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
                Wrong("the end is not passed on", diagnosis: "The match is over") { scores in
                    let board = ReplaySubject<Int>.create(bufferSize: 1)
                    _ = scores.subscribe(onNext: { board.onNext($0) })
                    return board
                },
            ]
        ) { answer in
            for (tick, marbles) in [
                (6, "------2---3--|"), (0, "-1--2-----3--|"), (15, "---------------(3|)"),
            ] {
                let trial = Trial("a fan from tick \(tick)")
                let scores = trial.hot("scores", "-1--2-----3--|")
                let board = try answer(scores.asObservable())
                try trial.expect(
                    marbles, of: trial.joining(board, at: tick),
                    mistakes: [
                        Mistake("The fan sees a number that nobody has scored. Who put it there?") {
                            !Set($0.elements).isSubset(of: [1, 2, 3])
                        },
                        Mistake(
                            "The fan saw nothing before the end. What you used speaks only when it completes."
                        ) {
                            $0.start == 13
                        },
                        Mistake("A fan wants the latest score alone, and then what comes.") {
                            tick > 0 && $0.elements.prefix(2) == [1, 2]
                        },
                        Mistake("The fan saw what came after they joined, and nothing else. Which subject remembers?") {
                            tick == 6 && $0.elements == [3]
                        },
                        Mistake("The match is over, and the fan is not told.") {
                            $0.elements.last == 3 && !$0.ends
                        },
                        Mistake(
                            "A fan who comes after the match does not see how it ended. Which subject gives a value then?"
                        ) {
                            tick == 15 && $0.elements.isEmpty
                        },
                    ])
            }
        },

        Exercise(
            4, "The board goes dark", as: ((Observable<Int>, Observable<Int>) throws -> Observable<Int>).self,
            attempt: board, solution: Solution.board,
            wrong: [
                Wrong("as it was given", diagnosis: "ended with the first half") { firstHalf, secondHalf in
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
                Wrong("a behavior relay", diagnosis: "is on the board before") { firstHalf, secondHalf in
                    let board = BehaviorRelay(value: 0)
                    _ = firstHalf.bind(to: board)
                    _ = secondHalf.bind(to: board)
                    return board.asObservable()
                },
                Wrong("the second half alone", diagnosis: "first half is missing") { _, secondHalf in
                    let board = PublishRelay<Int>()
                    _ = secondHalf.bind(to: board)
                    return board.asObservable()
                },
                Wrong("one half after the other to a subject that has ended", diagnosis: "can it still be told") {
                    firstHalf, secondHalf in
                    let board = PublishSubject<Int>()
                    _ = firstHalf.subscribe(
                        onNext: { board.onNext($0) },
                        onCompleted: { board.dispose() })
                    _ = secondHalf.subscribe(onNext: { board.onNext($0) })
                    return board
                },
            ]
        ) { answer in
            let trial = Trial()
            let firstHalf = trial.hot("first half", "-1--2|")
            let secondHalf = trial.hot("second half", "--------3--4|")
            let board = try answer(firstHalf.asObservable(), secondHalf.asObservable())
            try trial.expect(
                "-1--2---3--4", of: board,
                mistakes: [
                    Mistake("Nothing reaches the board. If there is a bag, how long does it live?") {
                        $0.events.isEmpty
                    },
                    Mistake("The board ended with the first half. Who told it to?") {
                        $0.elements == [1, 2] && $0.completes
                    },
                    Mistake("There may be extra time, and the board has ended with the second half.") {
                        $0.elements == [1, 2, 3, 4] && $0.ends
                    },
                    Mistake("A number that neither half sent is on the board before the match begins.") {
                        $0.start == 0
                    },
                    Mistake("The second half is shown, and the first half is missing.") { $0.elements == [3, 4] },
                    Mistake("The second half does not reach the board. Does anybody tell it, and can it still be told?")
                    {
                        $0.elements == [1, 2]
                    },
                ])
        },

        Exercise(
            5, "Never above 5", as: ((Observable<Int>) throws -> Observable<Int>).self,
            attempt: heater, solution: Solution.heater,
            wrong: [
                Wrong("as it was given", diagnosis: "overtook") { wishes in
                    let heat = BehaviorRelay(value: 1)
                    _ = heat.subscribe(onNext: { level in
                        if level > 5 { heat.accept(5) }
                    })
                    _ = wishes.bind(to: heat)
                    return heat.asObservable()
                },
                Wrong("what is too much is dropped", diagnosis: "nothing became of it") { wishes in
                    let heat = BehaviorRelay(value: 1)
                    _ = wishes.filter { $0 <= 5 }.bind(to: heat)
                    return heat.asObservable()
                },
                Wrong("corrected later", diagnosis: "for a moment") { wishes in
                    let heat = BehaviorRelay(value: 1)
                    _ =
                        wishes
                        .flatMap { $0 > 5 ? Observable.of($0, 5) : Observable.just($0) }
                        .bind(to: heat)
                    return heat.asObservable()
                },
                Wrong("the larger of the two", diagnosis: "within the limit") { wishes in
                    let heat = BehaviorRelay(value: 1)
                    _ = wishes.map { max($0, 5) }.bind(to: heat)
                    return heat.asObservable()
                },
                Wrong("a map and no relay", diagnosis: "level it begins with") { wishes in
                    wishes.map { min($0, 5) }
                },
                Wrong("the beginning for everybody", diagnosis: "not the latest") { wishes in
                    let heat = PublishRelay<Int>()
                    _ = wishes.map { min($0, 5) }.bind(to: heat)
                    return Observable.create { observer in
                        observer.onNext(1)
                        return heat.subscribe(observer)
                    }
                },
            ]
        ) { answer in
            for (tick, marbles) in [(0, "1-3---5---2-"), (8, "--------5-2-")] {
                let trial = Trial("somebody from tick \(tick)")
                let wishes = trial.hot("wishes", "--3---8---2-")
                let heat = try answer(wishes.asObservable())
                try trial.expect(
                    marbles, of: trial.joining(heat, at: tick),
                    mistakes: [
                        Mistake("A wish for 3 is within the limit, and was changed all the same.") {
                            tick == 0 && !$0.elements.contains(3)
                        },
                        Mistake("An 8 was let in, told, and then corrected: everybody saw it for a moment.") {
                            $0.elements.has(8, then: 5)
                        },
                        Mistake("The 5 overtook the 8, and whoever listens has 8 at last. From where is the 5 pushed?")
                        {
                            $0.elements.has(5, then: 8)
                        },
                        Mistake("Somebody hears an 8. Where should a level above 5 be stopped?") {
                            $0.elements.contains(8)
                        },
                        Mistake("The heater does not tell the level it begins with.") { tick == 0 && $0.start != 0 },
                        Mistake("Somebody wished for 8, and nothing became of it. As warm as may be, that is 5.") {
                            tick == 0 && $0.elements == [1, 3, 2]
                        },
                        Mistake("Who comes late hears what it began with, and not the latest level.") {
                            tick == 8 && $0.elements.first == 1
                        },
                        Mistake("Who comes late hears nothing until the next wish.") { tick == 8 && $0.start != 8 },
                    ])
            }
        },

        Exercise(
            6, "Prices that nobody reads", as: ((Observable<Int>) throws -> Observable<String>).self,
            attempt: labels, solution: Solution.labels,
            wrong: [
                Wrong("as it was given", diagnosis: "before anybody reads") { exchange in
                    let labels = PublishSubject<String>()
                    _ = exchange.subscribe(onNext: { labels.onNext("\($0) €") })
                    return labels
                },
                Wrong("the end is not passed on", diagnosis: "The exchange has closed") { exchange in
                    Observable.create { observer in
                        exchange.subscribe(onNext: { observer.onNext("\($0) €") })
                    }
                },
                Wrong("nobody lets go of it", diagnosis: "reads the labels any more") { exchange in
                    Observable.create { observer in
                        _ = exchange.subscribe(
                            onNext: { observer.onNext("\($0) €") },
                            onError: { observer.onError($0) },
                            onCompleted: { observer.onCompleted() })
                        return Disposables.create()
                    }
                },
                Wrong("the error is not passed on", diagnosis: "The exchange has failed") { exchange in
                    Observable.create { observer in
                        exchange.subscribe(
                            onNext: { observer.onNext("\($0) €") },
                            onError: { _ in },
                            onCompleted: { observer.onCompleted() })
                    }
                },
                Wrong("the unit is forgotten", diagnosis: "not what stands on a label") { exchange in
                    exchange.map { "\($0)" }
                },
            ]
        ) { answer in
            let names: [Character: String] = ["a": "1 €", "b": "2 €", "c": "3 €", "d": "4 €"]
            do {
                let trial = Trial("somebody reads them to the end")
                let exchange = trial.cold("exchange", "-1--2--3--4-|")
                let labels = try answer(exchange.asObservable())
                try trial.require(
                    exchange.subscriptions.isEmpty,
                    "The exchange is in use before anybody reads the labels. Which line subscribes to it, and when is it run?"
                )
                try trial.expect(
                    "-a--b--c--d-|", legend: names, of: labels,
                    mistakes: [
                        Mistake("The exchange has closed, and who reads the labels is not told.") {
                            $0.elements == ["1 €", "2 €", "3 €", "4 €"] && !$0.ends
                        },
                        Mistake("Something comes, but it is not what stands on a label: \"1 €\".") {
                            !$0.elements.isEmpty && !$0.elements.contains("1 €")
                        },
                    ])
            }
            do {
                let trial = Trial("the exchange fails")
                let exchange = trial.cold("exchange", "-1--#")
                try trial.expect(
                    "-a--#", legend: names, of: try answer(exchange.asObservable()),
                    mistakes: [
                        Mistake("The exchange has failed, and who reads the labels is not told.") { !$0.fails }
                    ])
            }
            do {
                let trial = Trial("disposed of at tick 5")
                let exchange = trial.cold("exchange", "-1--2--3--4-|")
                try trial.expect(
                    "-a--b", legend: names, of: try answer(exchange.asObservable()), disposedAt: 5)
                try trial.expect(
                    ["^----!"], of: exchange.subscriptions, "the exchange",
                    "Nobody reads the labels any more, and the exchange is still in use.")
            }
        },

        Exercise(
            7, "Two doors", as: (() throws -> any GuestBook).self,
            attempt: guestBook, solution: Solution.guestBook,
            wrong: [
                Wrong("as it was given", diagnosis: "the same list") { Book() },
                Wrong("a list of its own for each change", diagnosis: "forgets who came before") {
                    BookByHand { list, change in list.accept(change([])) }
                },
                Wrong("called twice", diagnosis: "once for each call") {
                    BookByHand { list, change in
                        _ = change(list.value)
                        list.accept(change(list.value))
                    }
                },
                Wrong("nobody is told", diagnosis: "was not told") {
                    BookByHand { _, change in _ = change([]) }
                },
                Wrong("only those who come later hear it", diagnosis: "at once") {
                    BookByHand(guests: { list in list.skip(1) }) { list, change in list.accept(change(list.value)) }
                },
            ],
            check: checkTwoDoors),

        Exercise(
            8, "The menu", as: (([String: Int]) throws -> any Menu).self,
            attempt: menu, solution: Solution.menu,
            wrong: [
                Wrong("publish relays", diagnosis: "At tick 0 there should be a number") { prices in
                    MenuByHand(prices: prices, showing: { $0.skip(1) })
                },
                Wrong("the beginning for everybody", diagnosis: "how it began") { prices in
                    MenuByHand(prices: prices, showing: { $0.skip(1).startWith([:]) })
                },
                Wrong("less than nothing", diagnosis: "less than zero times") { prices in
                    MenuByHand(prices: prices, removing: { $0 - 1 })
                },
                Wrong("the dishes are counted", diagnosis: "how many dishes") { prices in
                    MenuByHand(prices: prices.mapValues { _ in 1 })
                },
                Wrong("clear does nothing", diagnosis: "all was cleared") { prices in
                    MenuByHand(prices: prices, clearing: { $0 })
                },
                Wrong("every dish is the same", diagnosis: "of another dish") { prices in
                    MenuByHand(prices: prices, keying: { _ in "soup" })
                },
                Wrong("a subscription that holds the menu", diagnosis: "was not freed") { prices in
                    let menu = MenuByHand(prices: prices)
                    menu.counts.subscribe(onNext: { _ in _ = menu.prices }).disposed(by: menu.bag)
                    return menu
                },
            ],
            check: checkMenu),
    ]
}

extension Trial {
    /// What somebody hears who subscribes to `source` at `tick`.
    fileprivate func joining<Element>(_ source: Observable<Element>, at tick: TestTime) -> Observable<Element> {
        guard tick > 0 else { return source }
        return .create { [scheduler] observer in
            let late = SingleAssignmentDisposable()
            scheduler.scheduleAt(tick) { late.setDisposable(source.subscribe(observer)) }
            return late
        }
    }
}

extension [Int] {
    fileprivate func has(_ first: Int, then second: Int) -> Bool {
        zip(self, dropFirst()).contains { $0 == first && $1 == second }
    }
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

// MARK: Two doors

private func checkTwoDoors(_ answer: () throws -> any GuestBook) throws {
    do {
        let book = try answer()
        let early = Lists()
        let calls = Locked(0)
        let subscription = book.guests.subscribe(onNext: { early.append($0) })
        defer { subscription.dispose() }
        for guest in ["anna", "boris"] {
            book.change { list in
                calls.withLock { $0 += 1 }
                return list + [guest]
            }
        }
        early.wait { $0.last?.count == 2 || calls.withLock { $0 } > 2 }
        let evidence: [Evidence] = ["change { $0 + [\"anna\"] }, then change { $0 + [\"boris\"] }, one after the other"]
        func require(_ condition: Bool, _ meaning: String) throws {
            if !condition { throw Diagnosis(meaning, evidence: evidence + ["told: \(early.all)"]) }
        }
        try require(
            early.all.count > 1 || early.all.last?.isEmpty == false,
            "Who subscribes to `guests` was not told of a change.")
        try require(
            calls.withLock { $0 } == 2,
            "A change is called once for each call of `change`. Here it was called more often.")
        try require(
            early.all.last == ["anna", "boris"],
            "The list forgets who came before. What is a change to be given?")
        try require(
            early.all.first == [], "Who subscribes to `guests` should hear the latest list at once, here an empty one.")
        let late = Lists()
        book.guests.subscribe(onNext: { late.append($0) }).dispose()
        try require(
            late.all == [["anna", "boris"]], "Who subscribes to `guests` late should hear the latest list at once.")
    }
    do {
        let book = Unchecked(value: try answer())
        let told = Lists()
        let subscription = book.value.guests.subscribe(onNext: { told.append($0) })
        defer { subscription.dispose() }
        let (northIsIn, southCalls, southIsIn) = (
            DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
        )
        let doors = DispatchGroup()
        // North is inside its change when south calls, and gives south the time to come in as well, if it can.
        DispatchQueue(label: "north").async(group: doors) {
            book.value.change { list in
                northIsIn.signal()
                southCalls.wait()
                _ = southIsIn.wait(timeout: .now() + .milliseconds(500))
                return list + ["anna"]
            }
        }
        DispatchQueue(label: "south").async(group: doors) {
            northIsIn.wait()
            southCalls.signal()
            book.value.change { list in
                southIsIn.signal()
                return list + ["boris"]
            }
        }
        guard doors.wait(timeout: .now() + .seconds(5)) == .success else {
            throw Diagnosis("Two doors called `change`, and one of the calls never came back. Who waits for whom?")
        }
        told.wait { $0.last?.count == 2 }
        guard told.all.last?.sorted() == ["anna", "boris"] else {
            throw Diagnosis(
                "Both doors were given the same list, and one guest is lost. Between reading the list and accepting the new one, "
                    + "what may the other door do?",
                evidence: [
                    "north is inside its change { $0 + [\"anna\"] }",
                    "when south calls change { $0 + [\"boris\"] }",
                    "told: \(told.all)",
                ])
        }
    }
}

/// The lists that somebody was told, from whatever thread.
private final class Lists: Sendable {
    private let lists = Locked<[[String]]>([])

    var all: [[String]] { lists.withLock { $0 } }

    func append(_ list: [String]) { lists.withLock { $0.append(list) } }

    /// Waits until `isThere`, for a little while: an answer may change the list later, on a queue of its own.
    func wait(until isThere: ([[String]]) -> Bool) {
        let end = DispatchTime.now() + .milliseconds(500)
        let pause = DispatchSemaphore(value: 0)
        while !isThere(all), DispatchTime.now() < end { _ = pause.wait(timeout: .now() + .milliseconds(2)) }
    }
}

/// A guest book is safe from any thread, or that is what is to be found out.
private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
}

/// A book that changes its list as people do.
private final class BookByHand: GuestBook {
    private let list = BehaviorRelay<[String]>(value: [])
    private let shown: (Observable<[String]>) -> Observable<[String]>
    private let making: (BehaviorRelay<[String]>, ([String]) -> [String]) -> Void

    init(
        guests: @escaping (Observable<[String]>) -> Observable<[String]> = { $0 },
        change: @escaping (BehaviorRelay<[String]>, ([String]) -> [String]) -> Void
    ) {
        shown = guests
        making = change
    }

    var guests: Observable<[String]> { shown(list.asObservable()) }

    func change(_ change: @escaping @Sendable ([String]) -> [String]) { making(list, change) }
}

// MARK: The menu

private func checkMenu(_ answer: ([String: Int]) throws -> any Menu) throws {
    let prices = ["soup": 3, "rice": 2]
    enum Row: String { case soup, rice, total }
    for (row, tick, marbles) in [
        (Row.soup, 0, "01-----0-----"), (.rice, 0, "0--1-2-----0-"), (.total, 0, "03-5-7-4---0-"),
        (.total, 6, "------74---0-"), (.rice, 6, "------2----0-"),
    ] {
        let menu = try answer(prices)
        let trial = Trial(
            "\(row == .total ? "total" : "count(of: \(row))") from tick \(tick), called as in the text")
        let calls: [(TestTime, () -> Void)] = [
            (1, { menu.add("soup") }), (3, { menu.add("rice") }), (5, { menu.add("rice") }),
            (7, { menu.remove("soup") }), (9, { menu.remove("soup") }), (11, { menu.clear() }),
        ]
        for (tick, call) in calls { trial.scheduler.scheduleAt(tick) { call() } }
        let numbers = row == .total ? menu.total : menu.count(of: row.rawValue)
        let expected = Marbles.marbles(marbles, as: Int.self)
        try trial.expect(
            marbles, of: trial.joining(numbers.distinctUntilChanged(), at: tick),
            mistakes: [
                Mistake("At tick \(tick) there should be a number at once: the latest.") { $0.start != tick },
                Mistake("Who comes late hears how it began, and not the latest number.") {
                    tick > 0 && $0.elements.first == 0
                },
                Mistake("A dish is ordered less than zero times.") { $0.elements.contains { $0 < 0 } },
                Mistake("At tick 11 all was cleared, and something is still ordered.") {
                    $0.events.map(\.time) == expected.map(\.time).filter { $0 < 11 }
                },
                Mistake("What comes is how many dishes are ordered, and not what they cost.") {
                    row == .total && $0.elements == [0, 1, 2, 3, 2, 0]
                },
                Mistake("An order of another dish was counted as well.") {
                    row == .soup && $0.events.contains { $0.time == 3 }
                },
            ])
    }

    weak var menu: (any Menu)?
    do {
        let held = try answer(prices)
        menu = held
        let subscription = held.total.subscribe()
        held.add("soup")
        held.remove("soup")
        subscription.dispose()
    }
    if menu != nil {
        throw Diagnosis(
            "The menu was not freed when nobody held it any more. Which closure holds it, and who holds that closure?",
            evidence: ["somebody subscribes to total, adds a soup, removes it, disposes, and lets go of the menu"])
    }
}

/// A menu that does what people do.
private final class MenuByHand: Menu {
    let prices: [String: Int]
    let counts = BehaviorRelay<[String: Int]>(value: [:])
    let bag = DisposeBag()
    private let shown: (Observable<[String: Int]>) -> Observable<[String: Int]>
    private let removing: (Int) -> Int
    private let clearing: ([String: Int]) -> [String: Int]
    private let key: (String) -> String

    init(
        prices: [String: Int],
        showing: @escaping (Observable<[String: Int]>) -> Observable<[String: Int]> = { $0 },
        removing: @escaping (Int) -> Int = { max(0, $0 - 1) },
        clearing: @escaping ([String: Int]) -> [String: Int] = { _ in [:] },
        keying key: @escaping (String) -> String = { $0 }
    ) {
        self.prices = prices
        shown = showing
        self.removing = removing
        self.clearing = clearing
        self.key = key
    }

    func count(of dish: String) -> Observable<Int> {
        shown(counts.asObservable()).map { [key] in $0[key(dish), default: 0] }
    }

    var total: Observable<Int> {
        shown(counts.asObservable()).map { [prices] counts in
            counts.reduce(0) { $0 + prices[$1.key, default: 0] * $1.value }
        }
    }

    func add(_ dish: String) { change(dish) { $0 + 1 } }
    func remove(_ dish: String) { change(dish, removing) }
    func clear() { counts.accept(clearing(counts.value)) }

    private func change(_ dish: String, _ change: (Int) -> Int) {
        var counts = counts.value
        counts[key(dish)] = change(counts[key(dish), default: 0])
        self.counts.accept(counts)
    }
}
