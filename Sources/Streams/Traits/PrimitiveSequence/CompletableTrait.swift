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
    /// Receives the end of the sequence.
    public typealias CompletableObserver = (CompletableEvent) -> Void
}
