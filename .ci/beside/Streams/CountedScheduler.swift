import Dispatch
import RxSwift

/// What the checks' sites know of a queue. RxSwift's own serial scheduler is not open to subclasses.
package final class CountedScheduler: ImmediateSchedulerType {
    private let queue: DispatchQueue
    private let scheduler: SerialDispatchQueueScheduler
    private let onCome, onDone: @Sendable () -> Void

    package init(queue: DispatchQueue, onCome: @escaping @Sendable () -> Void, onDone: @escaping @Sendable () -> Void) {
        (self.queue, self.onCome, self.onDone) = (queue, onCome, onDone)
        scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: queue.label)
    }

    package func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
        onCome()
        defer { queue.async(execute: onDone) }
        return scheduler.schedule(state, action: action)
    }
}
