/// The promise of a `Completable`: no element, only an end.
public enum CompletableTrait {}

/// A sequence without elements: it completes, or it fails. For example: a file is saved.
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
    /// Sends the result of `create`. It may be called from any thread. Only the first call counts.
    public typealias CompletableObserver = @Sendable (CompletableEvent) -> Void
}
