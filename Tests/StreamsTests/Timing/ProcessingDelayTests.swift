import Marbles
import Streams
import Testing

/// RxTest's own ticks: made at 100, subscribed to at 200, and a tick for each scheduled turn.
@Suite("Turns on a scheduler", .counted)
struct ProcessingDelayTests {
    typealias Source = @Sendable (SchedulerType) -> Observable<Int>

    @Test(
        arguments: [
            Row("of", gives: "1@201 2@202 |@203") { .of(1, 2, scheduler: $0) },
            Row("just", gives: "1@201 |@202") { .just(1, scheduler: $0) },
            Row("from an optional", gives: "1@201 |@202") { .from(optional: 1, scheduler: $0) },
            Row("from nil", gives: "|@201") { .from(optional: nil, scheduler: $0) },
            Row("range", gives: "4@201 5@202 |@203") { .range(start: 4, count: 2, scheduler: $0) },
            Row("generate", gives: "1@201 2@202 |@203") {
                .generate(initialState: 1, condition: { $0 < 3 }, scheduler: $0, iterate: { $0 + 1 })
            },
            Row("repeatElement", gives: "7@201 7@202 7@203") { .repeatElement(7, scheduler: $0) },
            Row("timer", gives: "0@202 |@202") { .timer(.seconds(2), scheduler: $0) },
            Row("interval", gives: "0@202") { .interval(.seconds(2), scheduler: $0) },
            Row("interval without length", gives: "0@201 1@202 2@203") { .interval(.seconds(0), scheduler: $0) },
        ] as [Row<Source>])
    func `an element takes a tick, and the end of a row one of its own`(_ row: Row<Source>) {
        let scheduler = TestScheduler(initialClock: 0)
        let recording = scheduler.start(disposed: 204) { row.make(scheduler) }
        let events = recording.events.map { "\($0.value.element.map(String.init) ?? "|")@\($0.time)" }
        #expect(events.joined(separator: " ") == row.result)
    }

    @Test func `observe(on:) takes a tick for each element`() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(220, 3), .completed(230)])
        let observed = scheduler.start { source.observe(on: scheduler) }
        #expect(observed.events == [.next(211, 1), .next(221, 2), .next(222, 3), .completed(231)])
        #expect(source.subscriptions == [Subscription(200, 230)])
    }

    @Test func `a hot observable tells at its own times, without a delay`() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(0, 0), .next(210, 1), .completed(220)])
        let recording = scheduler.start(created: 0, subscribed: 0, disposed: 1000) { source }
        #expect(recording.events == [.next(210, 1), .completed(220)])
    }
}
