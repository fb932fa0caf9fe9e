import Streams

/// A property of a control or a screen that a person can see. It belongs to the main queue.
///
/// If another queue uses it, that is reported as a mistake, and the value is read or set all the same: no data is lost.
final class Visible<Value: Sendable>: Sendable {
    private let name: String
    private let current: Locked<Value>

    init(_ name: String, _ value: Value) {
        self.name = name
        current = Locked(value)
    }

    /// The value for drawing, and for the user's keys.
    var value: Value {
        get { current.value }
        set { _ = current.exchange(newValue) }
    }

    /// Returns the value to the program.
    func read(of part: some ScreenPart) -> Value {
        MainQueue.expect(.read, of: name, on: part)
        return value
    }

    /// Sets a value from the program.
    func set(_ new: Value, of part: some ScreenPart) {
        MainQueue.expect(.set, of: name, on: part)
        value = new
    }
}
