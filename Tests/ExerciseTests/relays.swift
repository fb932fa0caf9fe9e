import Dispatch
import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import relays_exercises

@Suite("relays") struct RelaysExercises: LessonExercises {
    @Test func `1 · A price and its double`() throws { try attempt(1) }
    @Test func `2 · The album`() throws { try attempt(2) }
    @Test func `3 · No signal`() throws { try attempt(3) }
    @Test func `4 · Never above 5`() throws { try attempt(4) }
    @Test func `5 · Prices that nobody reads`() throws { try attempt(5) }
    @Test func `6 · Two doors and a book`() throws { try attempt(6) }
    @Test func `7 · The menu`() throws { try attempt(7) }

    @Test(arguments: exercises) func gate(_ exercise: Exercise) { expectGate(exercise) }

    static let exercises = [
        Exercise(
            1, "A price and its double", as: (() throws -> [String]).self,
            attempt: aPriceAndItsDouble, solution: Solution.aPriceAndItsDouble,
            wrong: [
                Wrong("all is replayed", diagnosis: "how many does the relay remember") {
                    ["double 2", "double 6", "double 6", "noted 2", "double 8", "value 4"]
                },
                Wrong("an equal price is left out", diagnosis: "an equal one as well") {
                    ["double 6", "noted 2", "double 8", "value 4"]
                },
                Wrong("the number follows", diagnosis: "read once") {
                    ["double 6", "double 6", "noted 8", "double 8", "value 4"]
                },
                Wrong("the stream stands still", diagnosis: "computes anew") { ["double 2", "noted 2", "value 4"] },
                Wrong("the relay is changed by map", diagnosis: "does not change the relay") {
                    ["double 6", "double 6", "noted 2", "double 8", "value 8"]
                },
            ],
            check: checkPrice),
        Exercise(
            2, "The album", as: (() throws -> any Album).self,
            attempt: album, solution: Solution.album,
            wrong: [
                Wrong("only the copy changes", diagnosis: "a copy of the list") {
                    AlbumByHand(adding: { list, _ in list })
                },
                Wrong("the last photo alone", diagnosis: "takes the place of those before") {
                    AlbumByHand(adding: { [$1] })
                },
                Wrong("the newest first", diagnosis: "in the order in which") { AlbumByHand(adding: { [$1] + $0 }) },
                Wrong("each photo once", diagnosis: "The same photo twice") {
                    AlbumByHand(adding: { $0.contains($1) ? $0 : $0 + [$1] })
                },
                Wrong("hard-coded to the example", diagnosis: "Something else than the new photo") {
                    AlbumByHand(adding: { list, _ in list + [list.isEmpty ? "a" : "b"] })
                },
                Wrong("removeLast does nothing", diagnosis: "`removeLast` takes away one photo") {
                    AlbumByHand(removing: { $0 })
                },
                Wrong("clear does nothing", diagnosis: "after `clear`") { AlbumByHand(clearing: { $0 }) },
                Wrong("a photo at that moment", diagnosis: "does not end, and yours ends") {
                    AlbumByHand(showing: { .just($0.value) })
                },
                Wrong("nothing at once", diagnosis: "should receive the latest list at once") {
                    AlbumByHand(showing: { $0.skip(1) })
                },
                Wrong("the beginning for everybody", diagnosis: "how the album began") {
                    AlbumByHand(showing: { $0.skip(1).startWith([]) })
                },
                Wrong("works once", diagnosis: "Two albums") { AlbumByHand.only },
            ],
            check: checkAlbum),
        Exercise(
            3, "No signal", as: ((Observable<Int>) throws -> Observable<String>).self,
            attempt: riverBoard, solution: Solution.riverBoard,
            wrong: [
                Wrong("as it was given", diagnosis: "The run reports a mistake") { sensor in
                    river { sensor.map { "\($0) cm" }.bind(to: $0) }
                },
                Wrong("the error is swallowed", diagnosis: "nobody learns of it") { sensor in
                    river { board in sensor.subscribe(onNext: { board.accept("\($0) cm") }, onError: { _ in }) }
                },
                Wrong("a number for the failure", diagnosis: "A failure is no level") { sensor in
                    river { sensor.catchAndReturn(-1).map { "\($0) cm" }.bind(to: $0) }
                },
                Wrong("the board ends", diagnosis: "The board never ends") { sensor in
                    let board = BehaviorSubject(value: "waiting")
                    _ = sensor.map { "\($0) cm" }.catchAndReturn("no signal").subscribe(board)
                    return board
                },
                Wrong("a board for each who looks", diagnosis: "receives the latest text at once") { sensor in
                    sensor.map { "\($0) cm" }.catchAndReturn("no signal").concat(Observable.never())
                        .startWith("waiting")
                },
                Wrong("a completion is a failure", diagnosis: "completed, and did not fail") { sensor in
                    river {
                        sensor.map { "\($0) cm" }.catch { _ in .empty() }.concat(Observable.just("no signal")).bind(
                            to: $0)
                    }
                },
                Wrong("the unit is forgotten", diagnosis: "no level as the board shows it") { sensor in
                    river { sensor.map { "\($0)" }.catchAndReturn("no signal").bind(to: $0) }
                },
                Wrong("nothing to begin with", diagnosis: "Before the first level") { sensor in
                    let board = PublishRelay<String>()
                    _ = sensor.map { "\($0) cm" }.catchAndReturn("no signal").bind(to: board)
                    return board.asObservable()
                },
                Wrong("hard-coded to the example", diagnosis: "the sensor has not measured") { sensor in
                    river { sensor.map { $0 == 4 ? "4 cm" : "7 cm" }.catchAndReturn("no signal").bind(to: $0) }
                },
                Wrong("works once", diagnosis: "One person can look") { sensor in
                    once(river { sensor.map { "\($0) cm" }.catchAndReturn("no signal").bind(to: $0) })
                },
            ],
            check: checkRiver),
        Exercise(
            4, "Never above 5", as: ((Observable<Int>) throws -> Observable<Int>).self,
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
                    heated { wishes.filter { $0 <= 5 }.bind(to: $0) }
                },
                Wrong("corrected later", diagnosis: "for a moment") { wishes in
                    heated { wishes.flatMap { $0 > 5 ? Observable.of($0, 5) : Observable.just($0) }.bind(to: $0) }
                },
                Wrong("the larger of the two", diagnosis: "within the limit") { wishes in
                    heated { wishes.map { max($0, 5) }.bind(to: $0) }
                },
                Wrong("a map and no relay", diagnosis: "level it begins with") { wishes in wishes.map { min($0, 5) } },
                Wrong("the beginning for everybody", diagnosis: "not the latest") { wishes in
                    wishes.map { min($0, 5) }.startWith(1)
                },
                Wrong("hard-coded to the example", diagnosis: "A level above 5") { wishes in
                    heated { wishes.map { $0 == 8 ? 5 : $0 }.bind(to: $0) }
                },
                Wrong("works once", diagnosis: "One listener") { wishes in
                    once(heated { wishes.map { min($0, 5) }.bind(to: $0) })
                },
                Wrong("it ends", diagnosis: "The heater does not end") { wishes in
                    let heat = BehaviorSubject(value: 1)
                    _ = wishes.map { min($0, 5) }.take(3).subscribe(heat)
                    return heat
                },
            ],
            check: checkHeater),
        Exercise(
            5, "Prices that nobody reads", as: ((Observable<Int>) throws -> Observable<String>).self,
            attempt: labels, solution: Solution.labels,
            wrong: [
                Wrong("as it was given", diagnosis: "before anybody reads") { exchange in
                    let labels = PublishSubject<String>()
                    _ = exchange.subscribe(onNext: { labels.onNext("\($0) €") })
                    return labels
                },
                Wrong("the end is not passed on", diagnosis: "The exchange has closed") { exchange in
                    .create { observer in exchange.subscribe(onNext: { observer.onNext("\($0) €") }) }
                },
                Wrong("not disposed of", diagnosis: "reads the labels any more") { exchange in
                    .create { observer in
                        _ = exchange.map { "\($0) €" }.subscribe(observer)
                        return Disposables.create()
                    }
                },
                Wrong("the error is not passed on", diagnosis: "The exchange has failed") { exchange in
                    exchange.map { "\($0) €" }.catch { _ in .empty() }
                },
                Wrong("the unit is forgotten", diagnosis: "not what stands on a label") { exchange in
                    exchange.map { "\($0)" }
                },
                Wrong("equal prices are left out", diagnosis: "An equal price") { exchange in
                    exchange.distinctUntilChanged().map { "\($0) €" }
                },
                Wrong("hard-coded to the example", diagnosis: "A price is missing") { exchange in
                    exchange.filter { (1...4).contains($0) }.map { "\($0) €" }
                },
                Wrong("works once", diagnosis: "starts the exchange anew") { exchange in
                    once(exchange.map { "\($0) €" })
                },
                Wrong("an old price first", diagnosis: "a price of before") { exchange in
                    exchange.map { "\($0) €" }.share(replay: 1, scope: .forever)
                },
                Wrong("subscribed to twice", diagnosis: "in use twice") { exchange in
                    Observable.zip(exchange, exchange) { price, _ in "\(price) €" }
                },
            ],
            check: checkLabels),
        Exercise(
            6, "Two doors and a book", as: (() throws -> any GuestBook).self,
            attempt: guestBook, solution: Solution.guestBook,
            wrong: [
                Wrong("as it was given", diagnosis: "given the same list") { Book() },
                Wrong("a list of its own for each change", diagnosis: "is not given") {
                    BookByHand { list, change in list.accept(change([])) }
                },
                Wrong("called twice", diagnosis: "calls its closure once") {
                    BookByHand { list, change in
                        _ = change(list.value)
                        list.accept(change(list.value))
                    }
                },
                Wrong("later", diagnosis: "When `change` returns") {
                    let clerk = DispatchQueue(label: "clerk")
                    return BookByHand { list, change in
                        let list = Unchecked(value: list)
                        clerk.async { list.value.accept(change(list.value.value)) }
                    }
                },
                Wrong("nothing is accepted", diagnosis: "the list has not changed") {
                    BookByHand { list, change in _ = change(list.value) }
                },
                Wrong("nothing at once", diagnosis: "should receive the latest list at once") {
                    BookByHand(guests: { $0.skip(1) }) { list, change in list.accept(change(list.value)) }
                },
                Wrong("works once", diagnosis: "Two books") { BookByHand.only },
            ],
            check: checkTwoDoors),
        Exercise(
            7, "The menu", as: (([String: Int]) throws -> any Menu).self,
            attempt: menu, solution: Solution.menu,
            wrong: [
                Wrong("nothing at once", diagnosis: "there should be a number at once") {
                    MenuByHand($0, showing: { $0.skip(1) })
                },
                Wrong("the beginning for everybody", diagnosis: "how it began") {
                    MenuByHand($0, showing: { $0.skip(1).startWith([:]) })
                },
                Wrong("a number of that moment", diagnosis: "does not follow the menu") {
                    MenuByHand($0, showing: { .just($0.value) })
                },
                Wrong("less than nothing", diagnosis: "less than zero times") { MenuByHand($0, removing: { $0 - 1 }) },
                Wrong("a debt", diagnosis: "To remove at 0 changes nothing") {
                    MenuByHand($0, reading: { max(0, $0) }, removing: { $0 - 1 })
                },
                Wrong("remove takes all", diagnosis: "`remove` orders one less") {
                    MenuByHand($0, removing: { _ in 0 })
                },
                Wrong("the dishes are counted", diagnosis: "how many dishes") {
                    MenuByHand($0.mapValues { _ in 1 })
                },
                Wrong("clear does nothing", diagnosis: "all was cleared") { MenuByHand($0, clearing: { $0 }) },
                Wrong("every dish is the same", diagnosis: "of another dish") {
                    MenuByHand($0, keying: { _ in "soup" })
                },
                Wrong("hard-coded to the example", diagnosis: "prices of its own") { _ in
                    MenuByHand(["soup": 3, "rice": 2])
                },
                Wrong("works once", diagnosis: "Two menus") { _ in MenuByHand.only },
                Wrong("a subscription that holds the menu", diagnosis: "was not freed") { prices in
                    let menu = MenuByHand(prices)
                    menu.counts.subscribe(onNext: { _ in _ = menu.prices }).disposed(by: menu.bag)
                    return menu
                },
            ],
            check: checkMenu),
    ]
}

