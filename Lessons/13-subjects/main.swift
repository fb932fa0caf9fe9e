import LessonKit
import Streams

Lesson.play(
    Step("A song and a radio") { _ in
        let song = Observable<String>.create { observer in
            show("(the recipe runs)")
            observer.onNext("la")
            return Disposables.create()
        }
        let radio = PublishSubject<String>()
        for name in ["Anna ", "Boris"] {
            _ = song.subscribe(onNext: { show(name, "song: ", $0) })
            _ = radio.subscribe(onNext: { show(name, "radio:", $0) })
            radio.onNext("news")
        }
    },

    Step("A goal and a score") { stage in
        let goals = PublishSubject<Int>()
        let score = BehaviorSubject(value: 0)
        stage.draw("goals, early", goals)
        stage.draw("goals, late", goals, from: 8)
        stage.draw("score, early", score)
        stage.draw("score, late", score, from: 8)
        stage.play("--1--2-----3--") { (goal: Int) in
            goals.onNext(goal)
            score.onNext(goal)
        }
    },

    Step("Three chats") { stage in
        let one = ReplaySubject<String>.create(bufferSize: 1)
        let two = ReplaySubject<String>.create(bufferSize: 2)
        let all = ReplaySubject<String>.createUnbounded()
        stage.draw("two, Anna", two, until: 6)
        stage.draw("two, again", two, from: 8)
        stage.draw("one, late", one, from: 8)
        stage.draw("all, late", all, from: 8)
        stage.play("-x-y-z-----w--") { (line: String) in
            for chat in [one, two, all] { chat.onNext(line) }
        }
    },

    Step("An auction") { stage in
        let bids = AsyncSubject<Int>()

        stage.draw("early", bids)
        stage.draw("late", bids, from: 7)
        stage.draw("very late", bids, from: 12)

        stage.play("--3-5-8--") { (bid: Int) in bids.onNext(bid) }
        stage.at(9) { bids.onCompleted() }
    },

    Step("After a completion") { _ in
        let behavior = BehaviorSubject(value: 0)
        let replay = ReplaySubject<Int>.create(bufferSize: 1)
        let result = AsyncSubject<Int>()
        for event: Event<Int> in [.next(1), .next(2), .completed, .next(3)] {
            behavior.on(event)
            replay.on(event)
            result.on(event)
        }
        _ = behavior.subscribe { show("behavior:", $0) }
        _ = replay.subscribe { show("replay:  ", $0) }
        _ = result.subscribe { show("result:  ", $0) }
    },

    Step("After an error") { _ in
        let behavior = BehaviorSubject(value: 0)
        let replay = ReplaySubject<Int>.create(bufferSize: 1)
        let result = AsyncSubject<Int>()
        for event: Event<Int> in [.next(1), .next(2), .error(Rain())] {
            behavior.on(event)
            replay.on(event)
            result.on(event)
        }
        _ = behavior.subscribe { show("behavior:", $0) }
        _ = replay.subscribe { show("replay:  ", $0) }
        _ = result.subscribe { show("result:  ", $0) }
    },

    Step("Two halves and a board") { stage in
        let firstHalf = stage.cold("first half", "--1-2-3|")
        let secondHalf = stage.cold("second half", "--4-5-6|")
        let board = PublishSubject<Int>()

        stage.draw("board", board)
        _ = firstHalf.subscribe(board)
        stage.at(10) { _ = secondHalf.subscribe(board) }
    } variant: { stage in
        let firstHalf = stage.cold("first half", "--1-2-3|")
        let secondHalf = stage.cold("second half", "--4-5-6|")
        let board = PublishSubject<Int>()

        stage.draw("board", board)
        _ = firstHalf.subscribe(onNext: { board.onNext($0) })
        stage.at(10) { _ = secondHalf.subscribe(onNext: { board.onNext($0) }) }
    },

    Step("A library's desk") { _ in
        final class Desk {
            let returned = PublishSubject<String>()
            private let lentBooks = PublishSubject<String>()
            var lent: Observable<String> { lentBooks.asObservable() }
        }
        let desk = Desk()
        _ = desk.returned.subscribe(onNext: { _ in desk.returned.onCompleted() })
        _ = desk.returned.subscribe { show("Boris:", $0) }
        desk.returned.onNext("Emma")
        desk.returned.onNext("Momo")
    } variant: { _ in
        final class Desk {
            let returned = PublishSubject<String>()
            private let lentBooks = PublishSubject<String>()
            var lent: Observable<String> { lentBooks.asObservable() }
        }
        let desk = Desk()
        let anna = desk.returned.subscribe(onNext: { show("Anna: ", $0) })
        _ = desk.returned.subscribe { show("Boris:", $0) }
        desk.returned.onNext("Emma")
        anna.dispose()
        desk.returned.onNext("Momo")
    }
)

/// Why the stream of "After an error" ends.
struct Rain: Error {}
