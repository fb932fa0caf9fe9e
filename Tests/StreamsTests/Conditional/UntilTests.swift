import Marbles
import Streams
import Testing

@Suite("take(until:) and skip(until:)", .counted)
struct UntilTests {
    struct Case: CustomTestStringConvertible {
        let source, other, result: String
        let held: (source: String, other: String)

        init(_ source: String, _ other: String, _ result: String, held: (String, String)) {
            (self.source, self.other, self.result, self.held) = (source, other, result, held)
        }

        var testDescription: String { "\(source)  \(other)" }

        func problems(_ operate: (Observable<Int>, Observable<String>) -> Observable<Int>) -> [String] {
            let scheduler = TestScheduler.marbles
            let source = scheduler.createHotObservable(source) as TestableObservable<Int>
            let other = scheduler.createHotObservable(other) as TestableObservable<String>
            let recording = scheduler.record(operate(source.asObservable(), other.asObservable()), until: 20)
            scheduler.start()
            var problems: [String] = []
            if recording.events != marbles(result) { problems.append("came: \(recording.events)") }
            let held = [[Subscription(marbles: held.source)], [Subscription(marbles: held.other)]]
            if [source.subscriptions, other.subscriptions] != held {
                problems.append("held: \(source.subscriptions) \(other.subscriptions)")
            }
            return problems
        }
    }

    @Test(arguments: [
        Case("-1-2-3-|", "----x", "-1-2|", held: ("^---!", "^---!")),
        Case("-1-2-|", "--|", "-1-2-|", held: ("^----!", "^-!")),
        Case("-1-2-|", "--#", "-1#", held: ("^-!", "^-!")),
        Case("-1-2-|", "-", "-1-2-|", held: ("^----!", "^----!")),
        Case("-1-#", "-----x", "-1-#", held: ("^--!", "^--!")),
        Case("-1", "-", "-1", held: ("^-------------------!", "^-------------------!")),
    ])
    func `take(until:) ends with the first element of the other`(_ run: Case) {
        #expect(run.problems { $0.take(until: $1) } == [])
    }

    @Test func `take(until:) subscribes to the other first`() {
        let scheduler = TestScheduler.marbles
        let source = scheduler.createColdObservable("--1") as TestableObservable<Int>
        let other = scheduler.createColdObservable("--x") as TestableObservable<String>
        let recording = scheduler.record(source.take(until: other))
        scheduler.start()
        #expect(recording.events == marbles("--|"))
    }

    @Test func `an other that is there already ends it before the first`() {
        #expect(Observable.of(1, 2).take(until: Observable.just(0)).atOnce == "| .")
    }

    @Test(arguments: [
        Case("-1-2-3-|", "----x", "-----3-|", held: ("^------!", "^---!")),
        Case("-1-2-3-|", "--|", "", held: ("^------!", "^-!")),
        Case("-1-2-|", "--#", "--#", held: ("^-!", "^-!")),
        Case("-1-2-|", "-------x", "", held: ("^----!", "^----!")),
        Case("-1-#", "-----x", "---#", held: ("^--!", "^--!")),
        Case("-1", "-x", "", held: ("^-------------------!", "^!")),
    ])
    func `skip(until:) begins after the first element of the other`(_ run: Case) {
        #expect(run.problems { $0.skip(until: $1) } == [])
    }

    @Test func `skip(until:) subscribes to the source first`() {
        let scheduler = TestScheduler.marbles
        let source = scheduler.createColdObservable("--1-2") as TestableObservable<Int>
        let other = scheduler.createColdObservable("--x") as TestableObservable<String>
        let recording = scheduler.record(source.skip(until: other))
        scheduler.start()
        #expect(recording.events == marbles("----2"))
    }
}