/// The same, for the first who subscribes; whoever comes later receives nothing.
private func once<Element>(_ source: Observable<Element>) -> Observable<Element> {
    let isUsed = Locked(false)
    return .create { observer in
        isUsed.exchange(true) ? Disposables.create() : source.subscribe(observer)
    }
}

// MARK: 1 · A price and its double

private func checkPrice(_ answer: () throws -> [String]) throws {
    var words: [String] = []
    let log = { words.append($0) }

    let price = BehaviorRelay(value: 1)
    let double = price.map { $0 * 2 }
    let noted = price.value * 2

    price.accept(3)
    _ = double.subscribe(onNext: { log("double \($0)") })
    price.accept(3)
    log("noted \(noted)")
    price.accept(4)
    log("value \(price.value)")

    let mistakes: [Mistake<[String]>] = [
        Mistake("`noted` is a number that was read once, before the first `accept`. Can it follow the relay?") {
            $0.contains { $0.hasPrefix("noted") && $0 != "noted 2" }
        },
        Mistake("`map` does not change the relay: it makes a new stream. What did `accept` bring last?") {
            $0.contains { $0.hasPrefix("value") && $0 != "value 4" }
        },
        Mistake("`double` computes anew for each element of the relay. Which is the last one?") {
            $0.contains { $0.hasPrefix("double") } && !$0.contains("double 8")
        },
        Mistake(
            "Somebody subscribes after the first `accept`. Of the elements before, how many does the relay remember?"
        ) {
            $0.contains("double 2")
        },
        Mistake(
            "A relay sends its value to a new subscriber, and then each element that it accepts, an equal one as well."
        ) {
            $0.count { $0 == "double 6" } < 2 && $0.contains("double 8")
        },
        Mistake(
            "The words are right. Go through the code line by line: `accept` calls the subscriber before it returns."
        ) {
            $0.sorted() == words.sorted()
        },
    ]
    try Lines.predict(try answer(), truth: words, mistakes: mistakes)
}

