import Streams

/// A shared value behind a lock. Virtual time has one thread, but the code under test may use others.
final class Locked<Value>: Sendable {
    private let lock: Streams.Locked<Value>

    init(_ value: Value) { lock = Streams.Locked(value) }

    var value: Value { lock.value }

    func update(_ change: (inout Value) -> Void) { lock.withLock(change) }
}
