extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The element, transformed, or none if `transform` returns `nil`: so a maybe.
    ///
    ///     single                                 --(1|)
    ///     compactMap { $0 > 1 ? $0 : nil }       --|
    ///
    /// If `transform` throws, the result ends with that error.
    ///
    /// Source: RxSwift, `compactMap`.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        Maybe(raw: primitiveSequence.source.compactMap(transform))
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The element, if there is one, transformed, or none if `transform` returns `nil`.
    ///
    ///     maybe                                  --(1|)
    ///     compactMap { $0 > 1 ? $0 : nil }       --|
    ///
    /// If `transform` throws, the result ends with that error.
    ///
    /// Source: RxSwift, `compactMap`.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
        Maybe(raw: primitiveSequence.source.compactMap(transform))
    }
}