// MARK: 2 · The album

private struct Look {
    enum Call {
        case add(String)
        case removeLast
        case clear
    }

    let calls: [(TestTime, Call)]
    let tick: TestTime
    let lists: [(TestTime, [String])]
    var leaves: TestTime?

    private static let text: [(TestTime, Call)] = [
        (1, .add("a")), (3, .add("b")), (5, .add("b")), (7, .removeLast), (9, .clear), (11, .removeLast),
    ]
    private static let more: [(TestTime, Call)] = [
        (1, .add("x")), (2, .add("y")), (3, .add("z")), (4, .add("x")), (6, .removeLast), (7, .removeLast),
        (8, .add("v")),
    ]

    static let all = [
        Look(
            calls: text, tick: 0,
            lists: [(0, []), (1, ["a"]), (3, ["a", "b"]), (5, ["a", "b", "b"]), (7, ["a", "b"]), (9, [])]),
        Look(calls: text, tick: 4, lists: [(4, ["a", "b"]), (5, ["a", "b", "b"]), (7, ["a", "b"]), (9, [])]),
        Look(calls: text, tick: 0, lists: [(0, []), (1, ["a"]), (3, ["a", "b"])], leaves: 4),
        Look(
            calls: more, tick: 0,
            lists: [
                (0, []), (1, ["x"]), (2, ["x", "y"]), (3, ["x", "y", "z"]), (4, ["x", "y", "z", "x"]),
                (6, ["x", "y", "z"]), (7, ["x", "y"]), (8, ["x", "y", "v"]),
            ]),
        Look(calls: more, tick: 9, lists: [(9, ["x", "y", "v"])]),
        Look(calls: [(2, .removeLast), (3, .clear), (5, .add("k"))], tick: 0, lists: [(0, []), (5, ["k"])]),
    ]
}

private func checkAlbum(_ answer: () throws -> any Album) throws {
    for look in Look.all {
        let trial = Trial("somebody looks from tick \(look.tick)")
        let (album, other) = (try answer(), try answer())
        var call: [TestTime: String] = [:]
        for (tick, what) in look.calls {
            switch what {
            case .add(let photo):
                call[tick] = "add(\"\(photo)\")"
                trial.scheduler.scheduleAt(tick) { album.add(photo) }
            case .removeLast:
                call[tick] = "removeLast()"
                trial.scheduler.scheduleAt(tick) { album.removeLast() }
            case .clear:
                call[tick] = "clear()"
                trial.scheduler.scheduleAt(tick) { album.clear() }
            }
        }
        trial.scheduler.scheduleAt(0) { other.add("o") }
        trial.listen(to: album.photos, in: 0..<3)

        let recording = trial.scheduler.record(
            trial.joining({ album.photos.distinctUntilChanged() }, at: look.tick), until: look.leaves ?? 50)
        trial.run()
        let events = recording.events
        let seen = events.compactMap(\.value.element)
        let due = look.lists.map(\.1)
        let said: (TestTime, [String]) -> String = { "tick \($0)  \(call[$0] ?? "subscribed"): \($1)" }
        let yours = events.map { event in
            event.value.element.map { said(event.time, $0) } ?? "tick \(event.time)  \(event.value)"
        }
        // The first list that is not as it should be, and the call that should have made it.
        let index = zip(due, seen).prefix { $0 == $1 }.count
        let lastCall = index < look.lists.count ? call[look.lists[index].0] ?? "" : ""
        let isSnapshot = snapshotOnly(answer)
        let mistakes: [Mistake<[String]>] = [
            Mistake("Two albums know of each other: one shows a photo of the other.") { _ in
                album === other || seen.contains { $0.contains("o") }
            },
            Mistake("The list of photos does not end, and yours ends.") { _ in events.contains { $0.value.isStopEvent }
            },
            Mistake("Somebody who subscribes should receive the latest list at once.") { _ in
                events.first?.time != look.tick
            },
            Mistake("Somebody who comes late receives how the album began, and not the latest list.") { _ in
                look.tick > 0 && seen.first == [] && due.first != []
            },
            Mistake("The stream does not follow the album: it sends one list, and no change.") { _ in
                seen.count == 1 && due.count > 1 && isSnapshot
            },
            Mistake("`photos` in `add` is a copy of the list. What does the relay hold after the copy has changed?") {
                _ in
                seen == [[]] && due.count > 1
            },
            Mistake(
                "A new photo takes the place of those before. `accept` replaces the whole list: what must it be given?"
            ) { _ in
                due.contains { $0.count > 1 } && seen.allSatisfy { $0.count < 2 }
            },
            Mistake("The same photo twice is two photos.") { _ in
                lastCall.hasPrefix("add") && seen.contains { $0 == Array(due[index].dropLast()) }
                    && due[index].dropLast().last == due[index].last
            },
            Mistake("The photos stand in the order in which they were added.") { _ in
                lastCall.hasPrefix("add") && index < seen.count && seen[index].sorted() == due[index].sorted()
            },
            Mistake("`removeLast` takes away one photo, the last, and leaves the others.") { _ in
                lastCall.hasPrefix("removeLast") || index >= due.count && seen.count > due.count
            },
            Mistake("The album is empty after `clear`.") { _ in lastCall.hasPrefix("clear") },
            Mistake("A photo is missing. Does the album look at their names?") { _ in
                lastCall.hasPrefix("add") && (index >= seen.count || seen[index].count < due[index].count)
            },
            Mistake("Something else than the new photo is added.") { _ in lastCall.hasPrefix("add") },
        ]
        try Lines.expect(
            look.lists.map(said), from: yours, in: "somebody looks from tick \(look.tick)", mistakes: mistakes)
    }
}

