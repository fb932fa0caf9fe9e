extension PrimitiveSequenceType where Trait == SingleTrait {
    /// One request after another: the single that `selector` makes from the element.
    ///
    ///     source                 -(1|)
    ///     flatMap { single }     ---(a|)     1: --(a|)
    ///
    /// If `selector` throws, or if either single fails, the result ends with that error.
    ///
    /// Source: ReactiveX, "FlatMap".
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result> {
        Single<Result>(raw: primitiveSequence.source.flatMap(selector))
    }

    /// The maybe that `selector` makes from the element.
    ///
    ///     source                     -(1|)
    ///     flatMapMaybe { maybe }     ---|      1: --|
    ///
    /// If `selector` throws, or if either sequence fails, the result ends with that error.
    ///
    /// Source: ReactiveX, "FlatMap".
    public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        Maybe<Result>(raw: primitiveSequence.source.flatMap(selector))
    }

    /// The completable that `selector` makes from the element: load, then save.
    ///
    ///     source                                 -(1|)
    ///     flatMapCompletable { completable }     ---|      1: --|
    ///
    /// If `selector` throws, or if either sequence fails, the result ends with that error.
    ///
    /// Source: ReactiveX, "FlatMap".
    public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
        Completable(raw: primitiveSequence.source.flatMap(selector))
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The maybe that `selector` makes from the element, if there is one.
    ///
    ///     source                -(1|)
    ///     flatMap { maybe }     ---(a|)     1: --(a|)
    ///
    /// If `selector` throws, or if either maybe fails, the result ends with that error.
    ///
    /// Source: ReactiveX, "FlatMap".
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        Maybe<Result>(raw: primitiveSequence.source.flatMap(selector))
    }
}
