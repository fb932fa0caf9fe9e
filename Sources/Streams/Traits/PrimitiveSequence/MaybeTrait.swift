/// The promise of a `Maybe`: at most one element, or an error.
public enum MaybeTrait {}

/// A sequence of one element, of none, or an error. For example: a look into a cache.
///
///     success       --(1|)
///     completed     --|
///     error         --#
///
/// Source: RxSwift, `Maybe`.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// How a `Maybe` ends.
@frozen public enum MaybeEvent<Element> {
    /// With an element.
    case success(Element)
    /// With an error.
    case error(Swift.Error)
    /// Without an element.
    case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Receives the end of the sequence.
    public typealias MaybeObserver = (MaybeEvent<Element>) -> Void
}