/// Whether somebody who is subscribed receives no change, and somebody who comes later sees it.
private func snapshotOnly(_ answer: () throws -> any Album) -> Bool {
    guard let album = try? answer() else { return false }
    var (early, late): ([[String]], [String]) = ([], [])
    let subscription = album.photos.subscribe(onNext: { early.append($0) })
    album.add("a")
    subscription.dispose()
    album.photos.subscribe(onNext: { late = $0 }).dispose()
    return early == [[]] && late == ["a"]
}

/// An album that changes its list as people do.
private final class AlbumByHand: Album {
    nonisolated(unsafe) static let only = AlbumByHand()

    private let list = BehaviorRelay<[String]>(value: [])
    private let adding: ([String], String) -> [String]
    private let (removing, clearing): (([String]) -> [String], ([String]) -> [String])
    private let showing: (BehaviorRelay<[String]>) -> Observable<[String]>

    init(
        adding: @escaping ([String], String) -> [String] = { $0 + [$1] },
        removing: @escaping ([String]) -> [String] = { $0.dropLast() },
        clearing: @escaping ([String]) -> [String] = { _ in [] },
        showing: @escaping (BehaviorRelay<[String]>) -> Observable<[String]> = { $0.asObservable() }
    ) {
        (self.adding, self.removing, self.clearing, self.showing) = (adding, removing, clearing, showing)
    }

    var photos: Observable<[String]> { showing(list) }

    func add(_ photo: String) { list.accept(adding(list.value, photo)) }
    func removeLast() { list.accept(removing(list.value)) }
    func clear() { list.accept(clearing(list.value)) }
}

// MARK: 3 · No signal

/// A board that `bind` puts texts on.
private func river(_ bind: (BehaviorRelay<String>) -> Disposable) -> Observable<String> {
    let board = BehaviorRelay(value: "waiting")
    _ = bind(board)
    return board.asObservable()
}

private struct Watch {
    let sensor: String
    let tick: TestTime
    let board: String
    var another: Range<TestTime>?
    var leaves: TestTime?

    static let all = [
        Watch(sensor: "--4--7--#", tick: 0, board: "w-4--7--n"),
        Watch(sensor: "--4--7--#", tick: 6, board: "------7-n"),
        Watch(sensor: "--4--7--#", tick: 12, board: "------------n"),
        Watch(sensor: "--4--7--|", tick: 0, board: "w-4--7"),
        Watch(sensor: "--4--7--|", tick: 11, board: "-----------7"),
        Watch(sensor: "-0-9-9#", tick: 0, board: "w0-9--n"),
        Watch(sensor: "-#", tick: 0, board: "wn"),
        Watch(sensor: "---------", tick: 4, board: "----w"),
        Watch(sensor: "--4--7--#", tick: 3, board: "---4-7--n", another: 0..<6),
        Watch(sensor: "--4--7--#", tick: 6, board: "------7-n", another: 0..<4),
        Watch(sensor: "--4--7--#", tick: 0, board: "w-4", leaves: 4),
    ]
}

private func checkRiver(_ answer: (Observable<Int>) throws -> Observable<String>) throws {
    let legend: [Character: String] = [
        "w": "waiting", "n": "no signal", "4": "4 cm", "7": "7 cm", "0": "0 cm", "9": "9 cm",
    ]
    for watch in Watch.all {
        let another = watch.another.map { ", and somebody else from tick \($0.lowerBound) to \($0.upperBound)" } ?? ""
        let trial = Trial("somebody looks from tick \(watch.tick)\(another)")
        let sensor = trial.hot("sensor", watch.sensor)
        let levels = Set(sensor.recordedEvents.compactMap(\.value.element).map { "\($0) cm" })
        let due = Marbles.marbles(watch.board, values: legend).compactMap(\.value.element)
        let isReported = Locked(false)
        let hasFailed = watch.sensor.contains("#")
        let mistakes: [Mistake<Received<String>>] = [
            Mistake("The run reports a mistake: an error was bound to a relay, and a relay takes none.") { _ in
                isReported.withLock { $0 }
            },
            Mistake("The board never ends. What ends it here?") { $0.ends },
            Mistake("One person can look at the board, and a second one sees nothing.") {
                !another.isEmpty && $0.elements.isEmpty
            },
            Mistake("Before the first level the board shows \"waiting\", at once.") {
                due.first == "waiting" && ($0.start != watch.tick || $0.elements.first != "waiting")
            },
            Mistake("Somebody who comes late receives the latest text at once, and not how the board began.") {
                $0.start != watch.tick || $0.elements.first != due.first
            },
            Mistake("The sensor has completed, and did not fail. The board keeps its last text.") {
                !hasFailed && $0.elements.contains("no signal")
            },
            Mistake("Something is shown that is no level as the board shows it: \"4 cm\".") {
                $0.elements.contains { Int($0) != nil }
            },
            Mistake("A failure is no level, and the board shows one that nobody has measured.") {
                hasFailed && $0.elements.last?.hasSuffix(" cm") == true && !levels.contains($0.elements.last ?? "")
            },
            Mistake("A level is shown that the sensor has not measured.") {
                !$0.elements.filter { $0.hasSuffix(" cm") }.allSatisfy(levels.contains)
            },
            Mistake("The sensor has failed, and nobody learns of it. What should the board show?") {
                $0.elements == Array(due.dropLast())
            },
            Mistake("The sensor has failed, and the board shows something else than \"no signal\".") {
                hasFailed && $0.elements.last != "no signal"
            },
        ]
        let report = { (_: Misuse) in _ = isReported.exchange(true) }
        try misuses(report) {
            let board = try answer(sensor.asObservable()).distinctUntilChanged()
            if let another = watch.another { trial.listen(to: board, in: another) }
            try trial.expect(
                watch.board, legend: legend, of: trial.joining({ board }, at: watch.tick), disposedAt: watch.leaves,
                mistakes: mistakes)
        }
        try trial.require(
            !isReported.withLock { $0 },
            "The run reports a mistake: an error was bound to a relay, and a relay takes none.")
    }
}

