import Streams
import Testing

/// An operator that waits for a clock, and what comes of 1, 2 and an end that are sent at once.
struct Timed: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What comes of a completion, and when the clock stands still then.
    let completed: String
    let over: Int
    /// What comes of a failure.
    let failed: String
    /// What comes before a dispose.
    let disposed: String
    let apply: @Sendable (Observable<Int>, _ clock: Steps) -> Observable<String>

    private init(
        _ name: String, completed: String, over: Int = 0, failed: String, disposed: String,
        _ apply: @escaping @Sendable (Observable<Int>, _ clock: Steps) -> Observable<some Any>
    ) {
        (testDescription, self.completed, self.over) = (name, completed, over)
        (self.failed, self.disposed) = (failed, disposed)
        self.apply = { apply($0, $1).map { "\($0)" } }
    }

    private static let time = RxTimeInterval.seconds(4)

    static let all: [Timed] = [
        Self("debounce", completed: "2 | .", failed: "#lost .", disposed: ".") { $0.debounce(time, scheduler: $1) },
        Self("throttle", completed: "1 2 | .", over: 4, failed: "1 #lost .", disposed: "1 .") {
            $0.throttle(time, scheduler: $1)
        },
        Self("delay", completed: "1 2 | .", over: 4, failed: "#lost .", disposed: ".") {
            $0.delay(time, scheduler: $1)
        },
        Self("timeout", completed: "1 2 | .", failed: "1 2 #lost .", disposed: "1 2 .") {
            $0.timeout(time, scheduler: $1)
        },
        Self("skip", completed: "| .", failed: "#lost .", disposed: ".") { $0.skip(time, scheduler: $1) },
        Self("take(for:)", completed: "1 2 | .", failed: "1 2 #lost .", disposed: "1 2 .") {
            $0.take(for: time, scheduler: $1)
        },
        Self("buffer", completed: "[1, 2] | .", failed: "#lost .", disposed: ".") {
            $0.buffer(timeSpan: time, count: 3, scheduler: $1)
        },
        Self("window", completed: "1 2 | .", failed: "1 2 #lost .", disposed: "1 2 .") {
            $0.window(timeSpan: time, count: 3, scheduler: $1).merge()
        },
        Self("windows that nobody subscribes to", completed: "w | .", failed: "w #lost .", disposed: "w .") {
            $0.window(timeSpan: time, count: 3, scheduler: $1).map { _ in "w" }
        },
        Self("sample", completed: "2 | .", over: 4, failed: "#lost .", disposed: ".") {
            $0.sample(Observable<Int>.interval(time, scheduler: $1))
        },
        Self("take(until:)", completed: "1 2 | .", failed: "1 2 #lost .", disposed: "1 2 .") {
            $0.take(until: Observable<Int>.timer(time, scheduler: $1))
        },
        Self("skip(until:)", completed: "", failed: "#lost .", disposed: ".") {
            $0.skip(until: Observable<Int>.timer(time, scheduler: $1))
        },
        Self("observe(on:)", completed: "1 2 | .", failed: "1 2 #lost .", disposed: ".") { $0.observe(on: $1) },
    ]
}
