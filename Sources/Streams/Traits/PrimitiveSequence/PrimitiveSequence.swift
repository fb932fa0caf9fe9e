/// A sequence with a promise about its elements: exactly one (`Single`), at most one (`Maybe`), or none (`Completable`). Each of
/// them may fail instead. `Trait` says which promise it is.
///
/// It is an observable with a narrower interface. It is cold: each subscription runs it anew, nothing is shared.
///
/// Source: RxSwift, `PrimitiveSequence`.
public struct PrimitiveSequence<Trait, Element>: Sendable {
    let source: Observable<Element>

    /// - Parameter raw: An observable that keeps the promise.
    init(raw: Observable<Element>) { source = raw }
}

/// Something that can be read as a `Single`, a `Maybe` or a `Completable`.
public protocol PrimitiveSequenceType {
    /// The promise: `SingleTrait`, `MaybeTrait` or `CompletableTrait`.
    associatedtype Trait
    /// The type of the element.
    associatedtype Element

    /// This value as a primitive sequence.
    var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
    /// Itself.
    public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
    /// The same sequence without the promise. A success is a `next` and a `completed`.
    ///
    ///     single             --(1|)
    ///     asObservable()     --(1|)
    ///
    /// Source: RxSwift, `asObservable`.
    public func asObservable() -> Observable<Element> { source }
}
