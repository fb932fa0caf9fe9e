/// The promise of a `Completable`: no element, only an end.
public enum CompletableTrait {}

/// A sequence without elements: it is done, or it has failed. Saving a file, say.
///
///     completed     --|
///     error         --#
///
/// Source: RxSwift, `Completable`.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// How a `Completable` ends.
@frozen public enum CompletableEvent: Sendable {
    /// With an error.
    case error(Swift.Error)
    /// Well.
    case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// What the recipe of `create` tells the result. May be called from any thread; only the first call counts.
    public typealias CompletableObserver = @Sendable (CompletableEvent) -> Void
}
