import Marbles
import Streams
import Testing

@Suite("ifEmpty", .counted)
struct IfEmptyTests {
    static let notEmpty = [
        Run("-1-2|", held: "^---!", "-1-2|"),
        Run("-", held: "^-------------------!", "-"),
        Run("-1-#", held: "^--!", "-1-#"),
        Run("--#", held: "^-!", "--#"),
        Run("-1-------------------|", held: "^-------------------!", "-1"),
    ]

    @Test(arguments: notEmpty + [Run("-----|", held: "^----!", "-----(7|)")])
    func `the default comes if nothing else has come`(_ run: Run) {
        #expect(run.problems { $0.ifEmpty(default: 7) } == [])
    }

    @Test(arguments: notEmpty)
    func `a source with elements, or that fails, needs no other`(_ run: Run) {
        let log = Log()
        #expect(run.problems { $0.ifEmpty(switchTo: noted("other", in: log)) } == [])
        #expect(log.text == "")
    }

    @Test func `each subscription looks for itself`() {
        var isFirst = true
        let observable = Observable<Int>.deferred {
            defer { isFirst = false }
            return isFirst ? .just(1) : .empty()
        }.ifEmpty(default: 7)
        #expect(observable.atOnce == "1 | .")
        #expect(observable.atOnce == "7 | .")
    }

    @Test(arguments: [
        Run("-8-9|", held: "-----^---!", "------8-9|"), Run("-8#", held: "-----^-!", "------8#"),
        Run("--|", held: "-----^-!", "-------|"), Run("-8", held: "-----^--------------!", "------8"),
    ])
    func `an empty source is left for the other when it completes`(_ run: Run) {
        let scheduler = TestScheduler.marbles
        let source = scheduler.createHotObservable("-----|")
        let other = scheduler.createColdObservable(run.source)
        let recording = scheduler.record(source.ifEmpty(switchTo: other.asObservable()), until: 20)
        scheduler.start()
        #expect(recording.events == marbles(run.result))
        #expect(source.subscriptions == [Subscription(marbles: "^----!")])
        #expect(other.subscriptions == [Subscription(marbles: run.held)])
    }
}
