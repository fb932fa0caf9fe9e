extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The element, or `default` if there is none: so a single.
    ///
    ///     maybe                   --|
    ///     ifEmpty(default: 0)     --(0|)
    ///
    /// Source: ReactiveX, "DefaultIfEmpty".
    public func ifEmpty(default: Element) -> Single<Element> {
        Single(raw: primitiveSequence.source.ifEmpty(default: `default`))
    }

    /// The element, or if there is none, that of `other`, if it has one.
    ///
    ///     source                       --|
    ///     maybe                        -(1|)
    ///     ifEmpty(switchTo: maybe)     ---(1|)
    ///
    /// Source: ReactiveX, "DefaultIfEmpty".
    public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.ifEmpty(switchTo: other.source))
    }

    /// The element, or if there is none, that of `other`: so a single.
    ///
    ///     source                        --|
    ///     single                        -(1|)
    ///     ifEmpty(switchTo: single)     ---(1|)
    ///
    /// Source: ReactiveX, "DefaultIfEmpty".
    public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
        Single(raw: primitiveSequence.source.ifEmpty(switchTo: other.source))
    }
}
