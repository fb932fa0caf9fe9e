extension ObservableType {
    /// The element of this observable, if it has one, once it has completed.
    ///
    ///     source          --1--|
    ///     asMaybe()       -----(1|)
    ///
    /// With a second element it fails at once with `RxError.moreThanOneElement`. If the source never ends, nothing comes.
    ///
    /// Source: RxSwift, `asMaybe`.
    public func asMaybe() -> Maybe<Element> {
        Maybe(raw: onlyElement(orElse: .completed))
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The same, as a maybe that always has an element.
    ///
    ///     single          --(1|)
    ///     asMaybe()       --(1|)
    ///
    /// Source: RxSwift, `asMaybe`.
    public func asMaybe() -> Maybe<Element> { Maybe(raw: primitiveSequence.source) }
}
