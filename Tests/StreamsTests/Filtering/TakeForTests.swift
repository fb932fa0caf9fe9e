import Marbles
import Streams
import Testing

@Suite("take(for:)", .counted)
struct TakeForTests {
    @Test(arguments: [
        Run("-1-2---3-|", held: "^----!", "-1-2-|"),
        Run("-1-|", held: "^--!", "-1-|"),
        Run("-1-#", held: "^--!", "-1-#"),
        Run("-", held: "^----!", "-----|"),
    ])
    func `what comes within a time, and the end`(_ run: Run) {
        let scheduler = TestScheduler.marbles
        #expect(run.problems(on: scheduler) { $0.take(for: .seconds(5), scheduler: scheduler) } == [])
    }

    @Test func `a dispose ends both, and leaves no timer`() {
        let scheduler = TestScheduler.marbles
        let source = scheduler.createHotObservable("-1-2-3")
        let recording = scheduler.record(source.take(for: .seconds(5), scheduler: scheduler), until: 2)
        scheduler.start()
        #expect(recording.events == marbles("-1"))
        #expect(source.subscriptions == [Subscription(0, 2)])
    }

    @Test func `an end inside subscribe leaves no timer`() {
        let scheduler = TestScheduler.marbles
        #expect(Observable.just(1).take(for: .seconds(3), scheduler: scheduler).atOnce == "1 | .")
        scheduler.start()
        #expect(scheduler.clock == 0)
    }
}
