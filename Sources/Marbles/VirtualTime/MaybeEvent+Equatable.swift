import Streams

/// Two events are equal when they have the same kind and equal elements. Errors are equal when they print the same.
///
/// Source: RxTest.
extension MaybeEvent: Equatable where Element: Equatable {
    /// Whether the events have the same kind and content.
    public static func == (lhs: MaybeEvent, rhs: MaybeEvent) -> Bool {
        switch (lhs, rhs) {
        case (.success(let left), .success(let right)): left == right
        case (.error(let left), .error(let right)): "\(left)" == "\(right)"
        case (.completed, .completed): true
        default: false
        }
    }
}
