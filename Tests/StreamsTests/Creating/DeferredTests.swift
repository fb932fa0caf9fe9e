import Streams
import Testing

@Suite("deferred", .counted)
struct DeferredTests {
    @Test func `the factory runs for each subscription, not before`() {
        var made = 0
        let observable = Observable.deferred {
            made += 1
            return .just(made)
        }
        #expect(made == 0)
        #expect(observable.atOnce == "1 | .")
        #expect(observable.atOnce == "2 | .")
    }

    @Test func `what the factory throws arrives as an error`() {
        #expect(Observable<Int>.deferred { throw Failure.offline }.atOnce == "#offline .")
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
    }

    @Test func `a deferred endless source stops under a take`() {
        #expect(Observable.deferred { .repeatElement(7) }.take(2).atOnce == "7 7 | .")
    }
}
