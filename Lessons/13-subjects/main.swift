import Dispatch
import LessonKit
import Streams

Lesson.play(
    Step("From now on, or from the latest") { stage in
        let goals = PublishSubject<Int>()
        let score = BehaviorSubject(value: 0)

        _ = goals.record("goals, early", on: stage).subscribe()
        _ = score.record("score, early", on: stage).subscribe()

        for (tick, number) in [(2, 1), (5, 2), (11, 3)] {
            stage.at(tick) {
                goals.onNext(number)
                score.onNext(number)
            }
        }

        stage.at(8) {
            _ = goals.record("goals, late", on: stage).subscribe()
            _ = score.record("score, late", on: stage).subscribe()
        }
    },

    Step("How much to remember") { stage in
        let one = ReplaySubject<String>.create(bufferSize: 1)
        let two = ReplaySubject<String>.create(bufferSize: 2)
        let all = ReplaySubject<String>.createUnbounded()
        let chats = [("last 1", one), ("last 2", two), ("all", all)]

        _ = two.record("last 2, early", on: stage).subscribe()

        for (tick, line) in [(1, "a"), (3, "b"), (5, "c"), (11, "d")] {
            stage.at(tick) {
                for (_, chat) in chats { chat.onNext(line) }
            }
        }

        stage.at(8) {
            for (name, chat) in chats {
                _ = chat.record("\(name), late", on: stage).subscribe()
            }
        }
    },

    Step("The last word") { stage in
        let votes = AsyncSubject<String>()

        _ = votes.record("early", on: stage).subscribe()

        stage.at(2) { votes.onNext("a") }
        stage.at(4) { votes.onNext("b") }
        stage.at(6) { votes.onNext("c") }
        stage.at(9) { votes.onCompleted() }

        stage.at(7) { _ = votes.record("late", on: stage).subscribe() }
        stage.at(12) { _ = votes.record("very late", on: stage).subscribe() }
    },

    Step("Who comes after the end") { _ in
        struct Rain: Error {}

        func afterwards(_ end: Event<Int>) {
            let publish = PublishSubject<Int>()
            let behavior = BehaviorSubject(value: 0)
            let replay = ReplaySubject<Int>.create(bufferSize: 2)
            let async = AsyncSubject<Int>()

            func tell(_ event: Event<Int>) {
                publish.on(event)
                behavior.on(event)
                replay.on(event)
                async.on(event)
            }
            for number in 1...3 { tell(.next(number)) }
            tell(end)
            tell(.next(4))

            _ = publish.subscribe { show("publish ", $0) }
            _ = behavior.subscribe { show("behavior", $0) }
            _ = replay.subscribe { show("replay  ", $0) }
            _ = async.subscribe { show("async   ", $0) }
        }

        afterwards(.completed)
        show("---")
        afterwards(.error(Rain()))
    },

    Step("An observer and an observable") { stage in
        let clock = Observable<Int>
            .interval(.milliseconds(200), scheduler: stage.scheduler)
        let firstHalf = clock.take(3).record("first half", on: stage)
        let secondHalf = clock.take(3).record("second half", on: stage)
        let board = PublishSubject<Int>()

        _ = board.record("board", on: stage).subscribe()

        _ = firstHalf.subscribe(board)
        stage.at(10) { _ = secondHalf.subscribe(board) }
    },

    Step("Yours to tell, theirs to hear") { _ in
        final class Desk {
            let returned = PublishSubject<String>()

            private let lentSubject = PublishSubject<String>()
            var lent: Observable<String> { lentSubject.asObservable() }

            func lend(_ book: String) { lentSubject.onNext(book) }
            func takeBack(_ book: String) { returned.onNext(book) }
            func close() { lentSubject.onCompleted() }
        }

        let desk = Desk()
        for name in ["anna ", "boris"] {
            _ = desk.returned.subscribe { show(name, "returned", $0) }
            _ = desk.lent.subscribe { show(name, "lent    ", $0) }
        }

        desk.takeBack("Emma")
        desk.lend("Emma")
        show("Anna has heard enough of the returns")
        desk.returned.onCompleted()
        desk.takeBack("Momo")
        desk.lend("Momo")
        desk.close()
    },

    Step("What a relay promises") { stage in
        struct Rain: Error {}
        let clock = Observable<Int>
            .interval(.milliseconds(200), scheduler: stage.scheduler)
        var boards = [BehaviorRelay(value: 0)]

        _ = boards[0].asObservable().record("board", on: stage).subscribe()
        _ = clock.take(3).bind(to: boards[0])

        stage.at(9) { _ = Observable.error(Rain()).bind(to: boards[0]) }
        stage.at(11) { boards[0].accept(7) }
        stage.at(12) { show("the value is", boards[0].value) }
        stage.at(15) {
            boards.removeAll()
            show("nobody holds the board any more")
        }
    },

    Step("Two doors, one count", lasting: .milliseconds(100)) { _ in
        func twoDoors(_ count: @escaping @Sendable () -> Void) {
            let doors = DispatchGroup()
            for name in ["north", "south"] {
                DispatchQueue(label: name).async(group: doors) {
                    for _ in 1...10_000 { count() }
                }
            }
            doors.wait()
        }

        let visitors = BehaviorRelay(value: 0)
        twoDoors { visitors.accept(visitors.value + 1) }
        show("each door counts:", visitors.value)

        let inside = BehaviorRelay(value: 0)
        let clerk = DispatchQueue(label: "clerk")
        twoDoors {
            clerk.sync { inside.accept(inside.value + 1) }
        }
        show("the clerk counts:", inside.value)
    },

    Step("Told from inside") { _ in
        let heat = BehaviorRelay(value: 20)

        _ = heat.subscribe(onNext: { degrees in
            show("guard  ", degrees)
            if degrees > 25 { heat.accept(25) }
        })
        _ = heat.subscribe(onNext: { show("display", $0) })

        show("somebody turns it up to 30")
        heat.accept(30)
        show("the value is", heat.value)
    },

    Step("A menu without a detour") { _ in
        func adding(_ dish: Int, to counts: [Int]) -> [Int] {
            var counts = counts
            counts[dish] += 1
            return counts
        }

        let subject = BehaviorSubject(value: [0, 0])
        func orderByDetour(_ dish: Int) {
            _ = subject.map { adding(dish, to: $0) }
                .take(1)
                .subscribe(onNext: { subject.onNext($0) })
        }

        let relay = BehaviorRelay(value: [0, 0])
        func order(_ dish: Int) {
            relay.accept(adding(dish, to: relay.value))
        }
        let total = relay.map { $0.reduce(0, +) }

        for dish in [0, 1, 1] { orderByDetour(dish) }
        show("by detour:", try subject.value())

        _ = total.subscribe(onNext: { show("total", $0) })
        for dish in [0, 1, 1] { order(dish) }
        show("straight:", relay.value)
    },

    Step("The wrong tool", ticks: 20) { stage in
        let sensor = Observable<Int>
            .interval(.milliseconds(200), scheduler: stage.scheduler)
            .take(5)

        let labels = PublishSubject<Int>()
        _ = sensor.record("sensor of the subject", on: stage)
            .subscribe(onNext: { labels.onNext($0 * 2) })
        let byHand = labels.record("labels by subject", on: stage)

        let byMap = sensor.record("sensor of the map", on: stage)
            .map { $0 * 2 }
            .record("labels by map", on: stage)

        stage.at(7) {
            _ = byHand.subscribe()
            _ = byMap.subscribe()
        }
    }
)
