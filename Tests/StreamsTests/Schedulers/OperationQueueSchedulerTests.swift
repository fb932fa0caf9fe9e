import Foundation
import Streams
import Testing

@Suite("OperationQueueScheduler", .counted)
struct OperationQueueSchedulerTests {
    private let queue = OperationQueue()

    @Test func `actions run on the queue, elements of one subscription in order`() async {
        let scheduler = OperationQueueScheduler(operationQueue: queue)
        let observable = Observable.range(start: 0, count: 100, scheduler: scheduler)
        #expect(await observable.inTime == (0..<100).map { "\($0)" }.joined(separator: " ") + " |")
    }

    @Test func `the priority decides what runs first`() async {
        queue.maxConcurrentOperationCount = 1
        queue.isSuspended = true
        let log = Log()
        await withCheckedContinuation { continuation in
            for (name, priority) in [("low", Operation.QueuePriority.low), ("high", .high)] {
                _ = OperationQueueScheduler(operationQueue: queue, queuePriority: priority).schedule(name) { name in
                    log.note(name)
                    if name == "low" { continuation.resume() }
                    return Disposables.create()
                }
            }
            queue.isSuspended = false
        }
        #expect(log.text == "high low")
    }
}
