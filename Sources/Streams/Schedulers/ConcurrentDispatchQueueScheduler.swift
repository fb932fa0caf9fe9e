import Dispatch
import Foundation

/// Runs actions on a concurrent dispatch queue: off the thread that schedules them, and several at once.
///
/// The elements of *one* subscription still come one after another, whatever the scheduler.
public final class ConcurrentDispatchQueueScheduler: SchedulerType, Sendable {
    /// A span of time in seconds.
    public typealias TimeInterval = Foundation.TimeInterval
    /// A point in time.
    public typealias Time = Date

    private let configuration: DispatchQueueConfiguration

    /// A scheduler that uses `queue`.
    public init(
        queue: DispatchQueue, leeway: DispatchTimeInterval = SerialDispatchQueueScheduler.defaultLeeway
    ) {
        configuration = DispatchQueueConfiguration(queue: queue, leeway: leeway)
    }

    /// A scheduler with a concurrent queue of its own, of a quality of service.
    public convenience init(
        qos: DispatchQoS, leeway: DispatchTimeInterval = SerialDispatchQueueScheduler.defaultLeeway
    ) {
        let label = "streams.global-dispatch-queue.\(qos.qosClass)"
        self.init(queue: DispatchQueue(label: label, qos: qos, attributes: .concurrent), leeway: leeway)
    }

    /// The time of day.
    public var now: RxTime { Date() }

    /// Runs `action` on the queue.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        configuration.schedule(state, action: action)
    }

    /// Runs `action` on the queue, `dueTime` from now.
    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        configuration.scheduleRelative(state, dueTime: dueTime, action: action)
    }

    /// Runs `action` on the queue, `startAfter` from now and then every `period`, one run after another.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable {
        // A serial queue of their own on top: so the ticks come one after another, and the thread sanitizer can see it.
        let ticks = DispatchQueue(label: "streams.ticks", target: configuration.queue)
        return DispatchQueueConfiguration(queue: ticks, leeway: configuration.leeway)
            .schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
    }
}
