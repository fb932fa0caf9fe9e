import Synchronization

/// The resources that the module holds at the moment.
public enum Resources {
    private static let count = Atomic<Int32>(0)

    /// How many subscriptions are open in the whole process: begun, and neither ended, disposed of nor forgotten.
    ///
    /// An operator that outlives its source, such as `flatMap`, opens a subscription of its own for each source: compare two
    /// readings. Safe from any thread.
    public static var total: Int32 { count.load(ordering: .sequentiallyConsistent) }

    static func increment() { count.add(1, ordering: .relaxed) }

    static func decrement() { count.subtract(1, ordering: .relaxed) }
}
