import Streams

/// One good answer to each exercise. Look after you have passed, and compare.
enum Solution {
    /// Count each wait on the ruler: from the element that was sent, from the last element, or from the last sample.
    static func exercise1() -> [String] {
        [
            "-1---3--------4---|", "-1------------4---|", "---------3--------(4|)", "----12-3---------4---|",
            "-12-3-----#", "-----3---------4----|",
        ]
    }

    /// Each list starts the time anew, also an empty one. An end sends the rest, an error drops it.
    static func exercise2() -> [String] {
        ["----3----0----1-(0|)", "-----3----0----1(0|)", "-----2--#", "(0|)"]
    }

    /// First the rest, then the comparison: 4 is a place that the dimmer only passes.
    static func exercise3(_ dimmer: Observable<Int>, scheduler: any SchedulerType) -> Observable<Int> {
        dimmer
            .debounce(.milliseconds(400), scheduler: scheduler)
            .distinctUntilChanged()
    }

    /// The first press counts, so `throttle`. Without `latest: false` there would be a picture at the end of the time.
    static func exercise4(_ presses: Observable<String>, scheduler: any SchedulerType) -> Observable<String> {
        presses.throttle(.milliseconds(500), latest: false, scheduler: scheduler)
    }

    /// `timer` waits for no time before its first number. From `steps` to 0 there are `steps + 1` numbers.
    static func exercise5(_ steps: Int, scheduler: any SchedulerType) -> Observable<Int> {
        Observable<Int>
            .timer(.milliseconds(0), period: .milliseconds(200), scheduler: scheduler)
            .map { number in steps - number }
            .take(steps + 1)
    }

    /// The time of `timeout` begins anew with each message. `other` takes the place of the error.
    static func exercise6(of hiker: Observable<String>, scheduler: any SchedulerType) -> Observable<String> {
        hiker.timeout(.milliseconds(500), other: Observable.just("search"), scheduler: scheduler)
    }

    /// A key is a true, a pause is a false. `debounce` finds the pause, and sends what waits when the keys complete.
    static func exercise7(_ keys: Observable<String>, scheduler: any SchedulerType) -> Observable<Bool> {
        let pauses = keys.debounce(.milliseconds(500), scheduler: scheduler)
        return Observable.merge(keys.map { _ in true }, pauses.map { _ in false })
            .distinctUntilChanged()
    }
}
