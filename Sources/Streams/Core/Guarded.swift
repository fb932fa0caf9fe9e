import Synchronization

/// A value behind a lock, which may be something the compiler cannot see to be sendable (a closure, an existential).
final class Guarded<Value>: @unchecked Sendable {
    private struct Box: @unchecked Sendable { var value: Value }
    private let box: Mutex<Box>

    init(_ value: Value) { box = Mutex(Box(value: value)) }

    var value: Value {
        get { box.withLock { $0.value } }
        set { _ = exchange(newValue) }
    }

    /// Puts `new` in and gives the old value back, so that it is released outside the lock.
    func exchange(_ new: Value) -> Value {
        let new = Box(value: new)
        return box.withLock { box in
            let old = box
            box = new
            return old
        }.value
    }
}

/// Carries a value across a border that wants `Sendable`, on the word of whoever writes it.
struct Carried<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
