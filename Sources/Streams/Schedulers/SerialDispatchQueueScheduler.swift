import Dispatch
import Foundation

/// Runs actions on a serial dispatch queue: one after another, off the thread that schedules them.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
    /// A span of time in seconds.
    public typealias TimeInterval = Foundation.TimeInterval
    /// A point in time.
    public typealias Time = Date

    /// How far a timer may be late, so that the system can wake up less often. A timer is never early.
    public static let defaultLeeway = DispatchTimeInterval.nanoseconds(0)

    let configuration: DispatchQueueConfiguration

    init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval) {
        configuration = DispatchQueueConfiguration(queue: serialQueue, leeway: leeway)
    }

    /// A scheduler with a queue of its own.
    ///
    /// - Parameters:
    ///   - internalSerialQueueName: The queue's label.
    ///   - serialQueueConfiguration: Called with the queue before its first use.
    ///   - leeway: How far a timer may be late.
    public convenience init(
        internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
        leeway: DispatchTimeInterval = SerialDispatchQueueScheduler.defaultLeeway
    ) {
        let queue = DispatchQueue(label: internalSerialQueueName)
        serialQueueConfiguration?(queue)
        self.init(serialQueue: queue, leeway: leeway)
    }

    /// A scheduler with a queue of its own on top of `queue`, which may be concurrent: its actions still run one by one.
    public convenience init(
        queue: DispatchQueue, internalSerialQueueName: String,
        leeway: DispatchTimeInterval = SerialDispatchQueueScheduler.defaultLeeway
    ) {
        self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
    }

    /// A scheduler with a queue of its own on top of the global queue of a quality of service.
    public convenience init(
        qos: DispatchQoS, internalSerialQueueName: String = "streams.global-dispatch-queue.serial",
        leeway: DispatchTimeInterval = SerialDispatchQueueScheduler.defaultLeeway
    ) {
        self.init(
            queue: .global(qos: qos.qosClass), internalSerialQueueName: internalSerialQueueName, leeway: leeway)
    }

    /// The time of day.
    public final var now: RxTime { Date() }

    /// Runs `action` on the queue, after the actions that wait there.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        configuration.schedule(state, action: action)
    }

    /// Whether an action may run inside the call that schedules it. If so, `leave()` has to follow it.
    func enter() -> Bool { false }

    func leave() {}

    /// Runs `work` on the queue, after the actions that wait there. It cannot be taken back.
    func enqueue(_ work: @escaping @Sendable () -> Void) {
        Hooks.tellOfQueue()
        configuration.queue.async(execute: work)
    }

    /// Runs `action` on the queue, `dueTime` from now.
    public final func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        configuration.scheduleRelative(state, dueTime: dueTime, action: action)
    }

    /// Runs `action` on the queue, `startAfter` from now and then every `period`.
    public final func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable {
        configuration.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
    }
}
