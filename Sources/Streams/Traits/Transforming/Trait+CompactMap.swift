extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The element, transformed, unless `transform` makes it `nil`: so a maybe.
    ///
    ///     single                                 --(1|)
    ///     compactMap { $0 > 1 ? $0 : nil }       --|
    ///
    /// What `transform` throws is the result's error.
    ///
    /// Source: RxSwift, `compactMap`.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        Maybe(raw: primitiveSequence.source.compactMap(transform))
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The element, if there is one, transformed, unless `transform` makes it `nil`.
    ///
    ///     maybe                                  --(1|)
    ///     compactMap { $0 > 1 ? $0 : nil }       --|
    ///
    /// What `transform` throws is the result's error.
    ///
    /// Source: RxSwift, `compactMap`.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        Maybe(raw: primitiveSequence.source.compactMap(transform))
    }
}
