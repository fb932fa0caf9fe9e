import Dispatch
import Foundation

/// A span of real or virtual time.
public typealias RxTimeInterval = DispatchTimeInterval

/// A point in real or virtual time.
public typealias RxTime = Date

/// Something that runs actions: at once, on a queue, or in its own time.
public protocol ImmediateSchedulerType {
    /// Runs `action` as soon as this scheduler can.
    ///
    /// - Returns: A disposable. It takes the action back if that has not run; otherwise it disposes of the action's result.
    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable
}

/// A scheduler that knows the time.
public protocol SchedulerType: ImmediateSchedulerType {
    /// The present time of the scheduler.
    var now: RxTime { get }

    /// Runs `action` once, `dueTime` from now.
    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
    ) -> Disposable

    /// Runs `action` at `startAfter` from now and then every `period`, each time with the result of the last run.
    func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable
}
