import Marbles
import Streams
import Testing

@Suite("andThen", .counted)
struct AndThenTests {
    private let scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)

    @Test(
        arguments: [
            ("--|", "-1-2|", "---1-2|", [0, 2], [2, 6]),
            ("--|", "--|", "----|", [0, 2], [2, 4]),
            ("|", "(1|)", "(1|)", [0, 0], [0, 0]),
            ("--|", "-1-#", "---1-#", [0, 2], [2, 5]),
            ("--#", "-1-2|", "--#", [0, 2], nil),
            ("-----", "-1|", "---------", [0, 9], nil),
            ("--|", "-1---", "---1-----", [0, 2], [2, 9]),
        ] as [(String, String, String, [Int], [Int]?)])
    func `the second runs once the first has completed`(
        _ first: String, _ second: String, _ events: String, _ firstRuns: [Int], _ secondRuns: [Int]?
    ) {
        let first = scheduler.createColdObservable(first)
        let second = scheduler.createColdObservable(second)
        let chain = first.ignoreElements().asCompletable().andThen(second.asObservable())
        let recording = scheduler.record(chain, until: 9)
        scheduler.start()
        #expect(recording.events == marbles(events))
        #expect(first.subscriptions == [Subscription(firstRuns[0], firstRuns[1])])
        #expect(second.subscriptions == (secondRuns.map { [Subscription($0[0], $0[1])] } ?? []))
    }

    @Test func `a single, a maybe and a completable may follow`() {
        let done = Completable.empty()
        let single: Single<Int> = done.andThen(.just(1))
        let maybe: Maybe<Int> = done.andThen(.empty())
        #expect(single.asObservable().atOnce == "1 | .")
        #expect(maybe.asObservable().atOnce == "| .")
        #expect(done.andThen(Completable.error(Failure.lost)).asObservable().atOnce == "#lost .")
        #expect(done.andThen(Observable.of(1, 2)).atOnce == "1 2 | .")
    }

    @Test func `its argument is worked out when the chain is built`() {
        let log = Log()
        func load() -> Single<Int> {
            log.note("built")
            return .just(1)
        }
        let save = Completable.empty().do(onCompleted: { log.note("saved") })
        _ = save.andThen(load()).subscribe()
        _ = save.andThen(.deferred { load() }).subscribe()
        #expect(log.text == "built saved saved built")
    }

    @Test func `a dispose leaves whichever is running`() {
        let (first, second) = (HandDriven<Never>(), HandDriven<Int>())
        let chain = first.observable.asCompletable().andThen(second.observable)
        chain.subscribe().dispose()
        #expect([first.disposals, second.subscriptions] == [1, 0])
        let subscription = chain.subscribe()
        first.complete()
        #expect([first.disposals, second.subscriptions, second.disposals] == [2, 1, 0])
        subscription.dispose()
        #expect(second.disposals == 1)
    }

    @Test func `an endless second stops under a take`() {
        #expect(Completable.empty().andThen(Observable.repeatElement(7)).take(3).atOnce == "7 7 7 | .")
    }

    @Test func `a second that starts later still lets its sources take turns`() {
        let first = HandDriven<Never>()
        let log = Log()
        let second = Observable.of(10, 20).flatMap { Observable.of($0, $0 + 1) }
        _ = first.observable.asCompletable().andThen(second).note(in: log)
        first.complete()
        #expect(log.text == second.atOnce)
    }

    @Test func `a recursion of a hundred thousand costs neither stack nor memory`() {
        let log = Log()
        func upload(_ part: Int) -> Completable {
            part == 0 ? .empty() : Completable.empty().andThen(.deferred { upload(part - 1) })
        }
        _ = upload(100_000).note(in: log)
        #expect(log.text == "| .")
    }
}
