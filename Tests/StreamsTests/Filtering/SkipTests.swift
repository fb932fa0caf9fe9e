import Marbles
import Streams
import Testing

@Suite("skip", .counted)
struct SkipTests {
    @Test(arguments: [
        Run("-1-2-3-4|", held: "^-------!", "-----3-4|"),
        Run("-1|", held: "^-!", "--|"),
        Run("---|", held: "^--!", "---|"),
        Run("-", held: "^-------------------!", "-"),
        Run("-1#", held: "^-!", "--#"),
        Run("-1-2-3#", held: "^-----!", "-----3#"),
        Run("123------------------4", held: "^-------------------!", "--3"),
    ])
    func `skip leaves so many out`(_ run: Run) {
        #expect(run.problems { $0.skip(2) } == [])
    }

    @Test func `a count of 0 or less leaves nothing out, and an element that sets off another one not one too many`() {
        #expect(Observable.of(1, 2).skip(0).atOnce == "1 2 | .")
        #expect(Observable.of(1, 2).skip(-1).atOnce == "1 2 | .")
        let source = HandDriven<Int>()
        let log = Log()
        let subscription = source.observable.do(onNext: { if $0 == 1 { source.send(2) } }).skip(1).note(in: log)
        source.send(1)
        #expect(log.text == "1")
        subscription.dispose()
    }

    @Test(arguments: [
        Run("-1-2-3-4-|", held: "^--------!", "-----3-4-|"),
        Run("----1-2|", held: "^------!", "------2|"),
        Run("--|", held: "^-!", "--|"),
        Run("-", held: "^-------------------!", "-"),
        Run("-1#", held: "^-!", "--#"),
        Run("-----1-#", held: "^------!", "-----1-#"),
        Run("-1---2---------------3", held: "^-------------------!", "-----2"),
    ])
    func `skip leaves out what comes within its time`(_ run: Run) {
        let scheduler = TestScheduler.marbles
        #expect(run.problems(on: scheduler) { $0.skip(.seconds(4), scheduler: scheduler) } == [])
    }

    @Test func `at the very moment the time is over, the clock goes first`() {
        let scheduler = TestScheduler.marbles
        let cold = scheduler.createColdObservable("-1-2-3|")
        let recording = scheduler.record(cold.skip(.seconds(3), scheduler: scheduler))
        scheduler.start()
        #expect(recording.events == marbles("---2-3|"))
    }
}
