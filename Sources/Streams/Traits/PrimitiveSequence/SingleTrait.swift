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
    /// Sends the result of `create`. It may be called from any thread. Only the first call counts.
    public typealias SingleObserver = @Sendable (SingleEvent<Element>) -> Void
}
