extension ObservableType where Element == Never {
    /// The end of this observable, which has no elements.
    ///
    ///     source                                --1--2--|
    ///     ignoreElements().asCompletable()      --------|
    ///
    /// Source: RxSwift, `asCompletable`.
    public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Only the end: the element is dropped.
    ///
    ///     single                --(1|)
    ///     asCompletable()       --|
    ///
    /// Source: RxSwift, `asCompletable`.
    public func asCompletable() -> Completable { Completable(raw: primitiveSequence.source.ignoreElements()) }
}