// MARK: 4 · Never above 5

/// A heater whose relay `bind` fills.
private func heated(_ bind: (BehaviorRelay<Int>) -> Disposable) -> Observable<Int> {
    let heat = BehaviorRelay(value: 1)
    _ = bind(heat)
    return heat.asObservable()
}

private struct Warmth {
    let wishes: String
    let tick: TestTime
    let levels: String
    var another: Range<TestTime>?
    var leaves: TestTime?

    static let all = [
        Warmth(wishes: "--3---8---2-", tick: 0, levels: "1-3---5---2-"),
        Warmth(wishes: "--3---8---2-", tick: 8, levels: "--------5-2-"),
        Warmth(wishes: "-9-7-6-0-5-4", tick: 0, levels: "15-----0-5-4"),
        Warmth(wishes: "-9-7-6-0-5-4", tick: 4, levels: "----5--0-5-4"),
        Warmth(wishes: "-------", tick: 5, levels: "-----1"),
        Warmth(wishes: "--3---8---2-", tick: 4, levels: "----3-5---2-", another: 0..<7),
        Warmth(wishes: "--3---8---2-", tick: 8, levels: "--------5-2-", another: 0..<3),
        Warmth(wishes: "--3---8---2-", tick: 0, levels: "1-3---5", leaves: 8),
    ]
}

private func checkHeater(_ answer: (Observable<Int>) throws -> Observable<Int>) throws {
    for warmth in Warmth.all {
        let another = warmth.another.map { ", and somebody else from tick \($0.lowerBound) to \($0.upperBound)" } ?? ""
        let trial = Trial("somebody listens from tick \(warmth.tick)\(another)")
        let wishes = trial.hot("wishes", warmth.wishes)
        let due = Marbles.marbles(warmth.levels, as: Int.self).compactMap(\.value.element)
        let small = Set(due).intersection(0...4)
        let (tick, isText) = (warmth.tick, warmth.wishes.contains("3"))
        let ignore = { (_: Misuse) in }
        let heat = try misuses(ignore) { try answer(wishes.asObservable()).distinctUntilChanged() }
        if let another = warmth.another { trial.listen(to: heat, in: another) }
        let mistakes: [Mistake<Received<Int>>] = [
            Mistake("The heater does not end, and yours ends.") { $0.ends },
            Mistake("One listener can hear the heater, and a second one receives nothing.") {
                !another.isEmpty && $0.elements.isEmpty
            },
            Mistake("A wish within the limit was changed all the same.") {
                isText && tick == 0 && !$0.elements.contains(3)
            },
            Mistake("An 8 was let in, sent, and then corrected: all who listen received it for a moment.") {
                $0.elements.has(8, then: 5)
            },
            Mistake("The 5 overtook the 8, and whoever listens has 8 at last. From where is the 5 pushed?") {
                $0.elements.has(5, then: 8)
            },
            Mistake("A level above 5 is sent. Where should it be stopped?") { $0.elements.contains { $0 > 5 } },
            Mistake("The heater does not send the level it begins with, which is 1.") {
                due.first == 1 && ($0.start != tick || $0.elements.first != 1)
            },
            Mistake("Whoever comes late receives nothing until the next wish.") { $0.start != tick },
            Mistake("Whoever comes late receives what it began with, and not the latest level.") {
                tick > 0 && $0.elements.first == 1
            },
            Mistake("Somebody wished for more than 5, and nothing became of it. As warm as may be, that is 5.") {
                !$0.elements.contains(5) && small.isSubset(of: $0.elements)
            },
            Mistake("A wish is missing. The heater follows each wish, up and down.") { $0.elements.count < due.count },
        ]
        try misuses(ignore) {
            try trial.expect(
                warmth.levels, of: trial.joining({ heat }, at: tick), disposedAt: warmth.leaves, mistakes: mistakes)
        }
    }
}

extension [Int] {
    fileprivate func has(_ first: Int, then second: Int) -> Bool {
        zip(self, dropFirst()).contains { $0 == first && $1 == second }
    }
}

// MARK: 5 · Prices that nobody reads

private struct Reading {
    let exchange: String
    let labels: String
    var another: Range<TestTime>?
    var tick: TestTime = 0
    var leaves: TestTime?
    let situation: String

    static let all = [
        Reading(exchange: "-1--2--3--4-|", labels: "-a--b--c--d-|", situation: "somebody reads to the end"),
        Reading(exchange: "-1--#", labels: "-a--#", situation: "the exchange fails"),
        Reading(exchange: "-1--2--3--4-|", labels: "-a--b", leaves: 5, situation: "disposed of at tick 5"),
        Reading(exchange: "-2-2--7-2|", labels: "-b-b--g-b|", situation: "equal prices, and others"),
        Reading(exchange: "---|", labels: "---|", situation: "no price"),
        Reading(exchange: "--9|", labels: "--i|", situation: "one price"),
        Reading(
            exchange: "-1--2--3--4-|", labels: "-a--b--c--d-|", another: 0..<5,
            situation: "somebody else reads from tick 0 to tick 5"),
        Reading(
            exchange: "-1--2--|", labels: "---------- ----------a--b--|".replacing(" ", with: "-"), another: 0..<5,
            tick: 20,
            situation: "somebody reads from tick 20, when another has left at tick 5"),
        Reading(
            exchange: "-1--2--|", labels: "---------- ----------a--b--|".replacing(" ", with: "-"), another: 0..<15,
            tick: 20,
            situation: "somebody reads from tick 20, when another has read to the end"),
    ]
}

