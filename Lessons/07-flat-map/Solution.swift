import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    // Rocket 1 is over before rocket 2 is lit, so the four differ only from tick 8 on.
    static func exercise1() -> [String] {
        ["--a-b--k-lxm|", "--a-b--k--x|", "--a-b--k-l-m|", "--a-b--k-l-m--x|"]
    }

    // Ask in each row what is still running, and who has been left: only what is running can end the result or hold it.
    static func exercise2() -> [String] {
        ["--p--a-q|", "--a--a", "--p--x#", "--p--a|", "--p----q|", "--p"]
    }

    // The inner `map` still sees the question: the closure has it. Two returns need the type.
    static func exercise3(
        to questions: Observable<String>, ask: @escaping (String) -> Observable<String>
    ) -> Observable<String> {
        questions.flatMap { question -> Observable<String> in
            if question.isEmpty { return .empty() }
            return ask(question).map { answer in "\(question): \(answer)" }
        }
    }

    // One chain in place of two subscriptions: errors, the end and a dispose go all the way.
    static func exercise4(through rooms: Observable<Int>, talk: @escaping (Int) -> Observable<String>) -> Observable<
        String
    > {
        rooms.flatMapLatest { room in talk(room) }
    }

    // While a ticket is being printed, flatMapFirst drops what comes.
    static func exercise5(
        for taps: Observable<String>, print: @escaping (String) -> Observable<String>
    ) -> Observable<String> {
        taps.flatMapFirst { town in print(town) }
    }

    // concatMap waits with the subscription. `deferred` makes the stamp a part of it.
    static func exercise6(_ letters: Observable<String>, at counter: any Counter) -> Observable<String> {
        letters.concatMap { letter in
            Observable.deferred { counter.send(counter.stamp(letter)) }
        }
    }

    // The empty text is a choice as well: its inner observable is one element and the end.
    static func exercise7(
        for stops: Observable<String>, buses: @escaping (String) -> Observable<String>
    ) -> Observable<String> {
        stops.flatMapLatest { stop -> Observable<String> in
            if stop.isEmpty { return .just("") }
            return buses(stop).map { bus in "\(stop) \(bus)" }
        }
    }
}
