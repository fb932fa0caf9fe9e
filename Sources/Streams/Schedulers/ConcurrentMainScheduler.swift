import Dispatch
import Foundation

/// Runs actions on the main queue, and at once if this is the main queue, even inside another action.
///
/// It is meant for `subscribe(on:)`. For `observe(on:)` use `MainScheduler`, which keeps the order.
///
/// Source: RxSwift, `ConcurrentMainScheduler`.
public final class ConcurrentMainScheduler: SchedulerType, Sendable {
    /// A span of time in seconds.
    public typealias TimeInterval = Foundation.TimeInterval
    /// A point in time.
    public typealias Time = Date

    /// The only one.
    public static let instance = ConcurrentMainScheduler(MainScheduler.instance)

    private let mainScheduler: MainScheduler

    private init(_ mainScheduler: MainScheduler) { self.mainScheduler = mainScheduler }

    /// The time of day.
    public var now: RxTime { mainScheduler.now }

    /// Runs `action` now if this is the main queue, otherwise on the main queue after the actions that wait.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        DispatchQueue.isMain ? action(state) : mainScheduler.configuration.schedule(state, action: action)
    }

    /// Runs `action` on the main queue, `dueTime` from now.
    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        mainScheduler.scheduleRelative(state, dueTime: dueTime, action: action)
    }

    /// Runs `action` on the main queue, `startAfter` from now and then every `period`.
    public func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable {
        mainScheduler.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
    }
}
