import Marbles
import Streams
import Testing

@Suite("skip(until:)", .counted)
struct SkipUntilTests {
    @Test(arguments: [
        PairRun("--1--2--3--4--|", held: "^-------------!", "-------0", held: "^------!", "--------3--4--|"),
        PairRun("-1-2-3|", held: "^-----!", "---0", held: "^--!", "-----3|"),
        PairRun("--1--2|", held: "^-----!", "---|", held: "^--!", "-"),
        PairRun("-1-2|", held: "^-!", "--#", held: "^-!", "--#"),
        PairRun("-1|", held: "^-!", "----0", held: "^-!", "-"),
        PairRun("--|", held: "^-!", "-0", held: "^!", "--|"),
        PairRun("-1#", held: "^-!", "----0", held: "^-!", "--#"),
        PairRun("---2#", held: "^---!", "-0", held: "^!", "---2#"),
        PairRun("-", held: "^-------------------!", "-", held: "^-------------------!", "-"),
        PairRun("-1-2-----------------3", held: "^-------------------!", "--0", held: "^-!", "---2"),
    ])
    func `elements come once the other has sent`(_ run: PairRun) {
        #expect(run.problems { $0.skip(until: $1) } == [])
    }

    @Test func `when nothing can come any more the subscriber is not told`() {
        #expect(Observable.just(1).skip(until: Observable<Int>.never()).atOnce == "! .")
        #expect(Observable.just(1).skip(until: Observable<Int>.empty()).atOnce == "! .")
    }

    @Test func `the source is subscribed to first`() {
        let log = Log()
        noted("source", in: log).skip(until: noted("other", in: log)).subscribe().dispose()
        #expect(log.text == "source other")
    }

    @Test func `each subscription waits for itself`() {
        let (source, other) = (HandDriven<Int>(), HandDriven<Int>())
        let observable = source.observable.skip(until: other.observable)
        let first = observable.subscribe()
        other.send(0)
        let log = Log()
        let subscription = observable.note(in: log)
        source.send(1)
        #expect(log.text == "")
        other.send(0)
        source.send(2)
        #expect(log.text == "2")
        source.complete()
        #expect(log.text == "2 | .")
        subscription.dispose()
        first.dispose()
    }
}
