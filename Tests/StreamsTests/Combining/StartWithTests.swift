import Marbles
import Streams
import Testing

@Suite("startWith", .counted)
struct StartWithTests {
    @Test(arguments: [
        ("--1-2|", "(89)-1-2|", "^----!"), ("--|", "(89)-|", "^-!"), ("-1#", "(89)1#", "^-!"),
        ("-----", "(89)", "^-------------!"), ("-1-------------2", "(89)1", "^-------------!"),
    ])
    func `its elements come first, and then the source's`(_ source: String, _ result: String, _ subscription: String) {
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let source = scheduler.createHotObservable(source)
        let recording = scheduler.record(source.startWith(8, 9), until: 14)
        scheduler.start()
        #expect(recording.events.map(\.value.debugDescription) == marbles(result).map(\.value.debugDescription))
        #expect(source.subscriptions == [Subscription(marbles: subscription)])
    }

    @Test func `they come before the source is subscribed to, and none at all changes nothing`() {
        let log = Log()
        _ = Observable.just(3).do(onSubscribe: { log.note("subscribe") }).startWith(1, 2).note(in: log)
        #expect(log.text == "1 2 subscribe 3 | .")
        #expect(Observable.of(1, 2).startWith().atOnce == "1 2 | .")
    }

    @Test func `a source is not subscribed to when they are enough, and no more are sent`() {
        let source = HandDriven<Int>()
        #expect(source.observable.startWith(1, 2, 3).take(2).atOnce == "1 2 | .")
        #expect(source.subscriptions == 0)
    }
}
