/// Whether the element that ends a `take(while:)` or a `take(until:)` is passed on itself.
public enum TakeBehavior {
    /// It is the last element.
    case inclusive
    /// It is not passed on.
    case exclusive
}
