import ExerciseSupport
import LessonKit
import Marbles
import Streams
import Testing

@testable import dispose_bag_exercises

@Suite("dispose-bag") struct DisposeBagExercises: LessonExercises {
    @Test func `1 · Two in a bag`() throws { try attempt(1) }
    @Test func `2 · The window that stays empty`() throws { try attempt(2) }
    @Test func `3 · Pull to refresh`() throws { try attempt(3) }
    @Test func `4 · The window that never goes`() throws { try attempt(4) }
    @Test func `5 · Two doors`() throws { try attempt(5) }
    @Test func `6 · A player`() throws { try attempt(6) }

    @Test(arguments: exercises) func gate(_ exercise: Exercise) { expectGate(exercise) }

    static let exercises = [
        Exercise(
            1, "Two in a bag", as: (() throws -> [String]).self,
            attempt: twoInABag, solution: Solution.twoInABag,
            wrong: [
                Wrong("the bag disposes of both", diagnosis: "over when it completed") {
                    ["hello", "completed", "music", "new bag", "disposed", "disposed"]
                },
                Wrong("disposed of twice", diagnosis: "over once") {
                    ["hello", "completed", "disposed", "music", "new bag", "disposed", "disposed"]
                },
                Wrong("dispose completes", diagnosis: "Nobody said that the radio") {
                    ["hello", "completed", "disposed", "music", "new bag", "completed", "disposed"]
                },
                Wrong("only an end disposes", diagnosis: "still in the old bag") {
                    ["hello", "completed", "disposed", "music", "new bag"]
                },
                Wrong("both speak first", diagnosis: "Nothing waits here") {
                    ["hello", "music", "completed", "disposed", "new bag", "disposed"]
                },
            ]
        ) { answer in
            var words: [String] = []
            let log = { words.append($0) }
            let greeting = Observable<String>.create { observer in
                observer.onNext("hello")
                observer.onCompleted()
                return Disposables.create()
            }
            let radio = Observable<String>.create { observer in
                observer.onNext("music")
                return Disposables.create()
            }

            var bag = DisposeBag()
            for source in [greeting, radio] {
                source
                    .subscribe(
                        onNext: { log($0) },
                        onCompleted: { log("completed") },
                        onDisposed: { log("disposed") }
                    )
                    .disposed(by: bag)
            }
            log("new bag")
            bag = DisposeBag()

            func afterNewBag(_ word: String, in answer: [String]) -> Int {
                answer.drop { $0 != "new bag" }.count { $0 == word }
            }
            try Lines.predict(
                try answer(), truth: words,
                mistakes: [
                    Mistake("Nobody said that the radio was complete. We left, and that is all.") {
                        $0.count { $0 == "completed" } > 1
                    },
                    Mistake("A subscription is over once. Which of the two was still going on when the bag went?") {
                        $0.count { $0 == "disposed" } > 2
                    },
                    Mistake("The greeting was over when it completed. It did not wait for the bag.") {
                        afterNewBag("disposed", in: $0) > 1
                    },
                    Mistake("The radio was still in the old bag when that went. What is called then?") {
                        $0.contains("new bag") && afterNewBag("disposed", in: $0) == 0
                    },
                    Mistake("Nothing waits here: the greeting runs to its end inside its `subscribe`. And then?") {
                        $0.prefix(2) == ["hello", "music"]
                    },
                ])
        },

        Exercise(
            2, "The window that stays empty",
            as: ((Window, Observable<String>, Observable<String>) throws -> Void).self,
            attempt: fill, solution: Solution.fill,
            wrong: [
                Wrong("as it was given", diagnosis: "How long does it live?") { window, chat, news in
                    let bag = DisposeBag()
                    chat.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: bag)
                    news.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: bag)
                },
                Wrong("one of the two", diagnosis: "the other's never") { window, chat, news in
                    chat.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: window.bag)
                    news.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: DisposeBag())
                },
                Wrong("no bag", diagnosis: "is still in use") { window, chat, news in
                    _ = chat.subscribe(with: window, onNext: { $0.add($1) })
                    _ = news.subscribe(with: window, onNext: { $0.add($1) })
                },
                Wrong("the closures hold the window", diagnosis: "was not freed") { window, chat, news in
                    chat.subscribe(onNext: { window.add($0) }).disposed(by: window.bag)
                    news.subscribe(onNext: { window.add($0) }).disposed(by: window.bag)
                },
            ]
        ) { answer in
            let trial = Trial("the window goes at tick 9")
            let chat = trial.hot("chat", "-a--b--c--d--", as: String.self)
            let news = trial.hot("news", "--u--v--w--x-", as: String.self)
            let wall = Wall()
            try wall.use { try answer($0, chat.asObservable(), news.asObservable()) }
            trial.scheduler.scheduleAt(9) { wall.close() }
            try trial.expect(
                "-au-bv-cw", of: wall.shown,
                mistakes: [
                    Mistake("Nothing arrived. A bag ends what is in it when it goes itself. How long does it live?") {
                        $0.events.isEmpty
                    },
                    Mistake(Wall.notFreed) { _ in !wall.isFreed },
                    Mistake("Lines of one source arrived, and the other's never. What became of its subscription?") {
                        Set($0.elements).isSubset(of: ["a", "b", "c"])
                            || Set($0.elements).isSubset(of: ["u", "v", "w"])
                    },
                ])
            for (source, name) in [(chat, "chat"), (news, "news")] {
                try trial.expect(
                    ["^--------!"], of: source.subscriptions, name,
                    "The window is gone, and the \(name) is still in use. What should have ended the subscription?")
            }
        },

        Exercise(
            3, "Pull to refresh", as: ((Window, Observable<String>) throws -> Void).self,
            attempt: refresh, solution: Solution.refresh,
            wrong: [
                Wrong("as it was given", diagnosis: "lines of both feeds") { window, feed in
                    _ = feed.subscribe(with: window, onNext: { $0.add($1) })
                },
                Wrong("the bag is gone at once", diagnosis: "when `refresh` had run") { window, feed in
                    feed.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: DisposeBag())
                },
                Wrong("a new bag too late", diagnosis: "In which order") { window, feed in
                    feed.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: window.bag)
                    window.bag = DisposeBag()
                },
                Wrong("the closure holds the window", diagnosis: "was not freed") { window, feed in
                    window.bag = DisposeBag()
                    feed.subscribe(onNext: window.add).disposed(by: window.bag)
                },
                Wrong("held by a variable", diagnosis: "the last feed is still in use", heldByAVariable()),
            ]
        ) { answer in
            let trial = Trial("refreshed with the evening feed at tick 6, the window goes at tick 13")
            let morning = trial.hot("morning feed", "-a--b--c--d----", as: String.self)
            let evening = trial.hot("evening feed", "--w--x--y--z--n", as: String.self)
            let wall = Wall()
            let firstBag = wall.bag
            try wall.use { try answer($0, morning.asObservable()) }
            let hasNewBag = wall.bag != firstBag
            trial.scheduler.scheduleAt(6) { wall.use { try? answer($0, evening.asObservable()) } }
            trial.scheduler.scheduleAt(13) { wall.close() }
            try trial.expect(
                "-a--b---y--z", of: wall.shown,
                mistakes: [
                    Mistake(
                        "Nothing arrived. The bag you replaced held the new subscription already. In which order is it right?"
                    ) {
                        $0.events.isEmpty && hasNewBag
                    },
                    Mistake("Nothing arrived. The bag was gone when `refresh` had run. Which bag is not?") {
                        $0.events.isEmpty
                    },
                    Mistake(
                        "After the refresh the window shows lines of both feeds. What should have ended the first of them?"
                    ) {
                        !Set($0.elements).isDisjoint(with: ["c", "d"])
                    },
                    Mistake(Wall.notFreed) { _ in !wall.isFreed },
                ])
            try trial.expect(
                ["^-----!"], of: morning.subscriptions, "morning",
                "The morning feed is used for too long, or too often.")
            try trial.expect(
                ["------^------!"], of: evening.subscriptions, "evening",
                "The window is gone, and the last feed is still in use. What goes when the window goes?")
        },

        Exercise(
            4, "The window that never goes", as: ((Window, Observable<String>) throws -> Void).self,
            attempt: attach, solution: Solution.attach,
            wrong: [
                Wrong("as it was given", diagnosis: "was not freed") { window, chat in
                    chat
                        .subscribe(onNext: window.add, onCompleted: { window.add("(end)") })
                        .disposed(by: window.bag)
                },
                Wrong("weak, and no bag", diagnosis: "is still in use") { window, chat in
                    _ = chat.subscribe(
                        with: window, onNext: { $0.add($1) }, onCompleted: { $0.add("(end)") })
                },
                Wrong("another bag", diagnosis: "Nothing arrived") { window, chat in
                    let bag = DisposeBag()
                    chat
                        .subscribe(onNext: window.add, onCompleted: { window.add("(end)") })
                        .disposed(by: bag)
                },
                Wrong("disposed taken for completed", diagnosis: "is not to be completed") { window, chat in
                    chat.subscribe(with: window, onNext: { $0.add($1) }, onDisposed: { $0.add("(end)") })
                        .disposed(by: window.bag)
                },
                Wrong("a new bag in front", diagnosis: "had in its bag before") { window, chat in
                    window.bag = DisposeBag()
                    chat.subscribe(with: window, onNext: { $0.add($1) }, onCompleted: { $0.add("(end)") })
                        .disposed(by: window.bag)
                },
                Wrong("the end is left out", diagnosis: "was over, and") { window, chat in
                    chat.subscribe(onNext: { [weak window] in window?.add($0) }).disposed(by: window.bag)
                },
            ]
        ) { answer in
            do {
                let trial = Trial("the window goes at tick 6")
                let chat = trial.hot("chat", "-a--b--c--d--", as: String.self)
                let wall = Wall()
                try wall.use { try answer($0, chat.asObservable()) }
                trial.scheduler.scheduleAt(6) { wall.close() }
                try trial.expect(
                    "-a--b", of: wall.shown,
                    mistakes: [
                        Mistake(
                            "Nothing arrived. The bag was gone when `attach` had run. Is the window's own bag the mistake?"
                        ) {
                            $0.events.isEmpty
                        },
                        Mistake(Wall.notFreed) { _ in !wall.isFreed },
                    ])
                try trial.require(wall.isFreed, Wall.notFreed)
                try trial.expect(
                    ["^-----!"], of: chat.subscriptions, "chat",
                    "The window is freed, and the chat is still in use. What should have ended the subscription?")
            }
            do {
                let trial = Trial("the chat ends, the window stays")
                let chat = trial.hot("chat", "-a--b|", as: String.self)
                let wall = Wall()
                try wall.use { try answer($0, chat.asObservable()) }
                try trial.expect(
                    "-a--be", legend: ["a": "a", "b": "b", "e": "(end)"], of: wall.shown,
                    mistakes: [
                        Mistake("The chat was over, and the window does not say so. Before, it did.") {
                            $0.elements == ["a", "b"]
                        }
                    ])
            }
            do {
                let trial = Trial("the window gets a new bag at tick 3, and stays")
                let chat = trial.hot("chat", "-a--b--", as: String.self)
                let wall = Wall()
                try wall.use { try answer($0, chat.asObservable()) }
                trial.scheduler.scheduleAt(3) { wall.use { $0.bag = DisposeBag() } }
                try trial.expect(
                    "-a-", legend: ["a": "a", "e": "(end)"], of: wall.shown,
                    mistakes: [
                        Mistake(
                            "The chat goes on, and the window says that it is over. To be disposed of is not to be completed."
                        ) {
                            $0.elements.contains("(end)")
                        }
                    ])
            }
            do {
                let trial = Trial("the window shows the news already")
                let news = trial.hot("news", "--u--v--", as: String.self)
                let chat = trial.hot("chat", "-a--b--", as: String.self)
                let wall = Wall()
                try wall.use { window in
                    news.subscribe(with: window, onNext: { $0.add($1) }).disposed(by: window.bag)
                    try answer(window, chat.asObservable())
                }
                trial.run()
                try trial.expect(
                    ["^"], of: news.subscriptions, "news",
                    "What the window had in its bag before is over. Attach the chat, and leave the rest as it is.")
            }
        },

        Exercise(
            5, "Two doors", as: ((Observable<String>, Observable<String>) throws -> Observable<String>).self,
            attempt: arrivals, solution: Solution.arrivals,
            wrong: [
                Wrong("as it was given", diagnosis: "of both doors") { front, back in
                    let bag = DisposeBag()
                    return Observable.create { observer in
                        front.subscribe(onNext: { observer.onNext($0) }).disposed(by: bag)
                        back.subscribe(onNext: { observer.onNext($0) }).disposed(by: bag)
                        return Disposables.create()
                    }
                },
                Wrong("a bag inside", diagnosis: "before anybody came in") { front, back in
                    Observable.create { observer in
                        let bag = DisposeBag()
                        front.subscribe(onNext: { observer.onNext($0) }).disposed(by: bag)
                        back.subscribe(onNext: { observer.onNext($0) }).disposed(by: bag)
                        return Disposables.create()
                    }
                },
                Wrong("one bag for all, emptied by whoever leaves", diagnosis: "hears nothing any more") {
                    front, back in
                    var bag = DisposeBag()
                    return Observable.create { observer in
                        front.subscribe(onNext: { observer.onNext($0) }).disposed(by: bag)
                        back.subscribe(onNext: { observer.onNext($0) }).disposed(by: bag)
                        return Disposables.create { bag = DisposeBag() }
                    }
                },
                Wrong("the front door for both", diagnosis: "by the back door") { front, _ in front },
                Wrong("the back door for both", diagnosis: "by the front door") { _, back in back },
                Wrong("one of the two is returned", diagnosis: "of one door") { front, back in
                    Observable.create { observer in
                        _ = front.subscribe(onNext: { observer.onNext($0) })
                        return back.subscribe(onNext: { observer.onNext($0) })
                    }
                },
            ]
        ) { answer in
            let trial = Trial("two subscribers, one leaves at tick 6")
            let front = trial.hot("front", "-a-----c---", as: String.self)
            let back = trial.hot("back", "---b-----d-", as: String.self)
            let arrivals = try answer(front.asObservable(), back.asObservable())
            // An observable that holds a bag would otherwise let go of it here or there, as the optimiser likes.
            defer { withExtendedLifetime(arrivals) {} }
            try trial.require(
                front.subscriptions.isEmpty && back.subscriptions.isEmpty,
                "The doors are in use, and nobody has subscribed to the arrivals yet. What runs only on subscribe?")
            let leaver = trial.scheduler.record(arrivals, until: 6)
            try trial.expect(
                "-a-b---c-d-", of: arrivals,
                mistakes: [
                    Mistake(
                        "Both doors were let go of before anybody came in. What held them, and how long did it live?"
                    ) {
                        $0.events.isEmpty
                    },
                    Mistake(
                        "One has left, and the other, who stayed, hears nothing any more. What do the two have in common?"
                    ) {
                        $0.elements == ["a", "b"]
                    },
                    Mistake("Who comes in by the back door is missing. The arrivals are those of both.") {
                        $0.elements == ["a", "c"]
                    },
                    Mistake("Who comes in by the front door is missing. The arrivals are those of both.") {
                        $0.elements == ["b", "d"]
                    },
                ])
            try trial.require(
                leaver.events == marbles("-a-b", as: String.self), "The one who leaves missed an arrival.")

            let open = [front, back].filter { $0.subscriptions.prefix(1) != [Subscription(0, 6)] }
            if open.count == 1 {
                try trial.expect(
                    ["^-----!"], of: Array(open[0].subscriptions.prefix(1)),
                    open[0] === front ? "front" : "back",
                    "Who has left is still a subscriber of one door. Two subscriptions were made: how many are returned?"
                )
            }
            try trial.expect(
                ["^-----!"], of: Array(front.subscriptions.prefix(1)), "front",
                "Who has left is still a subscriber of both doors. What does `dispose` run, and does that know of them?"
            )
        },

        Exercise(
            6, "A player", as: ((@escaping (String) -> Void) throws -> any Player).self,
            attempt: player, solution: Solution.player,
            wrong: [
                Wrong("songs pile up", diagnosis: "the first still plays") { display in
                    PlayerByHand(display: display) { player, song in
                        song.subscribe(onNext: player.display).disposed(by: player.bag)
                    } stop: {
                        $0.bag = DisposeBag()
                    }
                },
                Wrong("stop does nothing", diagnosis: "It was stopped") { display in
                    PlayerByHand(display: display) { player, song in
                        player.bag = DisposeBag()
                        song.subscribe(onNext: player.display).disposed(by: player.bag)
                    } stop: { _ in
                    }
                },
                Wrong("stopped for good", diagnosis: "never plays again") { display in
                    PlayerByHand(display: display) { player, song in
                        player.slot.disposable = song.subscribe(onNext: player.display)
                    } stop: {
                        $0.slot.dispose()
                    }
                },
                Wrong("a new bag too late", diagnosis: "Nothing was displayed") { display in
                    PlayerByHand(display: display) { player, song in
                        song.subscribe(onNext: player.display).disposed(by: player.bag)
                        player.bag = DisposeBag()
                    } stop: {
                        $0.bag = DisposeBag()
                    }
                },
                Wrong("the closure holds the player", diagnosis: "was not freed") { display in
                    PlayerByHand(display: display) { player, song in
                        player.bag = DisposeBag()
                        song.subscribe(onNext: { player.display($0) }).disposed(by: player.bag)
                    } stop: {
                        $0.bag = DisposeBag()
                    }
                },
                Wrong("nothing ends with the player", diagnosis: "the song goes on") { display in
                    PlayerByHand(display: display) { player, song in
                        player.slot.disposable = song.subscribe(onNext: player.display)
                    } stop: {
                        $0.slot.disposable = Disposables.create()
                    }
                },
            ]
        ) { answer in
            do {
                let trial = Trial("play the first at tick 0, the second at 6, stop at 12, play the first at 14")
                let first = trial.hot("first song", "-a--b--c--d--e--f", as: String.self)
                let second = trial.hot("second song", "--u--v--w--x--y--", as: String.self)
                let wall = Wall()
                let player = try answer(wall.display)
                player.play(first.asObservable())
                trial.scheduler.scheduleAt(6) { player.play(second.asObservable()) }
                trial.scheduler.scheduleAt(12) { player.stop() }
                trial.scheduler.scheduleAt(14) { player.play(first.asObservable()) }
                try trial.expect(
                    "-a--b---w--x----f", of: wall.shown,
                    mistakes: [
                        Mistake("Nothing was displayed. What held the subscription, and how long did it live?") {
                            $0.events.isEmpty
                        },
                        Mistake("The second song was called for, and the first still plays. What should have ended it?")
                        {
                            !Set($0.elements).isDisjoint(with: ["c", "d"])
                        },
                        Mistake("It was stopped at tick 12, and a song went on.") { $0.elements.contains("y") },
                        Mistake(
                            "After `stop` it never plays again. Which things can be used once they have been disposed of?"
                        ) {
                            !$0.elements.contains("f")
                        },
                    ])
            }
            do {
                let trial = Trial("the player goes at tick 5, with a song playing")
                let song = trial.hot("song", "-a--b--c--d--", as: String.self)
                let wall = Wall()
                var players = [try answer(wall.display)]
                weak let player = players[0]
                players[0].play(song.asObservable())
                trial.scheduler.scheduleAt(5) { players.removeAll() }
                trial.run()
                try trial.require(
                    player == nil,
                    "The player was not freed when nobody held it any more. It holds a subscription: what does that hold?"
                )
                try trial.expect(
                    ["^----!"], of: song.subscriptions, "the song",
                    "The player is freed, and the song goes on. What ends when the player does, without being told?")
            }
            do {
                let trial = Trial("stop when there is no song, then play one")
                let song = trial.hot("song", "-a--b--", as: String.self)
                let wall = Wall()
                let player = try answer(wall.display)
                player.stop()
                player.play(song.asObservable())
                try trial.expect(
                    "-a--b--", of: wall.shown,
                    mistakes: [
                        Mistake(
                            "`stop` was called when there was no song, and the song played after that is not heard."
                        ) {
                            $0.events.isEmpty
                        }
                    ])
            }
        },
    ]
}

