extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The element, transformed.
    ///
    ///     single                  --(1|)
    ///     map { $0 * 10 }         --(a|)     a: 10
    ///
    /// If `transform` throws, the result ends with that error.
    ///
    /// Source: ReactiveX, "Map".
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
        Single(raw: primitiveSequence.source.map(transform))
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The element, if there is one, transformed.
    ///
    ///     maybe                   --(1|)
    ///     map { $0 * 10 }         --(a|)     a: 10
    ///
    /// If `transform` throws, the result ends with that error.
    ///
    /// Source: ReactiveX, "Map".
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
        Maybe(raw: primitiveSequence.source.map(transform))
    }
}
