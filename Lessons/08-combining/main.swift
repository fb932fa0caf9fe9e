import LessonKit
import Marbles
import Streams

extension Stage {
    /// A source of texts that sends whether somebody listens or not, with a row in the picture.
    func texts(_ name: String, _ marbles: String) -> Observable<String> {
        drawn(name, scheduler.createHotObservable(marbles, as: String.self).asObservable())
    }

    /// A source of numbers that sends whether somebody listens or not, with a row in the picture.
    func numbers(_ name: String, _ marbles: String) -> Observable<Int> {
        drawn(name, scheduler.createHotObservable(marbles, as: Int.self).asObservable())
    }

    /// Subscribes to `source` at once, and draws what comes in a row of its own.
    func draw<Element>(_ name: String, _ source: Observable<Element>) {
        _ = source.record(name, on: self).subscribe(onError: { _ in })
    }

    private func drawn<Element>(_ name: String, _ source: Observable<Element>) -> Observable<Element> {
        draw(name, source)
        return source
    }
}

Lesson.play(
    Step("Two desks") { stage in
        let left = stage.texts("left", "-1---2---3|")
        let right = stage.texts("right", "---a---b---c|")

        stage.draw("merge", .merge(left, right))
        stage.draw("concat", left.concat(right))
    } variant: { stage in
        let left = stage.recipe("left", "-1---2---3|", as: String.self)
        let right = stage.recipe("right", "---a---b---c|", as: String.self)

        stage.draw("concat", left.concat(right))
    },

    Step("A price and an amount") { stage in
        let price = stage.numbers("price", "-2------3---")
        let amount = stage.numbers("amount", "---1-45----6")

        stage.draw("zip", .zip(price, amount) { $0 * $1 })
        stage.draw("combineLatest", .combineLatest(price, amount) { $0 * $1 })
    },

    Step("A text and a box") { stage in
        let text = stage.texts("text", "-a--b------c-")
        let box = stage.texts("box", "-------Y-----")

        stage.draw("list", .combineLatest(text, box) { $0 + $1 })
    } variant: { stage in
        let text = stage.texts("text", "-a--b------c-")
        let box = stage.texts("box", "-------Y-----")

        stage.draw("list", .combineLatest(text, box.startWith("N")) { $0 + $1 })
    },

    Step("A password and a button") { stage in
        let password = stage.texts("password", "-a-b-----c--d-")
        let tap = stage.texts("tap", "-----x--------")

        let login = Observable.combineLatest(tap, password) { $1 }
        stage.draw("login", login)
    } variant: { stage in
        let password = stage.texts("password", "-a-b-----c--d-")
        let tap = stage.texts("tap", "-----x--------")

        let login = tap.withLatestFrom(password)
        stage.draw("login", login)
    },

    Step("Cups and euros") { stage in
        let cups = stage.numbers("cups", "-1----2--")
        let euros = cups.map { $0 * 4 }

        stage.draw("euros", euros)
        stage.draw("label", .combineLatest(cups, euros) { "\($0):\($1)" })
    } variant: { stage in
        let cups = stage.numbers("cups", "-1----2--")

        stage.draw("label", cups.map { "\($0):\($0 * 4)" })
    },

    Step("A counter and its label") { stage in
        let taps = stage.texts("taps", "--x---x---x-")
        let count = BehaviorRelay(value: 0)
        stage.draw("count", count.asObservable())

        stage.draw("label", taps.withLatestFrom(count))
        taps.subscribe(onNext: { _ in count.accept(count.value + 1) })
            .disposed(by: stage.bag)
    } variant: { stage in
        let taps = stage.texts("taps", "--x---x---x-")
        let count = BehaviorRelay(value: 0)
        stage.draw("count", count.asObservable())

        taps.subscribe(onNext: { _ in count.accept(count.value + 1) })
            .disposed(by: stage.bag)
        stage.draw("label", taps.withLatestFrom(count))
    },

    Step("A short one and a long one") { stage in
        let short = stage.numbers("short", "-1--2|")
        let long = stage.numbers("long", "--3--4--5--6--|")

        stage.draw("zip", .zip(short, long) { $0 + $1 })
        stage.draw("combineLatest", .combineLatest(short, long) { $0 + $1 })
        stage.draw("withLatestFrom", short.withLatestFrom(long) { $0 + $1 })
    } variant: { stage in
        let short = stage.numbers("short", "-1--2#")
        let long = stage.numbers("long", "--3--4--5--6--|")

        stage.draw("zip", .zip(short, long) { $0 + $1 })
        stage.draw("combineLatest", .combineLatest(short, long) { $0 + $1 })
        stage.draw("withLatestFrom", short.withLatestFrom(long) { $0 + $1 })
    },

    Step("Two stations and a dial") { stage in
        let jazz = stage.texts("jazz", "---a--b--c--d-")
        let news = stage.texts("news", "--1--2--3--4--")
        let dial = stage.texts("dial", "-J-----N------")
        let tuned = dial.map { $0 == "J" ? jazz : news }

        stage.draw("amb", jazz.amb(news))
        stage.draw("switchLatest", tuned.switchLatest())
    } variant: { stage in
        let jazz = stage.recipe("jazz", "---a--b--c--d-", as: String.self)
        let news = stage.recipe("news", "--1--2--3--4--", as: String.self)

        stage.draw("amb", jazz.amb(news))
    }
)
