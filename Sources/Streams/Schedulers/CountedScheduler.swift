import Dispatch

/// Runs actions on a serial queue, and counts them: so a check can ask whether the queue is empty.
package final class CountedScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
    private let onChange: @Sendable (_ difference: Int) -> Void

    /// - Parameters:
    ///   - queue: Its queue. Nobody else gives it work.
    ///   - onChange: Called with 1 when an action comes, and with -1 when it is done.
    package init(queue: DispatchQueue, onChange: @escaping @Sendable (_ difference: Int) -> Void) {
        self.onChange = onChange
        super.init(serialQueue: queue, leeway: Self.defaultLeeway)
    }

    override package func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
        onChange(1)
        // An action that is disposed of before never runs, and this always does.
        defer { configuration.queue.async { [onChange] in onChange(-1) } }
        return super.schedule(state, action: action)
    }

    override func enqueue(_ work: @escaping @Sendable () -> Void) {
        onChange(1)
        super.enqueue { [onChange] in
            work()
            onChange(-1)
        }
    }
}
