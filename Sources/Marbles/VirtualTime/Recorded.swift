/// A value, and the tick at which it happened.
///
/// Source: RxTest, `Recorded`.
public struct Recorded<Value> {
    /// The tick at which it happened.
    public let time: TestTime
    /// The value.
    public let value: Value

    /// `value`, which happened at the tick `time`.
    public init(time: TestTime, value: Value) {
        self.time = time
        self.value = value
    }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: Sendable where Value: Sendable {}

extension Recorded: CustomDebugStringConvertible {
    /// `next(1) @ 4`.
    public var debugDescription: String { "\(value) @ \(time)" }
}
