import Foundation
import Marbles
import Streams
import Testing

/// A scheduler as the lessons use it: one tick is 0.1 s, and what happens at once happens in the same tick.
func makeScheduler() -> TestScheduler {
    TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
}

struct TestSchedulerTests {
    @Test func `a recording has each event at its tick`() {
        let scheduler = makeScheduler()
        let source = scheduler.createHotObservable("1-2(34)-|")
        let recording = scheduler.record(source)
        scheduler.start()
        #expect(
            recording.events == [.next(0, 1), .next(2, 2), .next(3, 3), .next(3, 4), .completed(5)])
        #expect(recording.subscription == Subscription(0, 5))
        #expect(source.subscriptions == [Subscription(0, 5)])
        #expect(scheduler.clock == 5)
    }

    @Test func `a late recording misses what a hot observable told before and in its tick`() {
        let scheduler = makeScheduler()
        let recording = scheduler.record(scheduler.createHotObservable("-1--2--3|"), from: 4)
        scheduler.start()
        #expect(recording.events == marbles("-------3|"))
        #expect(recording.subscription == Subscription(4, 8))
    }

    @Test func `a cold observable begins anew for each subscriber`() {
        let scheduler = makeScheduler()
        let source = scheduler.createColdObservable("1-2|")
        let early = scheduler.record(source)
        let late = scheduler.record(source, from: 5)
        scheduler.start()
        #expect(early.events == marbles("1-2|"))
        #expect(late.events == marbles("-----1-2|"))
        #expect(source.subscriptions == [Subscription(0, 3), Subscription(5, 8)])
    }

    @Test func `a recording begins and ends at its ticks, and has no subscription before`() {
        let scheduler = makeScheduler()
        let interval = Observable<Int>.interval(.milliseconds(200), scheduler: scheduler)
        let (ticks, once) = (
            scheduler.record(interval, from: 1, until: 6), scheduler.record(Observable.just(1), from: 3)
        )
        #expect(once.subscription == nil)
        scheduler.start()
        #expect(ticks.events == marbles("---0-1") && ticks.subscription == Subscription(1, 6))
        #expect(once.events == marbles("---(1|)") && once.subscription == Subscription(3, 3))
    }

    @Test func `letters are strings where strings are wanted`() {
        let scheduler = makeScheduler()
        let source: TestableObservable<String> = scheduler.createColdObservable("a-1#")
        #expect(source.recordedEvents == [.next(0, "a"), .next(2, "1"), .error(3, MarbleError())])
        let sizes = scheduler.createHotObservable("-a", values: ["a": "800x600"])
        #expect(sizes.recordedEvents == [.next(1, "800x600")])
        let digits = scheduler.createHotObservable("-1")
        #expect(digits.recordedEvents == [.next(1, 1)])
    }

    @Test func `start creates at 100, subscribes at 200 and disposes at 1000`() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(990, 3), .next(1001, 4)])
        var created: TestTime?
        let observer = scheduler.start {
            created = scheduler.clock
            return source.map { $0 * 10 }
        }
        #expect(created == 100)
        #expect(observer.events == [.next(210, 20), .next(990, 30)])
        #expect(source.subscriptions == [Subscription(200, 1000)])
    }

    @Test func `a source that breaks the grammar is heard as far as its first end`() {
        let scheduler = makeScheduler()
        let source = scheduler.createHotObservable([.next(1, 1), .completed(2), .next(3, 2)])
        let observer = scheduler.createObserver(Int.self)
        _ = source.subscribe(observer)
        scheduler.start()
        #expect(observer.events == [.next(1, 1), .completed(2)])
        #expect(source.subscriptions == [Subscription(0, 2)])
    }

    @Test func `a subscription that goes on is open, and an error is an end`() {
        let scheduler = makeScheduler()
        let source = scheduler.createColdObservable("-1")
        _ = source.subscribe()
        let recording = scheduler.record(scheduler.createColdObservable("-1#"), from: 2)
        scheduler.start()
        #expect(source.subscriptions == [Subscription(0)])
        #expect(source.subscriptions.first?.isOpen == true)
        #expect(recording.events == marbles("---1#"))
        #expect(recording.subscription == Subscription(2, 4))
    }

    @Test func `an observer may be told things by several threads at a time`() {
        let observer = makeScheduler().createObserver(Int.self)
        DispatchQueue.concurrentPerform(iterations: 1000) { observer.onNext($0) }
        #expect(Set(observer.events.compactMap(\.value.element)) == Set(0..<1000))
    }

    @Test func `a hot observable forgets who has left`() {
        let scheduler = makeScheduler()
        let source = scheduler.createHotObservable("----1")
        final class Listener { func hear(_ number: Int) {} }
        weak var held: Listener?
        do {
            let listener = Listener()
            held = listener
            source.subscribe(onNext: { listener.hear($0) }).dispose()
        }
        #expect(held == nil)
        scheduler.start()
    }

    @Test func `events are equal when their kind and content are`() {
        struct Failure: Error, CustomStringConvertible { let description: String }
        let offline = Recorded<Event<Int>>.error(1, Failure(description: "offline"))
        #expect(offline == .error(1, Failure(description: "offline")))
        #expect(offline != .error(1, Failure(description: "denied")))
        #expect(offline != .error(2, Failure(description: "offline")))
        #expect(offline != .completed(1))
        #expect(Recorded.events(.next(1, 1)) != Recorded.events(.next(1, 2)))
    }

    @Test func `a recording holds nothing once it is over`() {
        let scheduler = makeScheduler()
        weak var held: AnyObject?
        do {
            final class Token {}
            let token = Token()
            held = token
            let source = Observable<Int>.create { observer in
                observer.onNext(1)
                return Disposables.create { _ = token }
            }
            _ = scheduler.record(source, until: 3)
        }
        #expect(held != nil)
        scheduler.start()
        #expect(held == nil)
    }

    @Test(arguments: [(true, 6), (false, 5)])
    func `a processing delay moves what an operator does at once into the next tick`(isDelaying: Bool, tick: TestTime) {
        let scheduler = TestScheduler(initialClock: 5, simulateProcessingDelay: isDelaying)
        var time: TestTime?
        _ = scheduler.schedule(()) {
            time = scheduler.clock
            return Disposables.create()
        }
        scheduler.start()
        #expect(time == tick)
    }

    @Test func `a tick is as long as the resolution`() {
        let scheduler = makeScheduler()
        var ticks: [TestTime] = []
        for milliseconds in [300, 700, 1100] {
            _ = scheduler.scheduleRelative((), dueTime: .milliseconds(milliseconds)) {
                ticks.append(scheduler.clock)
                return Disposables.create()
            }
        }
        scheduler.start()
        #expect(ticks == [3, 7, 11])
    }
}
