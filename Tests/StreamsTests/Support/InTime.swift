import Marbles
import Streams
import Testing

/// What an operator does with a cold source in virtual time: a tick a second, and no delay.
struct InTime: Sendable, CustomTestStringConvertible {
    private let name: String
    private let source: String
    private let result: String
    private let subscriptions: [String]
    private let until: Int

    init(_ name: String, _ source: String, _ result: String, _ subscriptions: String..., until: Int = 1000) {
        (self.name, self.source, self.result) = (name, source, result)
        (self.subscriptions, self.until) = (subscriptions, until)
    }

    /// Nothing happens that an operator has to do something about.
    static let untroubled = [
        InTime("plain", "--1--2--|", "--1--2--|", "^-------!"),
        InTime("empty", "--|", "--|", "^-!"),
        InTime("never", "--", "--", "^----!", until: 5),
    ]

    /// Each event passes in its tick.
    static let through =
        untroubled + [
            InTime("error", "--1-#", "--1-#", "^---!"),
            InTime("disposed", "--1--2--|", "--1", "^---!", until: 4),
        ]

    var testDescription: String { name }

    /// Expects the events, the subscriptions to the source, and that nothing is scheduled any more when all is over.
    func check(
        _ sourceLocation: SourceLocation = #_sourceLocation,
        _ chain: (Observable<Int>, TestScheduler) -> Observable<Int>
    ) {
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let cold = scheduler.createColdObservable(source)
        let recording = scheduler.record(chain(cold.asObservable(), scheduler), until: until)
        scheduler.start()
        #expect(recording.events == marbles(result), "\(name): events", sourceLocation: sourceLocation)
        #expect(
            cold.subscriptions == subscriptions.map { Subscription(marbles: $0) }, "\(name): subscriptions",
            sourceLocation: sourceLocation)
        #expect(
            scheduler.clock == recording.subscription?.unsubscribe, "\(name): something ran after the end",
            sourceLocation: sourceLocation)
    }
}
