extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The element if `predicate` holds for it: so a maybe.
    ///
    ///     single                     --(1|)
    ///     filter { $0 > 1 }          --|
    ///
    /// What `predicate` throws is the result's error.
    ///
    /// Source: ReactiveX, "Filter".
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.filter(predicate))
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The element if there is one and `predicate` holds for it.
    ///
    ///     maybe                      --(1|)
    ///     filter { $0 > 1 }          --|
    ///
    /// What `predicate` throws is the result's error.
    ///
    /// Source: ReactiveX, "Filter".
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
        Maybe(raw: primitiveSequence.source.filter(predicate))
    }
}
