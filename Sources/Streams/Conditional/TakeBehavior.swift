/// Whether `take(while:)` or `take(until:)` sends the element that ends it.
public enum TakeBehavior {
    /// It is the last element.
    case inclusive
    /// It is not sent.
    case exclusive
}
