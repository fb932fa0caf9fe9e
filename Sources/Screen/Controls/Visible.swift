import Streams

/// A property of a control that a person can see, kept to the main queue.
///
/// A touch from elsewhere is reported and still does what it says: it is a mistake, and not one to lose data by.
final class Visible<Value: Sendable>: Sendable {
    private let name: String
    private let current: Locked<Value>

    init(_ name: String, _ value: Value) {
        self.name = name
        current = Locked(value)
    }

    /// The value for who draws it, or for the user's own keys.
    var value: Value {
        get { current.withLock { $0 } }
        set { _ = current.exchange(newValue) }
    }

    /// The value for the program.
    func read(of control: Control) -> Value {
        MainQueue.expect(.read, of: name, on: control)
        return value
    }

    /// A value from the program.
    func set(_ new: Value, of control: Control) {
        MainQueue.expect(.set, of: name, on: control)
        value = new
    }
}
