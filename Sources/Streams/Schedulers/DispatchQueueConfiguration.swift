import Dispatch
import Foundation

/// A dispatch queue as a scheduler uses it.
struct DispatchQueueConfiguration: Sendable {
    let queue: DispatchQueue
    let leeway: DispatchTimeInterval

    func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
        Hooks.tellOfQueue()
        let slot = SingleAssignmentDisposable()
        let work = Carried { if !slot.isDisposed { slot.setDisposable(action(state)) } }
        queue.async { work.value() }
        return slot
    }

    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let result = SingleAssignmentDisposable()
        let timer = start(after: dueTime, every: .never) { result.setDisposable(action(state)) }
        return Disposables.create(timer, result)
    }

    func schedulePeriodic<StateType>(
        _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
        action: @escaping (StateType) -> StateType
    ) -> Disposable {
        var state = state
        return start(after: startAfter, every: period) { state = action(state) }
    }

    /// A timer that lasts until the disposable is disposed of. If it fires once, it lasts until then.
    private func start(
        after dueTime: RxTimeInterval, every period: RxTimeInterval, _ action: @escaping () -> Void
    ) -> Disposable {
        Hooks.tellOfQueue()
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + dueTime, repeating: period, leeway: leeway)
        // The handler holds the timer, and so keeps it alive, until it is cancelled.
        let running = Locked(Optional(timer as any DispatchSourceTimer))
        let cancel = Disposables.create { running.exchange(nil)?.cancel() }
        let work = Carried {
            guard !cancel.isDisposed else { return }
            if period == .never { cancel.dispose() }
            action()
        }
        timer.setEventHandler { work.value() }
        timer.resume()
        return cancel
    }
}
