import Marbles
import Streams
import Testing

@Suite("concat, of completables", .counted)
struct CompletableConcatTests {
    @Test(
        arguments: [
            ("--|", "-|", "---|", [0, 2], [2, 3]), ("--#", "-|", "--#", [0, 2], nil),
            ("--|", "-#", "---#", [0, 2], [2, 3]),
            ("---", "-|", "---------", [0, 9], nil), ("--|", "---", "---------", [0, 2], [2, 9]),
        ] as [(String, String, String, [Int], [Int]?)])
    func `one after another`(
        _ first: String, _ second: String, _ events: String, _ firstRuns: [Int], _ secondRuns: [Int]?
    ) {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
        let first = scheduler.createColdObservable(first)
        let second = scheduler.createColdObservable(second)
        let (one, two) = (first.ignoreElements().asCompletable(), second.ignoreElements().asCompletable())
        let recordings = [
            one.concat(two), .concat(one, two), .concat([one, two]), .concat(AnySequence([one, two])),
        ].map { scheduler.record($0.andThen(Observable<Int>.empty()), until: 9) }
        scheduler.start()
        for recording in recordings { #expect(recording.events == marbles(events)) }
        #expect(first.subscriptions == Array(repeating: Subscription(firstRuns[0], firstRuns[1]), count: 4))
        let runs = secondRuns.map { Array(repeating: Subscription($0[0], $0[1]), count: 4) }
        #expect(second.subscriptions == runs ?? [])
    }

    @Test func `of none: completed`() {
        #expect(Completable.concat([]).asObservable().atOnce == "| .")
    }

    @Test func `a sequence is asked for the next when one has completed`() {
        let log = Log()
        let parts = (1...).lazy.map { part -> Completable in
            log.note(part)
            return part == 3 ? .error(Failure.lost) : .empty()
        }
        #expect(Completable.concat(AnySequence(parts)).asObservable().atOnce == "#lost .")
        #expect(log.text == "1 2 3")
    }

    @Test func `a hundred thousand of them`() {
        let parts = repeatElement(Completable.empty(), count: 100_000)
        #expect(Completable.concat(parts).asObservable().atOnce == "| .")
    }
}
