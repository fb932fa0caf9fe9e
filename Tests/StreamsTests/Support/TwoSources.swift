import Marbles
import Streams
import Testing

/// What becomes of two hot sources, and when each is subscribed to; everything is disposed of at tick 14. `nil`: not at all.
struct TwoSources: CustomTestStringConvertible {
    static let untilDisposed = "^-------------!"

    private let name: String
    private let run: PairRun

    init(
        _ name: String, _ source: String, _ other: String, gives result: String, _ subscription: String,
        _ otherSubscription: String?
    ) {
        self.name = name
        run = PairRun(source, held: subscription, other, held: otherSubscription, result)
    }

    var testDescription: String { "\(name): \(run.testDescription)" }

    func check(_ combine: (Observable<Int>, Observable<Int>) -> Observable<Int>) {
        #expect(run.problems(until: 14, combine) == [])
    }
}

/// What becomes of a hot source whose element 1 stands for the first inner observable, and so on; all is disposed of at tick 14.
struct InnerSources: CustomTestStringConvertible {
    static let untilDisposed = "^-------------!"

    let name: String
    let source: String
    let inner: [String]
    let result: String
    let subscription: String
    let innerSubscriptions: [String?]

    init(
        _ name: String, _ source: String, _ inner: [String], gives result: String, _ subscription: String,
        _ innerSubscriptions: [String?]
    ) {
        (self.name, self.source, self.inner) = (name, source, inner)
        (self.result, self.subscription, self.innerSubscriptions) = (result, subscription, innerSubscriptions)
    }

    var testDescription: String { "\(name): \(source) of \(inner)" }

    func check(_ flatten: (Observable<Int>, @escaping (Int) -> Observable<Int>) -> Observable<Int>) {
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let source = scheduler.createHotObservable(source)
        let inner = inner.map { scheduler.createColdObservable($0) }
        let flattened = flatten(source.asObservable()) { inner[$0 - 1].asObservable() }
        let recording = scheduler.record(flattened, until: 14)
        scheduler.start()
        #expect(recording.events == marbles(result))
        #expect(source.subscriptions == [Subscription(marbles: subscription)])
        for (inner, subscription) in zip(inner, innerSubscriptions) {
            #expect(inner.subscriptions == (subscription.map { [Subscription(marbles: $0)] } ?? []))
        }
    }
}