private func checkLabels(_ answer: (Observable<Int>) throws -> Observable<String>) throws {
    let names: [Character: String] = ["a": "1 €", "b": "2 €", "c": "3 €", "d": "4 €", "g": "7 €", "i": "9 €"]
    for reading in Reading.all {
        let trial = Trial(reading.situation)
        let exchange = trial.cold("exchange", reading.exchange)
        let due = Marbles.marbles(reading.labels, values: names).compactMap(\.value.element)
        let labels = try answer(exchange.asObservable())
        try trial.require(
            exchange.subscriptions.isEmpty,
            "The exchange is in use before anybody reads the labels. Which line subscribes to it, and when is it run?")
        if let another = reading.another { trial.listen(to: labels, in: another) }
        let isAgain = reading.tick > 0
        let isAlone = reading.another == nil
        let isClosing = reading.exchange.hasSuffix("|")
        let uses = { exchange.subscriptions.count }
        let mistakes: [Mistake<Received<String>>] = [
            Mistake("Something comes, and it is not what stands on a label: \"1 €\".") {
                $0.elements.contains { !$0.hasSuffix(" €") }
            },
            Mistake("Somebody who subscribes when nobody reads receives a price of before first.") {
                isAgain && $0.start == reading.tick && !$0.elements.isEmpty
            },
            Mistake("Somebody who subscribes when nobody reads starts the exchange anew. Here they receive no prices.")
            {
                isAgain && $0.elements.isEmpty
            },
            Mistake("The exchange has closed, and the labels do not end.") {
                isClosing && $0.elements == due && !$0.ends
            },
            Mistake("The exchange has failed, and the labels do not fail.") {
                !isClosing && $0.elements == due && !$0.fails
            },
            Mistake("The labels end before the exchange does.") { isClosing && $0.ends && $0.elements == due },
            Mistake("An equal price is a label of its own.") {
                Set($0.elements) == Set(due) && $0.elements.count < due.count
            },
            Mistake("Two read at the same time, and one of them misses prices.") {
                !isAlone && !isAgain && $0.elements.count < due.count
            },
            Mistake("A price is missing. Does `labels` look at the prices?") { $0.elements.count < due.count },
        ]
        try trial.expect(
            reading.labels, legend: names, of: trial.joining({ labels }, at: reading.tick), disposedAt: reading.leaves,
            mistakes: mistakes)
        guard isAlone else { continue }
        try trial.require(uses() == 1, "One person reads, and the exchange is in use twice.")
        if reading.leaves != nil {
            try trial.expect(
                ["^----!"], of: exchange.subscriptions, "the exchange",
                "Nobody reads the labels any more, and the exchange is still in use.")
        }
    }
}

// MARK: 6 · Two doors and a book

private func checkTwoDoors(_ answer: () throws -> any GuestBook) throws {
    try checkOneDoor(answer)
    try checkReturn(answer)
    try checkBothDoors(answer)
    try checkMain(answer)
}

/// Changes one after the other, and who subscribes to them.
private func checkOneDoor(_ answer: () throws -> any GuestBook) throws {
    let (book, other) = (try answer(), try answer())
    let early = Lists()
    let subscription = book.guests.subscribe(onNext: { early.append($0) })
    defer { subscription.dispose() }
    other.change { $0 + ["zoe"] }
    let changes: [(said: String, change: @Sendable ([String]) -> [String])] = [
        ("{ $0 + [\"anna\"] }", { $0 + ["anna"] }), ("{ $0 + [\"boris\"] }", { $0 + ["boris"] }),
        ("{ $0 + [\"boris\"] }", { $0 + ["boris"] }),
        ("{ $0.filter { $0 != \"anna\" } }", { $0.filter { $0 != "anna" } }),
        ("{ _ in [\"cho\"] }", { _ in ["cho"] }),
    ]
    var due: [String] = []
    var done: [String] = []
    func require(_ condition: Bool, _ meaning: String) throws {
        if !condition {
            throw Diagnosis(
                meaning,
                evidence: [.lines(done.map { "change \($0)" } + ["expected: \(due)", "received: \(early.all)"])])
        }
    }
    try require(
        early.all.first == [],
        "Whoever subscribes to `guests` should receive the latest list at once, here an empty one.")
    for (said, change) in changes {
        let calls = Locked(0)
        let given = Locked<[String]>([])
        book.change { list in
            calls.withLock { $0 += 1 }
            _ = given.exchange(list)
            return change(list)
        }
        done.append(said)
        let before = due
        due = change(due)
        early.wait { _ in calls.withLock { $0 } > 0 }
        try require(!early.all.contains { $0.contains("zoe") } && book !== other, "Two books know of each other.")
        try require(
            calls.withLock { $0 } == 1,
            "A change calls its closure once. Here it was called \(calls.withLock { $0 } == 0 ? "never" : "again").")
        try require(given.withLock { $0 } == before, "The closure is not given the latest list.")
        early.wait { $0.last == due }
        try require(
            early.all.last == due || early.all.count > done.count,
            "The closure has made a new list, and the list has not changed for those who are subscribed.")
        try require(early.all.last == due, "The closure has made a new list, and another one was accepted.")
        let late = Lists()
        book.guests.subscribe(onNext: { late.append($0) }).dispose()
        try require(
            late.all == [due], "Whoever subscribes to `guests` late should receive the latest list at once, and once.")
    }
}

/// When `change` returns, the closure has been called and the list has changed.
private func checkReturn(_ answer: () throws -> any GuestBook) throws {
    let book = try answer()
    let isFinished = Locked(false)
    let (pause, over) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    book.change { list in
        _ = pause.wait(timeout: .now() + .milliseconds(100))
        isFinished.withLock { $0 = true }
        over.signal()
        return list + ["anna"]
    }
    let wasFinished = isFinished.withLock { $0 }
    _ = over.wait(timeout: .now() + .seconds(5))
    guard wasFinished else {
        throw Diagnosis(
            "When `change` returns, the list has changed. Here it returns before its closure has.",
            evidence: [.sentence("a change that takes 100 ms")])
    }
}

