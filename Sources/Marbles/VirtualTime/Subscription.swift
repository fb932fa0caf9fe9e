/// The ticks at which a subscription began and ended.
///
/// Source: RxTest, `Subscription`.
public struct Subscription: Hashable, Sendable {
    /// The time of an event that has not happened.
    private static let never = TestTime.max

    /// The tick of the `subscribe`.
    public let subscribe: TestTime
    /// The tick at which it was disposed of, by an end or by hand. `TestTime.max` while it is open.
    public let unsubscribe: TestTime

    /// A subscription that is still open.
    public init(_ subscribe: TestTime) { self.init(subscribe, Self.never) }

    /// A subscription that has ended.
    public init(_ subscribe: TestTime, _ unsubscribe: TestTime) {
        self.subscribe = subscribe
        self.unsubscribe = unsubscribe
    }

    /// Whether it has not been disposed of.
    public var isOpen: Bool { unsubscribe == Self.never }
}

extension Subscription: CustomDebugStringConvertible {
    /// `4 ..< 9`, or `4 ...` while it is open.
    public var debugDescription: String { isOpen ? "\(subscribe) ..." : "\(subscribe) ..< \(unsubscribe)" }
}
