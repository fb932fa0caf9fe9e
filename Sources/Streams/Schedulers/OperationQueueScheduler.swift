import Foundation

/// Runs actions as operations of an operation queue, which decides how many run at once.
///
/// The elements of *one* subscription still come one after another, whatever the scheduler.
///
/// Source: RxSwift, `OperationQueueScheduler`.
public final class OperationQueueScheduler: ImmediateSchedulerType, @unchecked Sendable {
    /// The queue of the operations.
    public let operationQueue: OperationQueue
    /// The priority of the operations there.
    public let queuePriority: Operation.QueuePriority

    /// A scheduler that uses `operationQueue`.
    public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
        self.operationQueue = operationQueue
        self.queuePriority = queuePriority
    }

    /// Runs `action` as an operation. To dispose of it in time cancels the operation.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> Disposable
    ) -> Disposable {
        let slot = SingleAssignmentDisposable()
        let work = Carried { if !slot.isDisposed { slot.setDisposable(action(state)) } }
        let operation = BlockOperation { work.value() }
        operation.queuePriority = queuePriority
        operationQueue.addOperation(operation)
        return Disposables.create(Disposables.create(with: operation.cancel), slot)
    }
}
