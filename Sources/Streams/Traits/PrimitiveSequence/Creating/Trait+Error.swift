extension PrimitiveSequenceType where Trait == SingleTrait {
    /// A single that fails, before `subscribe` returns.
    ///
    ///     Single.error(offline)     #
    ///
    /// Source: ReactiveX, "Empty/Never/Throw".
    public static func error(_ error: Swift.Error) -> Single<Element> { Single(raw: .error(error)) }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// A maybe that fails, before `subscribe` returns.
    ///
    ///     Maybe.error(offline)     #
    ///
    /// Source: ReactiveX, "Empty/Never/Throw".
    public static func error(_ error: Swift.Error) -> Maybe<Element> { Maybe(raw: .error(error)) }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// A completable that fails, before `subscribe` returns.
    ///
    ///     Completable.error(offline)     #
    ///
    /// Source: ReactiveX, "Empty/Never/Throw".
    public static func error(_ error: Swift.Error) -> Completable { Completable(raw: .error(error)) }
}
