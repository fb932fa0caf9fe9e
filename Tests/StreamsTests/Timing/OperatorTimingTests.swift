import Marbles
import Streams
import Testing

/// The diagrams of the operators' documentation, and when each leaves its source.
@Suite("Operators in virtual time", .counted)
struct OperatorTimingTests {
    private let scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)

    @Test func `map`() {
        let source = scheduler.createHotObservable("--1--2--3--|")
        let recording = scheduler.record(source.map { $0 * 10 })
        scheduler.start()
        #expect(recording.events == marbles("--a--b--c--|", values: ["a": 10, "b": 20, "c": 30]))
        #expect(source.subscriptions == [Subscription(marbles: "^----------!")])
    }

    @Test func `a map that throws leaves its source at once`() {
        let source = scheduler.createHotObservable("--1--2--3--|")
        let recording = scheduler.record(
            source.map { element in
                if element == 2 { throw MarbleError() }
                return element
            })
        scheduler.start()
        #expect(recording.events == marbles("--1--#"))
        #expect(source.subscriptions == [Subscription(marbles: "^----!")])
    }

    @Test func `filter`() {
        let source = scheduler.createHotObservable("--1--2--3--4--|")
        let recording = scheduler.record(source.filter { $0 % 2 == 0 })
        scheduler.start()
        #expect(recording.events == marbles("-----2-----4--|"))
        #expect(source.subscriptions == [Subscription(marbles: "^-------------!")])
    }

    @Test func `take`() {
        let source = scheduler.createHotObservable("--1--2--3--4--|")
        let recording = scheduler.record(source.take(2))
        scheduler.start()
        #expect(recording.events == marbles("--1--(2|)"))
        #expect(source.subscriptions == [Subscription(marbles: "^----!")])
        #expect(recording.subscription == Subscription(marbles: "^----!"))
    }

    @Test func `take passes a failure on`() {
        let source = scheduler.createHotObservable("--1--#")
        let recording = scheduler.record(source.take(2))
        scheduler.start()
        #expect(recording.events == marbles("--1--#"))
        #expect(source.subscriptions == [Subscription(marbles: "^----!")])
    }

    @Test func `do`() {
        let log = Log()
        let source = scheduler.createHotObservable("--1--2--|")
        let recording = scheduler.record(source.do(onNext: { log.note("\($0)@\(scheduler.clock)") }))
        scheduler.start()
        #expect(recording.events == marbles("--1--2--|"))
        #expect(log.text == "1@2 2@5")
        #expect(source.subscriptions == [Subscription(marbles: "^-------!")])
    }

    @Test func `flatMap`() {
        let source = scheduler.createHotObservable("--1-----2-----|")
        let inner = [
            scheduler.createColdObservable("-a-a-a|", values: ["a": "a"]),
            scheduler.createColdObservable("-b-b-b|", values: ["b": "b"]),
        ]
        let recording = scheduler.record(source.flatMap { inner[$0 - 1] })
        scheduler.start()
        #expect(recording.events == marbles("---a-a-a-b-b-b|", values: ["a": "a", "b": "b"]))
        #expect(source.subscriptions == [Subscription(marbles: "^-------------!")])
        #expect(inner[0].subscriptions == [Subscription(marbles: "--^-----!")])
        #expect(inner[1].subscriptions == [Subscription(marbles: "--------^-----!")])
    }

    @Test func `flatMap merges inner observables that overlap, and outlives its source`() {
        let source = scheduler.createHotObservable("-1-2|")
        let inner = scheduler.createColdObservable("-7--8|")
        let recording = scheduler.record(source.flatMap { _ in inner })
        scheduler.start()
        #expect(recording.events == marbles("--7-78-8|"))
        #expect(inner.subscriptions == [Subscription(marbles: "-^----!"), Subscription(marbles: "---^----!")])
    }

    @Test func `flatMap leaves everything when an inner observable fails`() {
        let source = scheduler.createHotObservable("-1-2----3|")
        let inner = [scheduler.createColdObservable("-7-----7|"), scheduler.createColdObservable("-8#")]
        let recording = scheduler.record(source.flatMap { inner[$0 - 1] })
        scheduler.start()
        #expect(recording.events == marbles("--7-8#"))
        #expect(source.subscriptions == [Subscription(marbles: "^----!")])
        #expect(inner[0].subscriptions == [Subscription(marbles: "-^---!")])
        #expect(inner[1].subscriptions == [Subscription(marbles: "---^-!")])
    }

    @Test func `a dispose leaves the source at its tick`() {
        let source = scheduler.createHotObservable("-1--2--3|")
        let chain = source.map { $0 }.filter { _ in true }.do().flatMap { Observable.just($0) }.take(9)
        let recording = scheduler.record(chain, from: 2, until: 6)
        scheduler.start()
        #expect(recording.events == marbles("----2"))
        #expect(source.subscriptions == [Subscription(marbles: "--^---!")])
    }

    @Test func `deferred subscribes to what it makes, when it is subscribed to`() {
        let source = scheduler.createColdObservable("-1|")
        let recording = scheduler.record(Observable.deferred { source.asObservable() }, from: 3)
        scheduler.start()
        #expect(recording.events == marbles("----1|"))
        #expect(source.subscriptions == [Subscription(marbles: "---^-!")])
    }

    @Test func `observe(on:) lets the source go with its end`() {
        let source = scheduler.createHotObservable("-1--(23)-|")
        let recording = scheduler.record(source.observe(on: scheduler))
        scheduler.start()
        #expect(recording.events == marbles("-1--(23)-|"))
        #expect(source.subscriptions == [Subscription(marbles: "^-----!")])
    }
}
