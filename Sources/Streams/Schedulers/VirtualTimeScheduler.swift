import Foundation

/// A scheduler whose clock moves only when you move it: hours pass in milliseconds, and always in the same way.
///
/// Actions run in the order of their times, and at one time in the order in which they were scheduled, on the thread that
/// calls `start()` or `advanceTo(_:)`. Use it from one thread at a time.
///
/// Scheduling and taking the next action cost logarithmic time.
///
/// Source: RxSwift, `VirtualTimeScheduler`.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType, @unchecked Sendable {
    /// A point in this scheduler's time.
    public typealias VirtualTime = Converter.VirtualTimeUnit
    /// A span of this scheduler's time.
    public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

    private let converter: Converter
    private var queue = VirtualTimeQueue<VirtualTime>()
    private var isRunning = false

    /// The present virtual time.
    public private(set) var clock: VirtualTime

    /// A scheduler whose clock shows `initialClock`.
    public init(initialClock: VirtualTime, converter: Converter) {
        clock = initialClock
        self.converter = converter
    }

    /// The date that the clock stands for.
    public var now: RxTime { converter.convertFromVirtualTime(clock) }

    /// Runs `action` at the present virtual time, once `start()` comes to it.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        scheduleRelative(state, dueTime: .microseconds(0), action: action)
    }

    /// Runs `action` when `dueTime` has passed.
    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        if dueTime == .never { return Disposables.create() }
        let time = converter.convertToVirtualTime(now.addingTimeInterval(dueTime.inSeconds))
        return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
    }

    /// Runs `action` when `dueTime` units of virtual time have passed.
    public func scheduleRelativeVirtual<StateType>(
        _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let time = converter.offsetVirtualTime(clock, offset: dueTime)
        return scheduleAbsoluteVirtual(state, time: time, action: action)
    }

    /// Runs `action` at the virtual time `time`, or if that is past, at the present one.
    public func scheduleAbsoluteVirtual<StateType>(
        _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let waiting = WaitingAction { action(state) }
        queue.insert(waiting, at: time, isEarlier: isEarlier)
        return waiting
    }

    /// The time of an action for which an operator asks for `time`, with `schedule` or with a due time in seconds. The base class
    /// returns `time`. A time in the scheduler's own units is never adjusted.
    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

    /// Runs everything that is scheduled, and what that schedules, moving the clock along, until nothing is left or
    /// `stop()` is called.
    public func start() { run { _ in true } }

    /// Runs everything up to and at `virtualTime`, and leaves the clock there. Inside an action it is a mistake in the program,
    /// and stops it.
    public func advanceTo(_ virtualTime: VirtualTime) {
        precondition(!isRunning, "advanceTo: the scheduler is running. Call it outside the actions that it runs.")
        run { !self.isEarlier(virtualTime, $0) }
        clock = virtualTime
    }

    /// Moves the clock on without running anything. A span that leads into the past is a mistake in the program, and stops it.
    public func sleep(_ virtualInterval: VirtualTimeInterval) {
        let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
        precondition(!isEarlier(time, clock), "sleep: the clock shows \(clock), and cannot go back to \(time).")
        clock = time
    }

    /// Stops `start()` or `advanceTo(_:)` after the action that runs now.
    public func stop() { isRunning = false }

    private func run(while isDue: (VirtualTime) -> Bool) {
        guard !isRunning else { return }
        isRunning = true
        while isRunning, let next = queue.popFirst(where: isDue, isEarlier: isEarlier) {
            if isEarlier(clock, next.time) { clock = next.time }
            next.action.perform()
        }
        isRunning = false
    }

    private func isEarlier(_ lhs: VirtualTime, _ rhs: VirtualTime) -> Bool {
        converter.compareVirtualTime(lhs, rhs) == .lessThan
    }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
    /// The actions that wait, the earliest first.
    public var debugDescription: String { "\(clock): \(queue.times.sorted(by: isEarlier))" }
}
