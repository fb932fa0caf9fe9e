import Streams

/// Two events are equal when they are of one kind and hold equal elements. Errors are equal when they print the same.
///
/// Source: RxTest, which compares errors by their text where it knows nothing better.
extension Event: Equatable where Element: Equatable {
    /// Whether the events are of one kind and hold the same.
    public static func == (lhs: Event, rhs: Event) -> Bool {
        switch (lhs, rhs) {
        case (.next(let left), .next(let right)): left == right
        case (.error(let left), .error(let right)): "\(left)" == "\(right)"
        case (.completed, .completed): true
        default: false
        }
    }
}
