import Dispatch
import Streams
import Synchronization
import Testing

@Suite("Streams, from many threads", .counted)
struct StreamRaceTests {
    @Test func `flatMap passes on what many queues send one at a time, and each queue's in order`() async {
        let inside = Atomic(0)
        let overlaps = Atomic(0)
        let merged = Observable.range(start: 0, count: 8).flatMap { queue in
            Observable.range(start: 0, count: 500, scheduler: SerialDispatchQueueScheduler(qos: .userInitiated))
                .map { (queue, $0) }
        }
        let received: [[Int]] = await withCheckedContinuation { continuation in
            var received = Array(repeating: [Int](), count: 8)
            _ = merged.subscribe(
                onNext: { queue, number in
                    if inside.add(1, ordering: .relaxed).oldValue != 0 { overlaps.add(1, ordering: .relaxed) }
                    received[queue].append(number)
                    inside.subtract(1, ordering: .relaxed)
                }, onCompleted: { continuation.resume(returning: received) })
        }
        #expect(overlaps.load(ordering: .relaxed) == 0)
        #expect(received == Array(repeating: Array(0..<500), count: 8))
    }

    @Test func `flatMap passes one end on when several inner observables fail together`() async {
        for _ in 0..<50 {
            let ends = Counts(1)
            let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
            let merged = Observable.range(start: 0, count: 4).flatMap { _ in
                Observable.just(1, scheduler: scheduler).map { _ -> Int in throw Failure.lost }
            }
            await withCheckedContinuation { continuation in
                _ = merged.subscribe(onError: { _ in ends.add(0) }, onDisposed: { continuation.resume() })
            }
            #expect(ends.all == [1])
        }
    }

    @Test func `disposing races with elements and an end, and onDisposed comes once`() async {
        for _ in 0..<100 {
            let counts = Counts(1)
            let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
            let source = Observable.range(start: 0, count: 20, scheduler: scheduler)
            let chain = source.map { $0 + 1 }.flatMap { Observable.just($0, scheduler: scheduler) }
                .observe(on: scheduler).filter { $0 > 2 }.take(15)
            await withCheckedContinuation { continuation in
                let subscription = chain.subscribe(onDisposed: {
                    counts.add(0)
                    continuation.resume()
                })
                _ = scheduler.schedule(()) { _ in
                    subscription.dispose()
                    return Disposables.create()
                }
            }
            #expect(counts.all == [1])
        }
    }

    @Test func `many threads subscribe to one observable`() {
        let counts = Counts(8)
        let shared = Carried(Observable.range(start: 0, count: 100).flatMap { Observable.of($0, $0) }.map { $0 + 1 })
        DispatchQueue.concurrentPerform(iterations: 8) { thread in
            for _ in 0..<20 { _ = shared.value.subscribe(onNext: { _ in counts.add(thread) }) }
        }
        #expect(counts.all == Array(repeating: 20 * 200, count: 8))
    }

    @Test func `an endless source on another queue stops when it is disposed of from here`() async {
        let queue = DispatchQueue(label: "endless")
        let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "on top")
        for endless in [Observable.repeatElement(7), .repeatElement(7, scheduler: scheduler)] {
            let isRunning = DispatchSemaphore(value: 0)
            let subscription = Observable.just(1, scheduler: scheduler).flatMap { _ in endless }
                .subscribe(onNext: { _ in isRunning.signal() })
            _ = await Observable.just(1, scheduler: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
                .do(onNext: { _ in isRunning.wait() }).inTime
            subscription.dispose()
            #expect(await Observable.just(1, scheduler: scheduler).inTime == "1 |")
        }
    }

    @Test func `an interval is disposed of from another queue`() async {
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        let other = SerialDispatchQueueScheduler(qos: .userInitiated)
        for _ in 0..<20 {
            await withCheckedContinuation { continuation in
                let held = SerialDisposable()
                held.disposable = Observable<Int>.interval(.microseconds(100), scheduler: scheduler)
                    .observe(on: other)
                    .subscribe(
                        onNext: { if $0 == 3 { held.dispose() } }, onDisposed: { continuation.resume() })
            }
        }
    }

    @Test func `elements are handed to and fro between queues in order`() async {
        let queues = (0..<3).map { _ in SerialDispatchQueueScheduler(qos: .userInitiated) }
        let concurrent = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        let observable = Observable.range(start: 0, count: 500, scheduler: queues[0])
            .observe(on: queues[1]).observe(on: concurrent).observe(on: MainScheduler.instance).observe(on: queues[2])
        #expect(await observable.inTime == (0..<500).map { "\($0)" }.joined(separator: " ") + " |")
    }
}
