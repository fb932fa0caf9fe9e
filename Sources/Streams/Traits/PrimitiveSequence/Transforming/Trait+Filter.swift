extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The element if `predicate` is true for it: so a maybe.
    ///
    ///     single                     --(1|)
    ///     filter { $0 > 1 }          --|
    ///
    /// If `predicate` throws, the result ends with that error.
    ///
    /// Source: ReactiveX, "Filter".
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.filter(predicate))
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The element if there is one and `predicate` is true for it.
    ///
    ///     maybe                      --(1|)
    ///     filter { $0 > 1 }          --|
    ///
    /// If `predicate` throws, the result ends with that error.
    ///
    /// Source: ReactiveX, "Filter".
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.filter(predicate))
    }
}
