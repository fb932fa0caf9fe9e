import Marbles
import Streams
import Testing

@Suite("delaySubscription", .counted)
struct DelaySubscriptionTests {
    @Test(arguments: [
        InTime("plain", "--1--|", "----1--|", "--^----!"),
        InTime("empty", "|", "--|", "--(^!)"),
        InTime("never", "--", "--", "--^--!", until: 5),
        InTime("error", "--#", "----#", "--^-!"),
        InTime("disposed", "--1--|", "----1", "--^--!", until: 5),
        InTime("disposed before", "--1--|", "-", until: 1),
    ])
    func `in time`(_ run: InTime) {
        run.check { source, scheduler in source.delaySubscription(.seconds(2), scheduler: scheduler) }
    }

    @Test func `what a hot source sends before is missed`() {
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let source = scheduler.createHotObservable("-1-2-3|")
        let recording = scheduler.record(source.delaySubscription(.seconds(2), scheduler: scheduler))
        scheduler.start()
        #expect(recording.events == marbles("---2-3|"))
        #expect(source.subscriptions == [Subscription(marbles: "--^---!")])
    }

    @Test func `a source that sends at once does so then, and an endless one stops`() {
        let scheduler = Steps()
        let source = Observable.of(1, 2).delaySubscription(.seconds(3), scheduler: scheduler)
        #expect(scheduler.times(until: 10, source) == "1@3 2@3 |@3 .@3")
        let endless = Observable.repeatElement(1).delaySubscription(.seconds(3), scheduler: scheduler)
        #expect(scheduler.times(endless.take(2)) == "1@13 1@13 |@13 .@13")
    }
}
