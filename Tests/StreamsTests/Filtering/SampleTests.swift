import Marbles
import Streams
import Testing

@Suite("sample", .counted)
struct SampleTests {
    @Test(arguments: [
        PairRun("-1-2---3--|", held: "^---------!", "---0-0--0---0|", held: "^-----------!", "---2----3---|"),
        PairRun("-1--2-------3", held: "^-------------------!", "--0--|", held: "^----!", "--1--2"),
        PairRun("-1|", held: "^-!", "----0", held: "^---!", "----(1|)"),
        PairRun("-1|", held: "^-!", "----|", held: "^---!", "----(1|)"),
        PairRun("-1---|", held: "^----!", "---|", held: "^--!", "---1"),
        PairRun("--|", held: "^-!", "-", held: "^-------------------!", "-"),
        PairRun("--|", held: "^-!", "---0", held: "^--!", "---|"),
        PairRun("-", held: "^-------------------!", "-0-0", held: "^-------------------!", "-"),
        PairRun("-1-#", held: "^--!", "-----0", held: "^--!", "---#"),
        PairRun("-1----2", held: "^--!", "---#", held: "^--!", "---#"),
        PairRun(
            "-1-------------------2", held: "^-------------------!", "--0-------------------0",
            held: "^-------------------!", "--1"),
    ])
    func `the latest element comes with each sample, once`(_ run: PairRun) {
        #expect(run.problems { $0.sample($1) } == [])
    }

    @Test(arguments: [
        PairRun("-1------|", held: "^-------!", "--0-0--0--0", held: "^---------!", "--1-7--7--(7|)"),
        PairRun("-1-------|", held: "^--------!", "--0-|", held: "^---!", "--1-7"),
        PairRun("---#", held: "^--!", "-0----0", held: "^--!", "-7-#"),
    ])
    func `where there is no new element the default comes`(_ run: PairRun) {
        #expect(run.problems { $0.sample($1, defaultValue: 7) } == [])
    }

    @Test func `an element that a sample sets off is there for the next, and nil is an element like others`() {
        let (source, sampler) = (HandDriven<Int?>(), HandDriven<Void>())
        let log = Log()
        let subscription = source.observable.sample(sampler.observable)
            .do(onNext: { if $0 == 1 { source.send(nil) } }).map { $0 ?? 0 }.note(in: log)
        source.send(1)
        sampler.send(())
        #expect(log.text == "1")
        sampler.send((), ())
        #expect(log.text == "1 0")
        subscription.dispose()
    }

    @Test func `a sample that disposes of the subscription is the last`() {
        let (source, sampler) = (HandDriven<Int>(), HandDriven<Void>())
        let log = Log()
        _ = source.observable.sample(sampler.observable, defaultValue: 7).take(1).note(in: log)
        sampler.send((), ())
        #expect(log.text == "7 | .")
        #expect(source.disposals == 1)
        #expect(sampler.disposals == 1)
    }

    @Test func `at the same moment the source goes first`() {
        let scheduler = TestScheduler.marbles
        let source = scheduler.createColdObservable("--1") as TestableObservable<Int>
        let sampler = scheduler.createColdObservable("--x") as TestableObservable<String>
        let recording = scheduler.record(source.sample(sampler), until: 20)
        scheduler.start()
        #expect(recording.events == marbles("--1"))
    }

    @Test func `elements come on the sampler's thread, whatever the source's thread is at`() {
        let (source, sampler) = (HandDriven<OnDeinit>(), HandDriven<Void>())
        let log = Log()
        let subscription = source.observable.sample(sampler.observable).map { _ in Place.current }.note(in: log)
        source.send(OnDeinit { Place.queue("sampler").sync { sampler.send(()) } })
        source.send(OnDeinit {})
        #expect(log.text == "sampler")
        subscription.dispose()
    }
}

/// Does something when it is let go.
private final class OnDeinit {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    deinit { action() }
}