/// A place for one window, and what the window shows.
private final class Wall {
    static let notFreed =
        "The window was not freed when nobody held it any more. It holds its bag, the bag holds the subscription, "
        + "that holds its closures: what do these hold?"

    private let observers = Observers()
    private var window: Window?
    private weak var last: Window?

    init() {
        window = Window(display: display)
        last = window
    }

    /// Tells what is shown.
    var display: (String) -> Void { { [observers] line in for observer in observers.all { observer.onNext(line) } } }

    /// What is shown, from now on.
    var shown: Observable<String> {
        .create { [observers] observer in
            observers.all.append(observer)
            return Disposables.create()
        }
    }

    /// Which bag the window has.
    var bag: ObjectIdentifier? { window.map { ObjectIdentifier($0.bag) } }

    /// Whether nobody holds the window.
    var isFreed: Bool { last == nil }

    func use(_ body: (Window) throws -> Void) rethrows {
        if let window { try body(window) }
    }

    /// Lets go of the window.
    func close() { window = nil }

    private final class Observers {
        var all: [AnyObserver<String>] = []
    }
}

/// An answer to "Pull to refresh": a variable that does not belong to the window.
private func heldByAVariable() -> (Window, Observable<String>) -> Void {
    var last: (any Disposable)?
    return { window, feed in
        last?.dispose()
        last = feed.subscribe(with: window, onNext: { $0.add($1) })
    }
}

/// A player that holds what people hold their subscriptions with.
private final class PlayerByHand: Player {
    let display: (String) -> Void
    var bag = DisposeBag()
    let slot = SerialDisposable()
    private let playing: (PlayerByHand, Observable<String>) -> Void
    private let stopping: (PlayerByHand) -> Void

    init(
        display: @escaping (String) -> Void, play: @escaping (PlayerByHand, Observable<String>) -> Void,
        stop: @escaping (PlayerByHand) -> Void
    ) {
        self.display = display
        playing = play
        stopping = stop
    }

    func play(_ song: Observable<String>) { playing(self, song) }
    func stop() { stopping(self) }
}
