import Marbles
import Streams
import Testing

@Suite("ifEmpty, of a maybe", .counted)
struct MaybeIfEmptyTests {
    private let scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)

    @Test(arguments: [("--|", "--(0|)"), ("--(1|)", "--(1|)"), ("--#", "--#"), ("---", "---------")])
    func `the default in place of nothing`(_ source: String, _ events: String) {
        let source = scheduler.createColdObservable(source)
        let single: Single<Int> = source.asMaybe().ifEmpty(default: 0)
        let recording = scheduler.record(single, until: 9)
        scheduler.start()
        #expect(recording.events == marbles(events))
    }

    @Test(
        arguments: [
            ("--|", "---(5|)", [2, 3]), ("--(1|)", "--(1|)", nil), ("--#", "--#", nil), ("---", "---------", nil),
        ] as [(String, String, [Int]?)])
    func `another in place of nothing`(_ source: String, _ events: String, _ runs: [Int]?) {
        let source = scheduler.createColdObservable(source)
        let other = scheduler.createColdObservable("-(5|)")
        let single: Single<Int> = source.asMaybe().ifEmpty(switchTo: other.asSingle())
        let maybe: Maybe<Int> = source.asMaybe().ifEmpty(switchTo: other.asMaybe())
        let recordings = [
            scheduler.record(single.asObservable(), until: 9), scheduler.record(maybe.asObservable(), until: 9),
        ]
        scheduler.start()
        for recording in recordings { #expect(recording.events == marbles(events)) }
        #expect(other.subscriptions == (runs.map { Array(repeating: Subscription($0[0], $0[1]), count: 2) } ?? []))
    }

    @Test func `nothing in place of nothing`() {
        #expect(Maybe<Int>.empty().ifEmpty(switchTo: Maybe.empty()).asObservable().atOnce == "| .")
    }
}
