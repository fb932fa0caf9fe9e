import Dispatch
import Foundation
import Streams
import Testing

@Suite("Dispatch queue schedulers", .counted)
struct DispatchQueueSchedulerTests {
    @Test func `a serial scheduler runs its actions one after another, in order`() async {
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        let log = Log()
        await withCheckedContinuation { continuation in
            for number in 0..<200 {
                _ = scheduler.schedule(number) { number in
                    log.note("<\(number)")
                    log.note("\(number)>")
                    if number == 199 { continuation.resume() }
                    return Disposables.create()
                }
            }
        }
        #expect(log.list == (0..<200).flatMap { ["<\($0)", "\($0)>"] })
    }

    @Test func `a serial scheduler on top of a concurrent queue is serial`() async {
        let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
        let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "serial")
        let observable = Observable.range(start: 0, count: 200, scheduler: scheduler)
        #expect(await observable.inTime == (0..<200).map { "\($0)" }.joined(separator: " ") + " |")
    }

    @Test func `a concurrent scheduler runs actions at the same time`() async {
        let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
        let log = Log()
        let (here, there) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        await withCheckedContinuation { continuation in
            _ = scheduler.schedule(()) { _ in
                here.signal()
                log.note(there.wait(timeout: .now() + 5))
                continuation.resume()
                return Disposables.create()
            }
            _ = scheduler.schedule(()) { _ in
                there.signal()
                _ = here.wait(timeout: .now() + 5)
                return Disposables.create()
            }
        }
        #expect(log.text == "success")
    }

    /// A scheduler on a queue that can be stopped.
    typealias Stoppable = @Sendable () -> (scheduler: ImmediateSchedulerType, stop: () -> Void, goOn: () -> Void)

    @Test(
        arguments: [
            Row("serial") {
                let queue = DispatchQueue(label: "queue")
                let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "serial")
                return (scheduler, queue.suspend, queue.resume)
            },
            Row("concurrent") {
                let queue = DispatchQueue(label: "queue")
                return (ConcurrentDispatchQueueScheduler(queue: queue), queue.suspend, queue.resume)
            },
            Row("operation queue") {
                let queue = OperationQueue()
                queue.maxConcurrentOperationCount = 1
                let scheduler = OperationQueueScheduler(operationQueue: queue)
                return (scheduler, { queue.isSuspended = true }, { queue.isSuspended = false })
            },
        ] as [Row<Stoppable>])
    func `an action that waits can be taken back, and after the run what it returned is disposed of`(
        _ row: Row<Stoppable>
    ) async {
        let (scheduler, stop, goOn) = row.make()
        let log = Log()
        let returned = BooleanDisposable()
        stop()
        let action = scheduler.schedule("action") { name in
            log.note(name)
            return Disposables.create()
        }
        action.dispose()
        goOn()
        let other = scheduler.schedule(()) { _ in returned }
        _ = await Observable.just(1, scheduler: scheduler).inTime
        #expect(log.text == "")
        #expect(!returned.isDisposed)
        other.dispose()
        #expect(returned.isDisposed)
    }

    @Test(arguments: [true, false])
    func `a relative action runs once, and not before its time`(_ isSerial: Bool) async {
        let scheduler = make(isSerial, on: DispatchQueue(label: "queue"))
        let start = DispatchTime.now()
        await withCheckedContinuation { continuation in
            _ = scheduler.scheduleRelative((), dueTime: .milliseconds(20)) { _ in
                continuation.resume()
                return Disposables.create()
            }
        }
        #expect(DispatchTime.now() >= start + .milliseconds(20))
    }

    @Test(arguments: [true, false])
    func `a relative action can be taken back, and its result disposed of`(_ isSerial: Bool) async {
        let queue = DispatchQueue(label: "queue")
        let scheduler = make(isSerial, on: queue)
        let log = Log()
        let returned = BooleanDisposable()
        // However late it is taken back, it has not run.
        queue.suspend()
        scheduler.scheduleRelative("taken back", dueTime: .milliseconds(1)) { name in
            log.note(name)
            return Disposables.create()
        }.dispose()
        queue.resume()
        let done = await withCheckedContinuation { continuation in
            let disposable = SingleAssignmentDisposable()
            disposable.setDisposable(
                scheduler.scheduleRelative((), dueTime: .milliseconds(5)) { _ in
                    continuation.resume(returning: disposable)
                    return returned
                })
        }
        _ = await Observable.just(1, scheduler: scheduler).inTime
        #expect(!returned.isDisposed)
        done.dispose()
        #expect(returned.isDisposed)
        #expect(log.text == "")
    }

    @Test(arguments: [true, false])
    func `a periodic action passes its state along until it is disposed of`(_ isSerial: Bool) async {
        let scheduler = make(isSerial, on: DispatchQueue(label: "queue"))
        let log = Log()
        let held = SerialDisposable()
        await withCheckedContinuation { continuation in
            held.disposable = scheduler.schedulePeriodic(
                1, startAfter: .milliseconds(1), period: .milliseconds(1)
            ) { state in
                log.note(state)
                if state == 8 {
                    held.dispose()
                    continuation.resume()
                }
                return state * 2
            }
        }
        _ = await Observable<Int>.timer(.milliseconds(5), scheduler: scheduler).inTime
        #expect(log.text == "1 2 4 8")
    }

    @Test func `a timer keeps itself alive`() async {
        let queue = DispatchQueue(label: "queue")
        await withCheckedContinuation { continuation in
            _ = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "on top")
                .scheduleRelative((), dueTime: .milliseconds(1)) { _ in
                    continuation.resume()
                    return Disposables.create()
                }
        }
    }

    @Test(arguments: [true, false])
    func `now is the time of day`(_ isSerial: Bool) {
        let before = Date()
        let now = make(isSerial, on: DispatchQueue(label: "queue")).now
        #expect(now >= before)
        #expect(now <= Date())
    }

    @Test func `a scheduler with a queue of its own can set it up`() async {
        let log = Log()
        let scheduler = SerialDispatchQueueScheduler(
            internalSerialQueueName: "own", serialQueueConfiguration: { log.note($0.label) })
        #expect(await Observable.just(1, scheduler: scheduler).inTime == "1 |")
        #expect(log.text == "own")
    }

    private func make(_ isSerial: Bool, on queue: DispatchQueue) -> SchedulerType {
        isSerial
            ? SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "serial")
            : ConcurrentDispatchQueueScheduler(queue: queue)
    }
}
