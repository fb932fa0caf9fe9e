import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// An operator sees what the operator above it sends, and the source's end passes through all of them.
    static func exercise1() -> [String] {
        [
            "-----3-3---|", "-1---3---1-|", "-1-2-5-8-9-|", "-----------(9|)", "---1-(3|)", "---|", "-----------|",
        ]
    }

    /// Each subscriber runs a chain of their own, one element at a time. `take(1)` stops the source at its first element.
    static func exercise2() -> [String] {
        ["open", "look", "look", "print", "Anna", "look", "look", "print", "Boris"]
    }

    /// `take(3)` stands below: it counts numbers, not tickets.
    static func exercise3(_ tickets: Observable<String>) -> Observable<Int> {
        tickets.compactMap { Int($0) }.take(3)
    }

    /// The sum stands in `scan`, which begins with 0 for each subscriber. A closure that throws ends the stream.
    static func exercise4(_ boxes: Observable<Int>) -> Observable<Int> {
        boxes.scan(0) { sum, box in
            guard sum + box <= 9 else { throw TooHeavy() }
            return sum + box
        }
    }

    /// Texts are compared, so `distinctUntilChanged` stands below the `map` that makes them.
    static func exercise5(_ seconds: Observable<Int>) -> Observable<String> {
        seconds
            .map { "\($0 / 60) min" }
            .distinctUntilChanged()
    }

    /// The worker sends the numbers, so the closure of `map` runs there.
    static func exercise6(_ numbers: [Int], from archive: any Archive, on worker: any SchedulerType) -> Observable<
        String
    > {
        Observable.from(numbers, scheduler: worker).map { try archive.scan($0) }
    }

    /// One operator for each sentence of the text: leave out faults, count cars, make a text, leave out repeated texts.
    static func exercise7(_ gate: Observable<String>, places: Int) -> Observable<String> {
        gate
            .compactMap { ["i": 1, "o": -1][$0] }
            .scan(0) { cars, change in cars + change }
            .map { cars in cars < places ? "free" : "full" }
            .distinctUntilChanged()
    }
}
