import Marbles
import Streams
import Testing

@Suite("buffer", .counted)
struct BufferTests {
    private static let values: [Character: [Int]] = [
        "a": [1, 2], "b": [3], "c": [], "d": [4], "e": [1], "f": [1, 2, 3, 4],
    ]

    @Test(arguments: [
        Run("-1-2-3---------4-|", held: "^----------------!", "---a----b----c---(d|)"),
        Run("---|", held: "^--!", "---(c|)"),
        Run("-", held: "^-------------------!", "-----c----c----c"),
        Run("-1----#", held: "^-----!", "-----e#"),
        Run("-1-------------------2", held: "^-------------------!", "-----e----c----c"),
        Run("(12)--(12)--|", held: "^-----!", "a--a--(c|)"),
    ])
    func `an array is sent when it is full or its time is up`(_ run: Run) {
        let scheduler = TestScheduler.marbles
        let problems = run.problems(values: Self.values, on: scheduler) { source in
            source.buffer(timeSpan: .seconds(5), count: 2, scheduler: scheduler)
        }
        #expect(problems == [])
    }

    @Test(arguments: [
        // The time of an array begins when the one before is sent.
        (4, 2, "--(12)-----3|", "--a---c--(b|)"),
        // A count of 0 leaves only the time.
        (6, 0, "1234----|", "------f-(c|)"),
    ])
    func `of another time and count`(_ seconds: Int, _ count: Int, _ source: String, _ result: String) {
        let scheduler = TestScheduler.marbles
        let source = scheduler.createHotObservable(source)
        let buffers = source.buffer(timeSpan: .seconds(seconds), count: count, scheduler: scheduler)
        let recording = scheduler.record(buffers)
        scheduler.start()
        #expect(recording.events == marbles(result, values: Self.values))
    }

    @Test func `a dispose inside an array starts no timer`() {
        let scheduler = TestScheduler.marbles
        let buffers = Observable<Int>.never().buffer(timeSpan: .seconds(5), count: 2, scheduler: scheduler)
        let recording = scheduler.record(buffers.take(1))
        scheduler.start()
        #expect(recording.events == marbles("-----(c|)", values: Self.values))
        #expect(scheduler.clock == 5)
    }

    @Test func `an array that sets off elements goes on with the next`() {
        let scheduler = TestScheduler.marbles
        let source = HandDriven<Int>()
        let log = Log()
        let subscription = source.observable.buffer(timeSpan: .seconds(5), count: 2, scheduler: scheduler)
            .do(onNext: { if $0 == [1, 2] { source.send(3, 4, 5) } }).note(in: log)
        source.send(1, 2)
        #expect(log.text == "[3, 4] [1, 2]")
        scheduler.advanceTo(5)
        #expect(log.text == "[3, 4] [1, 2] [5]")
        subscription.dispose()
    }

    @Test func `a timer that goes off while its array is being sent comes too late`() {
        let scheduler = TestScheduler.marbles
        let source = HandDriven<Int>()
        let log = Log()
        let subscription = source.observable.buffer(timeSpan: .seconds(5), count: 2, scheduler: scheduler)
            .do(onNext: { _ in if scheduler.clock == 0 { scheduler.advanceTo(5) } }).note(in: log)
        source.send(1, 2, 3)
        #expect(log.text == "[1, 2]")
        scheduler.advanceTo(10)
        #expect(log.text == "[1, 2] [3]")
        subscription.dispose()
    }

    @Test func `a source and a timer on queues of their own lose nothing, and arrays come one at a time`() async {
        let overlaps = Counts(2)
        let inside = Locked(0)
        let received = Locked<[Int]>([])
        let queues = (0..<2).map { _ in SerialDispatchQueueScheduler(qos: .userInitiated) }
        let buffers = Observable.range(start: 0, count: 5000, scheduler: queues[0])
            .buffer(timeSpan: .microseconds(20), count: 7, scheduler: queues[1])
        await withCheckedContinuation { continuation in
            _ = buffers.subscribe(
                onNext: { array in
                    inside.withLock { $0 += 1 }
                    received.withLock { $0 += array }
                    if array.count > 7 { overlaps.add(1) }
                    if inside.withLock({ $0 }) != 1 { overlaps.add(0) }
                    inside.withLock { $0 -= 1 }
                }, onDisposed: { continuation.resume() })
        }
        #expect(received.value == Array(0..<5000))
        #expect(overlaps.all == [0, 0])
    }
}
