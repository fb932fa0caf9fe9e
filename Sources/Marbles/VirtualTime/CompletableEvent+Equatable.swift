import Streams

/// Two events are equal when they are of one kind. Errors are equal when they print the same.
///
/// Source: RxTest.
extension CompletableEvent: Equatable {
    /// Whether the events are of one kind and hold the same.
    public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
        switch (lhs, rhs) {
        case (.error(let left), .error(let right)): "\(left)" == "\(right)"
        case (.completed, .completed): true
        default: false
        }
    }
}
