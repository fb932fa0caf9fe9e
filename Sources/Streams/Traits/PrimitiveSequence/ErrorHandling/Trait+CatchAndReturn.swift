extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The same single. If it fails, `element` comes in place of the error.
    ///
    ///     single                --#
    ///     catchAndReturn(0)     --(0|)
    ///
    /// Source: ReactiveX, "Catch".
    public func catchAndReturn(_ element: Element) -> Single<Element> {
        Single(raw: primitiveSequence.source.catchAndReturn(element))
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The same maybe. If it fails, `element` comes in place of the error.
    ///
    ///     maybe                 --#
    ///     catchAndReturn(0)     --(0|)
    ///
    /// Source: ReactiveX, "Catch".
    public func catchAndReturn(_ element: Element) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.catchAndReturn(element))
    }
}
