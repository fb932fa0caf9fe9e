import LessonKit
import Streams

Lesson.play(
    Step("Two desks") { stage in
        let left = stage.hot("left", "-1---2---3|", as: String.self)
        let right = stage.hot("right", "---a---b---c|", as: String.self)

        stage.draw("merge", .merge(left, right))
        stage.draw("concat", left.concat(right))
    } variant: { stage in
        let left = stage.cold("left", "-1---2---3|", as: String.self)
        let right = stage.cold("right", "---a---b---c|", as: String.self)

        stage.draw("concat", left.concat(right))
    },

    Step("A price and an amount") { stage in
        let price = stage.hot("price", "-2------3---")
        let amount = stage.hot("amount", "---1-45----6")

        stage.draw("zip", .zip(price, amount) { $0 * $1 })
        stage.draw("combineLatest", .combineLatest(price, amount) { $0 * $1 })
    },

    Step("A text and a box") { stage in
        let text = stage.hot("text", "-a--b------c-", as: String.self)
        let box = stage.hot("box", "-------Y-----", as: String.self)
        let order = stage.hot("order", "---P---------", as: String.self)

        stage.draw("list", .combineLatest(text, box, order) { $0 + $1 + $2 })
    } variant: { stage in
        let text = stage.hot("text", "-a--b------c-", as: String.self)
        let box = stage.hot("box", "-------Y-----", as: String.self)
            .startWith("N")
        let order = stage.hot("order", "---P---------", as: String.self)

        stage.draw("list", .combineLatest(text, box, order) { $0 + $1 + $2 })
    },

    Step("A password and a button") { stage in
        let password = stage.hot("password", "-a-b-----c--d-", as: String.self)
        let tap = stage.hot("tap", "-----x--------", as: String.self)

        let login = Observable.combineLatest(tap, password) { $1 }
        stage.draw("login", login)
    } variant: { stage in
        let password = stage.hot("password", "-a-b-----c--d-", as: String.self)
        let tap = stage.hot("tap", "x----x--------", as: String.self)

        let login = tap.withLatestFrom(password)
        stage.draw("login", login)
    },

    Step("Cups and euros") { stage in
        let cups = stage.hot("cups", "-1----2--")
        let euros = cups.map { $0 * 4 }

        stage.draw("euros", euros)
        stage.draw("label", .combineLatest(cups, euros) { "\($0):\($1)" })
    } variant: { stage in
        let cups = stage.hot("cups", "-1----2--")

        stage.draw("label", cups.map { "\($0):\($0 * 4)" })
    },

    Step("A counter and its label") { stage in
        let taps = stage.hot("taps", "--x---x---x-", as: String.self)
        let count = BehaviorRelay(value: 0)
        stage.draw("count", count.asObservable())

        stage.draw("label", taps.withLatestFrom(count))
        taps.subscribe(onNext: { _ in count.accept(count.value + 1) })
            .disposed(by: stage.bag)
    } variant: { stage in
        let taps = stage.hot("taps", "--x---x---x-", as: String.self)
        let count = BehaviorRelay(value: 0)
        stage.draw("count", count.asObservable())

        taps.subscribe(onNext: { _ in count.accept(count.value + 1) })
            .disposed(by: stage.bag)
        stage.draw("label", taps.withLatestFrom(count))
    },

    Step("A short one and a long one") { stage in
        let short = stage.hot("short", "-1--2|")
        let long = stage.hot("long", "--3--4--5--6--|")

        stage.draw("zip", .zip(short, long) { $0 + $1 })
        stage.draw("combineLatest", .combineLatest(short, long) { $0 + $1 })
        stage.draw("withLatestFrom", short.withLatestFrom(long) { $0 + $1 })
    } variant: { stage in
        let short = stage.hot("short", "-1--2#")
        let long = stage.hot("long", "--3--4--5--6--|")

        stage.draw("zip", .zip(short, long) { $0 + $1 })
        stage.draw("combineLatest", .combineLatest(short, long) { $0 + $1 })
        stage.draw("withLatestFrom", short.withLatestFrom(long) { $0 + $1 })
    },

    Step("Two stations and a dial") { stage in
        let jazz = stage.hot("jazz", "---a--b--c--d-", as: String.self)
        let news = stage.hot("news", "--1--2--3--4--", as: String.self)
        let off = stage.hot("off", "-|", as: String.self)
        let dial = stage.hot("dial", "-J-----N------", as: String.self)
        let tuned = dial.map { $0 == "J" ? jazz : news }

        stage.draw("amb", jazz.amb(news))
        stage.draw("with off", jazz.amb(off))
        stage.draw("switchLatest", tuned.switchLatest())
    } variant: { stage in
        let jazz = stage.cold("jazz", "---a--b--c--d-", as: String.self)
        let news = stage.cold("news", "--1--2--3--4--", as: String.self)

        stage.draw("amb", jazz.amb(news))
    }
)
