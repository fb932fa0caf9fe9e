import Streams

/// Two events are equal when they have the same kind and equal elements. Errors are equal when they print the same.
///
/// Source: RxTest. It compares errors by their text if there is no better way.
extension Event: Equatable where Element: Equatable {
    /// Whether the events have the same kind and content.
    public static func == (lhs: Event, rhs: Event) -> Bool {
        switch (lhs, rhs) {
        case (.next(let left), .next(let right)): left == right
        case (.error(let left), .error(let right)): "\(left)" == "\(right)"
        case (.completed, .completed): true
        default: false
        }
    }
}
