import Streams
import Testing

@Suite("deferred", .counted)
struct DeferredTests {
    @Test func `the factory runs for each subscription, not before, and what it throws arrives as an error`() {
        var made = 0
        let observable = Observable.deferred {
            made += 1
            if made == 3 { throw Failure.offline }
            return .just(made)
        }
        #expect(made == 0)
        #expect(observable.atOnce == "1 | .")
        #expect(observable.atOnce == "2 | .")
        #expect(observable.atOnce == "#offline .")
    }

    @Test func `disposing reaches the observable that was made`() {
        let source = HandDriven<Int>()
        let log = Log()
        let subscription = Observable.deferred { source.observable }.note(in: log)
        source.send(1)
        subscription.dispose()
        source.send(2)
        #expect(log.text == "1 .")
        #expect(source.disposals == 1)
        #expect(Observable.deferred { .repeatElement(7) }.take(2).atOnce == "7 7 | .")
    }
}
