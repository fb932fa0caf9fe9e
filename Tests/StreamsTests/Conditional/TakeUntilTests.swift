import Marbles
import Streams
import Testing

@Suite("take(until:)", .counted)
struct TakeUntilTests {
    @Test(arguments: [
        PairRun("--1--2--3--4--|", held: "^------!", "-------0", held: "^------!", "--1--2-|"),
        PairRun("-1-2-3|", held: "^--!", "---0", held: "^--!", "-1-(2|)"),
        PairRun("-1-2|", held: "^---!", "--|", held: "^-!", "-1-2|"),
        PairRun("-1-2|", held: "^-!", "--#", held: "^-!", "-1#"),
        PairRun("-1-2|", held: "^---!", "------0", held: "^---!", "-1-2|"),
        PairRun("--|", held: "^-!", "---0", held: "^-!", "--|"),
        PairRun("-1#", held: "^-!", "-----0", held: "^-!", "-1#"),
        PairRun("-", held: "^-------------------!", "-", held: "^-------------------!", "-"),
        PairRun("-", held: "^--!", "---0", held: "^--!", "---|"),
        PairRun(
            "-1-------------------2", held: "^-------------------!", "---------------------0",
            held: "^-------------------!", "-1"),
    ])
    func `elements come until the other sends`(_ run: PairRun) {
        #expect(run.problems { $0.take(until: $1) } == [])
    }

    @Test func `the other is subscribed to first`() {
        let log = Log()
        noted("source", in: log).take(until: noted("other", in: log)).subscribe().dispose()
        #expect(log.text == "other source")
    }

    @Test func `one that sends at once lets nothing pass`() {
        #expect(Observable.of(1, 2).take(until: Observable.just(0)).atOnce == "| .")
        #expect(Observable.just(1).take(until: Observable.just(0)).atOnce == "| .")
    }

    @Test func `an element that makes the other send is the last`() {
        let (source, other) = (HandDriven<Int>(), HandDriven<Int>())
        let log = Log()
        _ = source.observable.take(until: other.observable).do(afterNext: { _ in other.send(0) }).note(in: log)
        source.send(1, 2)
        #expect(log.text == "1 | .")
        #expect(source.disposals == 1)
        #expect(other.disposals == 1)
    }

    @Test func `the end comes on the thread of what brought it`() {
        let (source, other) = (HandDriven<Int>(), HandDriven<Int>())
        let log = Log()
        _ = source.observable.take(until: other.observable).subscribe(onCompleted: { log.note(Place.current) })
        Place.queue("other").sync { other.send(0) }
        #expect(log.text == "other")
    }
}
