import Streams

/// Two events are equal when they have the same kind. Errors are equal when they print the same.
///
/// Source: RxTest.
extension CompletableEvent: Equatable {
    /// Whether the events have the same kind and content.
    public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
        switch (lhs, rhs) {
        case (.error(let left), .error(let right)): "\(left)" == "\(right)"
        case (.completed, .completed): true
        default: false
        }
    }
}
