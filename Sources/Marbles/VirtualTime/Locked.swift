import Synchronization

/// A value behind a lock. Virtual time has one thread, but the code under test may bring others along.
final class Locked<Value>: @unchecked Sendable {
    private struct Box: @unchecked Sendable { var value: Value }
    private let box: Mutex<Box>

    init(_ value: Value) { box = Mutex(Box(value: value)) }

    var value: Value { box.withLock { $0 }.value }

    func update(_ change: (inout Value) -> Void) { box.withLock { change(&$0.value) } }
}
