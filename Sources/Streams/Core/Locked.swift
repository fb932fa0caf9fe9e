import Synchronization

/// A value behind a lock. The compiler need not know that it is sendable: it may be a closure or an existential.
///
/// Never run foreign code under a lock. Take values out of it, and release, call or dispose of them after `withLock`.
package struct Locked<Value>: ~Copyable, @unchecked Sendable {
    private let mutex: Mutex<Carried<Value>>
    /// The thread sanitizer does not see what `Mutex` does on Linux. It sees this go from one thread to the next.
    private let order = Atomic(false)

    package init(_ value: Value) { mutex = Mutex(Carried(value)) }

    package borrowing func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        mutex.withLock { carried in
            _ = order.load(ordering: .acquiring)
            defer { order.store(true, ordering: .releasing) }
            return Carried(body(&carried.value))
        }.value
    }

    /// A copy of the value. A closure has to be read so: each `withLock` of one puts it back with one more layer around it, and calling
    /// it gets slower.
    package var value: Value { withLock { $0 } }

    /// Puts `new` in and gives the old value back, so that it is released outside the lock.
    package borrowing func exchange(_ new: consuming Value) -> Value {
        var old = consume new
        withLock { swap(&$0, &old) }
        return old
    }
}
