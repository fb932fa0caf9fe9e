import Synchronization

/// What the module is holding at the moment.
public enum Resources {
    private static let count = Atomic<Int32>(0)

    /// How many subscriptions are open in the whole process: begun, and neither ended, disposed of nor forgotten.
    ///
    /// An operator that outlives its source (`flatMap`, for one) opens a subscription of its own for each source,
    /// so compare two readings rather than trust one. Safe from any thread.
    public static var total: Int32 { count.load(ordering: .sequentiallyConsistent) }

    static func increment() { count.add(1, ordering: .relaxed) }

    static func decrement() { count.subtract(1, ordering: .relaxed) }
}
