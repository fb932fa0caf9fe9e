import Synchronization

extension Hooks {
    @TaskLocal private static var queueListener: Carried<() -> Void>?
    /// Whether somebody has listened. To look for the listener takes time.
    private static let hearsQueues = Atomic(false)

    /// Runs `body`. `listener` is called each time a scheduler puts something on a dispatch queue from the thread of `body`: a check
    /// with a virtual clock learns of what that clock does not wait for.
    package static func listen<Result>(
        toQueues listener: @escaping () -> Void, in body: () throws -> Result
    ) rethrows -> Result {
        hearsQueues.store(true, ordering: .relaxed)
        return try $queueListener.withValue(Carried(listener), operation: body)
    }

    @inline(__always) static func tellOfQueue() {
        if hearsQueues.load(ordering: .relaxed) { queueListener?.value() }
    }
}
