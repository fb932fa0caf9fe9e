import Marbles
import Streams
import Testing

@Suite("Sources in virtual time", .counted)
struct SourceTimingTests {
    private let scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)

    @Test(arguments: [0, 5])
    func `a source without a scheduler tells everything in the tick of the subscription`(_ tick: Int) {
        let gap = String(repeating: "-", count: tick)
        let sources: [(Observable<Int>, String)] = [
            (.just(1), "(1|)"), (.of(1, 2, 3), "(123|)"), (.from([1, 2, 3]), "(123|)"), (.from(1...3), "(123|)"),
            (.range(start: 4, count: 3), "(456|)"), (.repeatElement(1).take(3), "(111|)"),
            (.generate(initialState: 1, condition: { $0 < 10 }, iterate: { $0 * 2 }), "(1248|)"),
            (.from(optional: 1), "(1|)"), (.from(optional: nil), "|"), (.empty(), "|"), (.error(MarbleError()), "#"),
            (.deferred { .of(1, 2) }, "(12|)"),
        ]
        let recordings = sources.map { scheduler.record($0.0, from: tick) }
        scheduler.start()
        for (recording, source) in zip(recordings, sources) {
            #expect(recording.events == marbles(gap + source.1))
            #expect(recording.subscription == Subscription(tick, tick))
        }
    }

    @Test func `interval begins with each subscription, never lasts until the dispose`() {
        let interval = Observable<Int>.interval(.milliseconds(200), scheduler: scheduler)
        let first = scheduler.record(interval, until: 9)
        let second = scheduler.record(interval, from: 3, until: 9)
        let never = scheduler.record(Observable<Int>.never(), from: 1, until: 5)
        scheduler.start()
        #expect(first.events == marbles("--0-1-2-3"))
        #expect(second.events == marbles("-----0-1"))
        #expect(never.events == [])
        #expect(never.subscription == Subscription(marbles: "-^---!"))
    }
}
