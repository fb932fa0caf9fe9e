import Marbles
import Streams
import Testing

/// RxTest's own ticks: made at 100, subscribed to at 200, and a tick for each scheduled turn.
@Suite("Turns on a scheduler", .counted)
struct ProcessingDelayTests {
    private let scheduler = TestScheduler(initialClock: 0)

    @Test func `of takes a tick for each element and one for the end`() {
        #expect(
            scheduler.start { Observable.of(1, 2, scheduler: scheduler) }.events
                == [.next(201, 1), .next(202, 2), .completed(203)])
    }

    @Test func `just takes a tick for its element and one for the end`() {
        let just = scheduler.start { Observable.just(1, scheduler: scheduler) }
        #expect(just.events == [.next(201, 1), .completed(202)])
    }

    @Test func `an optional takes the same, none only the end's`() {
        let some = scheduler.start { Observable.from(optional: 1, scheduler: scheduler) }
        #expect(some.events == [.next(201, 1), .completed(202)])
        let other = TestScheduler(initialClock: 0)
        #expect(other.start { Observable<Int>.from(optional: nil, scheduler: other) }.events == [.completed(201)])
    }

    @Test func `range and generate take a tick for each element and one for the end`() {
        let range = scheduler.start { Observable.range(start: 4, count: 2, scheduler: scheduler) }
        #expect(range.events == [.next(201, 4), .next(202, 5), .completed(203)])
        let other = TestScheduler(initialClock: 0)
        let states = other.start {
            Observable.generate(initialState: 1, condition: { $0 < 3 }, scheduler: other, iterate: { $0 + 1 })
        }
        #expect(states.events == [.next(201, 1), .next(202, 2), .completed(203)])
    }

    @Test func `repeatElement takes a tick for each element, until the dispose`() {
        let repeated = scheduler.start(disposed: 204) { Observable.repeatElement(7, scheduler: scheduler) }
        #expect(repeated.events == [.next(201, 7), .next(202, 7), .next(203, 7)])
    }

    @Test func `timer and interval come at their time`() {
        let timer = scheduler.start { Observable<Int>.timer(.seconds(100), scheduler: scheduler) }
        #expect(timer.events == [.next(300, 0), .completed(300)])
        let other = TestScheduler(initialClock: 0)
        let interval = other.start { Observable<Int>.interval(.seconds(300), scheduler: other) }
        #expect(interval.events == [.next(500, 0), .next(800, 1)])
    }

    @Test func `an interval without length takes a tick for each element`() {
        let interval = scheduler.start(disposed: 204) { Observable<Int>.interval(.seconds(0), scheduler: scheduler) }
        #expect(interval.events == [.next(201, 0), .next(202, 1), .next(203, 2)])
    }

    @Test func `observe(on:) takes a tick for each element`() {
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(220, 3), .completed(230)])
        let observed = scheduler.start { source.observe(on: scheduler) }
        #expect(observed.events == [.next(211, 1), .next(221, 2), .next(222, 3), .completed(231)])
        #expect(source.subscriptions == [Subscription(200, 230)])
    }

    @Test func `a hot observable tells at its own times, without a delay`() {
        let source = scheduler.createHotObservable([.next(0, 0), .next(210, 1), .completed(220)])
        let recording = scheduler.start(created: 0, subscribed: 0, disposed: 1000) { source }
        #expect(recording.events == [.next(210, 1), .completed(220)])
    }
}
