import Marbles
import Streams
import Testing

@Suite("deferred and timer, of a trait", .counted)
struct DeferredTraitTests {
    @Test func `deferred makes a single for each subscription`() {
        var made = 0
        let single = Single<Int>.deferred {
            made += 1
            return .just(made)
        }
        #expect(made == 0)
        #expect(single.asObservable().atOnce == "1 | .")
        #expect(single.asObservable().atOnce == "2 | .")
    }

    @Test func `what deferred throws is the error`() {
        #expect(Single<Int>.deferred { throw Failure.lost }.asObservable().atOnce == "#lost .")
        #expect(Completable.deferred { throw Failure.lost }.asObservable().atOnce == "#lost .")
    }

    @Test func `timer gives 0, once`() {
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let single = scheduler.record(Single<Int>.timer(.seconds(3), scheduler: scheduler))
        let maybe = scheduler.record(Maybe<Int>.timer(.seconds(2), scheduler: scheduler))
        scheduler.start()
        #expect(single.events == marbles("---(0|)"))
        #expect(maybe.events == marbles("--(0|)"))
    }

    @Test func `a timer that is disposed of gives nothing`() {
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let single = scheduler.record(Single<Int>.timer(.seconds(3), scheduler: scheduler), until: 2)
        scheduler.start()
        #expect(single.events == [])
        #expect(single.subscription == Subscription(0, 2))
    }
}
