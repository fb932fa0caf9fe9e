import Marbles
import Streams
import Testing

@Suite("skip(until:), take(until:)", .counted)
struct UntilTests {
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
    func `skip: elements come once the other has sent`(_ run: PairRun) {
        #expect(run.problems { $0.skip(until: $1) } == [])
    }

    @Test func `skip: when nothing can come any more the subscriber is not told`() {
        #expect(Observable.just(1).skip(until: Observable<Int>.never()).atOnce == "! .")
        #expect(Observable.just(1).skip(until: Observable<Int>.empty()).atOnce == "! .")
    }

    @Test func `skip: each subscription waits for itself`() {
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
    func `take: elements come until the other sends`(_ run: PairRun) {
        #expect(run.problems { $0.take(until: $1) } == [])
    }

    @Test func `take: an element that makes the other send is the last, and the end comes on the other's thread`() {
        let (source, other) = (HandDriven<Int>(), HandDriven<Int>())
        let log = Log()
        let taken = source.observable.take(until: other.observable).do(onCompleted: { log.note(Place.current) })
        _ = taken.do(afterNext: { _ in other.send(0) }).note(in: log)
        source.send(1, 2)
        #expect(log.text == "1 no place | .")
        #expect(source.disposals == 1)
        #expect(other.disposals == 1)
        _ = taken.note(in: log)
        Place.queue("other").sync { other.send(0) }
        #expect(log.text == "1 no place | . other | .")
    }
}
