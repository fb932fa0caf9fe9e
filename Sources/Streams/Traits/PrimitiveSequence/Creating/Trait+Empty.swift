extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// A maybe that completes, before `subscribe` returns.
    ///
    ///     Maybe.empty()     |
    ///
    /// Source: ReactiveX, "Empty/Never/Throw".
    public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// A completable that completes, before `subscribe` returns.
    ///
    ///     Completable.empty()     |
    ///
    /// Source: ReactiveX, "Empty/Never/Throw".
    public static func empty() -> Completable { Completable(raw: .empty()) }
}
