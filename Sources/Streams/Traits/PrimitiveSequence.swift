/// A sequence that promises how it ends: with one element, with at most one, or with none. `Trait` says which.
///
///     Single          --(1|)     or     --#
///     Maybe           --(1|)     or     --|     or     --#
///     Completable     --|        or     --#
///
/// It is an observable with a narrower interface, and as cold: each subscription runs it anew, nothing is shared.
///
/// Source: RxSwift, `PrimitiveSequence`.
public struct PrimitiveSequence<Trait, Element>: Sendable {
    let source: Observable<Element>

    /// - Parameter raw: An observable that keeps the promise.
    init(raw: Observable<Element>) { source = raw }
}

/// Something that can be read as a `Single`, a `Maybe` or a `Completable`.
public protocol PrimitiveSequenceType {
    /// Which promise it makes: `SingleTrait`, `MaybeTrait` or `CompletableTrait`.
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
    ///     single               --(1|)
    ///     asObservable()       --(1|)
    ///
    public func asObservable() -> Observable<Element> { source }
}
