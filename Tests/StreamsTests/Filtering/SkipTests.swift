import Marbles
import Streams
import Testing

@Suite("skip", .counted)
struct SkipTests {
    @Test(arguments: [
        Run("-1-2-3-|", held: "^------!", "-----3-|"),
        Run("-1-|", held: "^--!", "---|"),
        Run("-1-#", held: "^--!", "---#"),
        Run("-", held: "^-------------------!", "-"),
    ])
    func `the first so many are left out`(_ run: Run) {
        #expect(run.problems { $0.skip(2) } == [])
    }

    @Test func `a count of 0 or less leaves out nothing`() {
        #expect(Observable.of(1, 2).skip(0).atOnce == "1 2 | .")
        #expect(Observable.of(1, 2).skip(-1).atOnce == "1 2 | .")
    }

    @Test(arguments: [
        Run("-1-2--3-|", held: "^-------!", "------3-|"),
        Run("-1-|", held: "^--!", "---|"),
        Run("-1-#", held: "^--!", "---#"),
        Run("-", held: "^-------------------!", "-"),
    ])
    func `what comes within a time is left out`(_ run: Run) {
        let scheduler = TestScheduler.marbles
        #expect(run.problems(on: scheduler) { $0.skip(.seconds(5), scheduler: scheduler) } == [])
    }

    @Test func `at the very moment the time is over, the clock goes first`() {
        let scheduler = TestScheduler.marbles
        let cold = scheduler.createColdObservable("-1-2-3|")
        let recording = scheduler.record(cold.skip(.seconds(3), scheduler: scheduler))
        scheduler.start()
        #expect(recording.events == marbles("---2-3|"))
    }

    @Test func `no timer is left after the end`() {
        let scheduler = TestScheduler.marbles
        #expect(Observable.just(1).skip(.seconds(3), scheduler: scheduler).atOnce == "| .")
        scheduler.start()
        #expect(scheduler.clock == 0)
    }
}
