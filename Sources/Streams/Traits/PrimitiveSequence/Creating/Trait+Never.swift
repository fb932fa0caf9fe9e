extension PrimitiveSequenceType where Trait == SingleTrait {
    /// A single that never ends.
    ///
    ///     Single.never()     -----
    ///
    /// Source: ReactiveX, "Empty/Never/Throw".
    public static func never() -> Single<Element> { Single(raw: .never()) }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// A maybe that never ends.
    ///
    ///     Maybe.never()     -----
    ///
    /// Source: ReactiveX, "Empty/Never/Throw".
    public static func never() -> Maybe<Element> { Maybe(raw: .never()) }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// A completable that never ends.
    ///
    ///     Completable.never()     -----
    ///
    /// Source: ReactiveX, "Empty/Never/Throw".
    public static func never() -> Completable { Completable(raw: .never()) }
}