/// One door is inside its change when the other calls.
private func checkBothDoors(_ answer: () throws -> any GuestBook) throws {
    let book = Unchecked(value: try answer())
    let (northIsIn, southCalls, southIsIn) = (
        DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    let doors = DispatchGroup()
    let calls = Locked(0)
    let southCount = Locked(0)
    DispatchQueue(label: "north").async(group: doors) {
        book.value.change { list in
            // Called again, it has waited before.
            guard
                calls.withLock({
                    $0 += 1
                    return $0
                }) == 1
            else { return list + ["anna"] }
            northIsIn.signal()
            southCalls.wait()
            // South comes in as well, if it can.
            _ = southIsIn.wait(timeout: .now() + .milliseconds(700))
            return list + ["anna"]
        }
    }
    DispatchQueue(label: "south").async(group: doors) {
        northIsIn.wait()
        southCalls.signal()
        book.value.change { list in
            southIsIn.signal()
            southCount.withLock { $0 += 1 }
            return list + ["boris"]
        }
    }
    guard doors.wait(timeout: .now() + .seconds(10)) == .success else {
        throw Diagnosis("Two doors called `change`, and one of the calls never came back. Who waits for whom?")
    }
    let told = Lists()
    book.value.guests.subscribe(onNext: { told.append($0) }).dispose()
    let evidence: [Evidence] = [
        .lines([
            "north is inside its change { $0 + [\"anna\"] }", "when south calls change { $0 + [\"boris\"] }",
            "afterwards: \(told.all.last ?? [])",
        ])
    ]
    guard calls.withLock({ $0 }) == 1, southCount.withLock({ $0 }) == 1 else {
        throw Diagnosis("A change calls its closure once. Here it was called again.", evidence: evidence)
    }
    guard told.all.last?.sorted() == ["anna", "boris"] else {
        throw Diagnosis(
            "Both doors were given the same list, and one guest is lost. Between reading the list and accepting the new one, "
                + "what may the other door do?", evidence: evidence)
    }
}

/// Main calls, too.
private func checkMain(_ answer: () throws -> any GuestBook) throws {
    let book = Unchecked(value: try answer())
    let (isIn, isOut) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    DispatchQueue.main.async {
        isIn.signal()
        book.value.change { $0 + ["anna"] }
        isOut.signal()
    }
    guard isIn.wait(timeout: .now() + .seconds(10)) == .success, isOut.wait(timeout: .now() + .seconds(10)) == .timedOut
    else { return }
    throw Diagnosis("Main called `change`, and the call never came back. Who waits for main?")
}

/// The lists that somebody received, from whatever thread.
private final class Lists: Sendable {
    private let lists = Locked<[[String]]>([])

    var all: [[String]] { lists.withLock { $0 } }

    func append(_ list: [String]) { lists.withLock { $0.append(list) } }

    /// Waits until `isThere`, for a little while: an answer may send the list later, on a queue of its own.
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
    nonisolated(unsafe) static let only = BookByHand { list, change in list.accept(change(list.value)) }

    private let list = BehaviorRelay<[String]>(value: [])
    private let shown: (Observable<[String]>) -> Observable<[String]>
    private let making: (BehaviorRelay<[String]>, @escaping @Sendable ([String]) -> [String]) -> Void

    init(
        guests: @escaping (Observable<[String]>) -> Observable<[String]> = { $0 },
        change: @escaping (BehaviorRelay<[String]>, @escaping @Sendable ([String]) -> [String]) -> Void
    ) {
        shown = guests
        making = change
    }

    var guests: Observable<[String]> { shown(list.asObservable()) }

    func change(_ change: @escaping @Sendable ([String]) -> [String]) { making(list, change) }
}

// MARK: 7 · The menu

private struct Evening {
    /// What is called at a tick: a small letter orders a dish, the capital one orders it back, `!` clears.
    let calls: String
    let prices: [String: Int]
    /// The dish; nil for the total.
    let dish: String?
    let numbers: String
    var tick: TestTime = 0
    var leaves: TestTime?

    private static let text = "-s-r-r-S-S-!-"
    private static let prices = ["soup": 3, "rice": 2]
    private static let busy = "-ttTTTtbc"
    private static let other = ["tea": 2, "cake": 3, "bun": 1]

    static let all = [
        Evening(calls: text, prices: prices, dish: "soup", numbers: "01-----0-----"),
        Evening(calls: text, prices: prices, dish: "rice", numbers: "0--1-2-----0-"),
        Evening(calls: text, prices: prices, dish: nil, numbers: "03-5-7-4---0-"),
        Evening(calls: text, prices: prices, dish: nil, numbers: "------74---0-", tick: 6),
        Evening(calls: text, prices: prices, dish: "rice", numbers: "------2----0-", tick: 6),
        Evening(calls: text, prices: prices, dish: nil, numbers: "03-5", leaves: 4),
        Evening(calls: busy, prices: other, dish: "tea", numbers: "01210-1"),
        Evening(calls: busy, prices: other, dish: "bun", numbers: "0------1"),
        Evening(calls: busy, prices: other, dish: "cake", numbers: "0-------1"),
        Evening(calls: busy, prices: other, dish: nil, numbers: "02420-236"),
        Evening(calls: busy, prices: other, dish: nil, numbers: "-----0236", tick: 5),
        Evening(calls: "-ss-!-s", prices: ["soup": 3], dish: nil, numbers: "036-0-3"),
        Evening(calls: "-ss-!-s", prices: ["soup": 3], dish: "soup", numbers: "012-0-1"),
        Evening(calls: "--!", prices: [:], dish: nil, numbers: "0"),
    ]

    private static let dishes: [Character: String] = ["s": "soup", "r": "rice", "t": "tea", "c": "cake", "b": "bun"]

    func call(_ menu: any Menu, _ letter: Character) {
        guard letter != "!" else { return menu.clear() }
        let dish = Self.dishes[Character(letter.lowercased())] ?? ""
        letter.isLowercase ? menu.add(dish) : menu.remove(dish)
    }

    var situation: String {
        let menu = prices.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        return
            "\(dish.map { "count(of: \($0))" } ?? "total") from tick \(tick). Prices: \(menu.isEmpty ? "none" : menu)"
    }
}

private func checkMenu(_ answer: ([String: Int]) throws -> any Menu) throws {
    for evening in Evening.all {
        let trial = Trial(evening.situation)
        let menu = try answer(evening.prices)
        let other = try answer(["soup": 4])
        trial.scheduler.scheduleAt(0) { for _ in 1...2 { other.add("soup") } }
        _ = trial.hot("called", evening.calls.replacing("!", with: "0"), as: String.self)
        var letters: [TestTime: Character] = [:]
        for (tick, letter) in evening.calls.enumerated() where letter != "-" {
            letters[tick] = letter
            trial.scheduler.scheduleAt(tick) { evening.call(menu, letter) }
        }
        let numbers = { (evening.dish.map(menu.count) ?? menu.total).distinctUntilChanged() }
        trial.listen(to: numbers(), in: 0..<3)
        let due = Marbles.marbles(evening.numbers, as: Int.self)
        let (tick, isTotal) = (evening.tick, evening.dish == nil)
        let mistakes = menuMistakes(
            due, tick, isTotal: isTotal, letters: letters, dish: evening.dish?.first, areOne: menu === other,
            doesFollow: follows(answer))
        try trial.expect(
            evening.numbers, of: trial.joining(numbers, at: tick), disposedAt: evening.leaves, mistakes: mistakes)
    }

    weak var menu: (any Menu)?
    do {
        let held = try answer(["soup": 3, "rice": 2])
        menu = held
        let subscription = held.total.subscribe()
        held.add("soup")
        held.remove("soup")
        subscription.dispose()
    }
    if menu != nil {
        throw Diagnosis(
            "The menu was not freed when nobody held it any more. Which closure holds it, and who holds that closure?",
            evidence: [
                .sentence("somebody subscribes to total, adds a soup, removes it, disposes, and lets go of the menu")
            ])
    }
}

private func menuMistakes(
    _ due: [Recorded<Event<Int>>], _ tick: TestTime, isTotal: Bool, letters: [TestTime: Character], dish: Character?,
    areOne: Bool, doesFollow: Bool
) -> [Mistake<Received<Int>>] {
    let wanted = due.compactMap(\.value.element)
    /// What is called where the first difference is.
    func call(_ received: Received<Int>) -> Character {
        for tick in 0...50 {
            let (yours, expected) = (received.events.filter { $0.time == tick }, due.filter { $0.time == tick })
            if yours.map(\.value.element) != expected.map(\.value.element) { return letters[tick] ?? "?" }
        }
        return "?"
    }
    return [
        Mistake("Two menus know of each other: one counts what is ordered from the other.") { _ in areOne },
        Mistake("A menu goes on, and yours ends.") { $0.ends && doesFollow },
        Mistake("The stream does not follow the menu: it sends a number of one moment, and no change.") { _ in
            !doesFollow
        },
        Mistake("Whoever subscribes receives nothing: there should be a number at once, the latest.") {
            $0.start != tick
        },
        Mistake("Whoever comes late receives how it began, and not the latest number.") {
            tick > 0 && $0.elements.first == 0 && wanted.first != 0
        },
        Mistake("A dish is ordered less than zero times.") { $0.elements.contains { $0 < 0 } },
        Mistake("At this tick all was cleared, and something is still ordered.") { call($0) == "!" },
        Mistake("What comes is how many dishes are ordered, and not what they cost.") {
            isTotal && $0.elements.starts(with: [0, 1]) && wanted.starts(with: [0, 3])
        },
        Mistake("An order of another dish was counted as well.") {
            !isTotal && call($0).lowercased() != dish?.lowercased()
        },
        Mistake("To remove at 0 changes nothing, and the next order counts as one.") {
            call($0).isLowercase && letters.values.contains { $0.isUppercase } && !isTotal
        },
        Mistake("`remove` orders one less, and not more.") { call($0).isUppercase },
        Mistake("Each menu has prices of its own. Which prices does this one use?") { _ in isTotal },
        Mistake("`add` orders one more, each time.") { call($0).isLowercase },
    ]
}

/// Whether somebody who is subscribed receives a change.
private func follows(_ answer: ([String: Int]) throws -> any Menu) -> Bool {
    guard let menu = try? answer(["soup": 3, "rice": 2]) else { return false }
    var (count, total) = (0, 0)
    let subscriptions = [
        menu.count(of: "soup").subscribe(onNext: { count = $0 }), menu.total.subscribe(onNext: { total = $0 }),
    ]
    menu.add("soup")
    menu.add("soup")
    for subscription in subscriptions { subscription.dispose() }
    return count != 0 && total != 0
}

/// A menu that does what people do.
private final class MenuByHand: Menu {
    nonisolated(unsafe) static let only = MenuByHand(["soup": 3, "rice": 2])

    let prices: [String: Int]
    let counts = BehaviorRelay<[String: Int]>(value: [:])
    let bag = DisposeBag()
    private let shown: (BehaviorRelay<[String: Int]>) -> Observable<[String: Int]>
    private let (reading, removing): ((Int) -> Int, (Int) -> Int)
    private let clearing: ([String: Int]) -> [String: Int]
    private let key: (String) -> String

    init(
        _ prices: [String: Int],
        showing: @escaping (BehaviorRelay<[String: Int]>) -> Observable<[String: Int]> = { $0.asObservable() },
        reading: @escaping (Int) -> Int = { $0 }, removing: @escaping (Int) -> Int = { max(0, $0 - 1) },
        clearing: @escaping ([String: Int]) -> [String: Int] = { _ in [:] },
        keying key: @escaping (String) -> String = { $0 }
    ) {
        (self.prices, shown, self.reading, self.removing) = (prices, showing, reading, removing)
        (self.clearing, self.key) = (clearing, key)
    }

    func count(of dish: String) -> Observable<Int> {
        shown(counts).map { [key, reading] in reading($0[key(dish), default: 0]) }
    }

    var total: Observable<Int> {
        shown(counts).map { [prices, reading] counts in
            counts.reduce(0) { $0 + prices[$1.key, default: 0] * reading($1.value) }
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

extension Trial {
    /// What somebody receives who asks for `source` and subscribes to it at `tick`.
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
