import Marbles
import Streams
import Testing

/// One run of an operator over two hot sources, drawn in marbles. In a tick in which both tell something, the first comes first.
struct PairRun: CustomTestStringConvertible {
    private let source: String
    private let held: String
    private let other: String
    /// `nil`: not at all.
    private let otherHeld: String?
    private let result: String

    init(_ source: String, held: String, _ other: String, held otherHeld: String?, _ result: String) {
        self.source = source
        self.held = held
        self.other = other
        self.otherHeld = otherHeld
        self.result = result
    }

    var testDescription: String { "\(source)  \(other)  \(result)" }

    /// Whether `operate` does that. The subscription lasts until tick `end` at most. What is wrong is returned, one line each.
    func problems(
        until end: TestTime = 20,
        _ operate: (_ source: Observable<Int>, _ other: Observable<Int>) -> Observable<Int>
    ) -> [String] {
        let scheduler = TestScheduler.marbles
        let first = scheduler.createHotObservable(source)
        let second = scheduler.createHotObservable(other)
        let recording = scheduler.record(operate(first.asObservable(), second.asObservable()), until: end)
        scheduler.start()
        var problems: [String] = []
        if recording.events != marbles(result) { problems.append("came: \(recording.events)") }
        if first.subscriptions != [Subscription(marbles: held)] { problems.append("held: \(first.subscriptions)") }
        if second.subscriptions != (otherHeld.map { [Subscription(marbles: $0)] } ?? []) {
            problems.append("other held: \(second.subscriptions)")
        }
        return problems
    }
}
