import Streams

/// A value behind a lock, shared. Virtual time has one thread, but the code under test may bring others along.
final class Locked<Value>: Sendable {
    private let lock: Streams.Locked<Value>

    init(_ value: Value) { lock = Streams.Locked(value) }

    var value: Value { lock.withLock { $0 } }

    func update(_ change: (inout Value) -> Void) { lock.withLock(change) }
}
