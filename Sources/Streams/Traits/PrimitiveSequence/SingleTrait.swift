/// The promise of a `Single`: one element, or an error.
public enum SingleTrait {}

/// A sequence of exactly one element, or an error. For example: the answer to a request.
///
///     success     --(1|)
///     failure     --#
///
/// Source: RxSwift, `Single`.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// How a `Single` ends.
public typealias SingleEvent<Element> = Result<Element, Swift.Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Receives the end of the sequence.
    public typealias SingleObserver = (SingleEvent<Element>) -> Void
}
