import Dispatch

/// Runs actions on a serial queue, and tells of each that comes and of each that is done: so a check can ask whether there are any.
package final class CountedScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
    private let onCome, onDone: @Sendable () -> Void

    /// - Parameter queue: Its queue. What others put there is not counted.
    package init(queue: DispatchQueue, onCome: @escaping @Sendable () -> Void, onDone: @escaping @Sendable () -> Void) {
        (self.onCome, self.onDone) = (onCome, onDone)
        super.init(serialQueue: queue, leeway: Self.defaultLeeway)
    }

    override package func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
        count { super.schedule(state, action: action) }
    }

    override func enqueue(_ work: @escaping @Sendable () -> Void) { count { super.enqueue(work) } }

    /// An action that is disposed of before its turn does not run. What stands behind it always does.
    private func count<Result>(_ enqueue: () -> Result) -> Result {
        onCome()
        defer { configuration.queue.async(execute: onDone) }
        return enqueue()
    }
}
