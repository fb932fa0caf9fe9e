import Marbles
import Streams
import Testing

@Suite("ifEmpty", .counted)
struct IfEmptyTests {
    @Test(arguments: [
        Run("---|", held: "^--!", "---(7|)"),
        Run("-1-|", held: "^--!", "-1-|"),
        Run("---#", held: "^--!", "---#"),
        Run("-", held: "^-------------------!", "-"),
    ])
    func `a default in place of nothing`(_ run: Run) {
        #expect(run.problems { $0.ifEmpty(default: 7) } == [])
    }

    @Test(arguments: [
        ("---|", "-8-9|", "----8-9|", [Subscription(3, 7)]),
        ("---|", "-#", "----#", [Subscription(3, 4)]),
        ("-1-|", "-8|", "-1-|", []),
        ("---#", "-8|", "---#", []),
    ])
    func `another sequence in place of nothing`(
        source: String, other: String, result: String, held: [Subscription]
    ) {
        let scheduler = TestScheduler.marbles
        let source = scheduler.createHotObservable(source) as TestableObservable<Int>
        let other = scheduler.createColdObservable(other) as TestableObservable<Int>
        let recording = scheduler.record(source.ifEmpty(switchTo: other.asObservable()))
        scheduler.start()
        #expect(recording.events == marbles(result))
        #expect(other.subscriptions == held)
    }

    @Test func `a dispose reaches the other`() {
        let scheduler = TestScheduler.marbles
        let other = scheduler.createColdObservable("-8-9-8") as TestableObservable<Int>
        let recording = scheduler.record(Observable<Int>.empty().ifEmpty(switchTo: other.asObservable()), until: 2)
        scheduler.start()
        #expect(recording.events == marbles("-8"))
        #expect(other.subscriptions == [Subscription(0, 2)])
    }
}
