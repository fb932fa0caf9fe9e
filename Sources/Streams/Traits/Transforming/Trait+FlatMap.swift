extension PrimitiveSequenceType where Trait == SingleTrait {
    /// One request after another: the single that `selector` makes of the element.
    ///
    ///     single                  -(1|)
    ///     flatMap { next }        ---(a|)     1: --(a|)
    ///
    /// What `selector` throws is the result's error; so is an error of either single.
    ///
    /// Source: ReactiveX, "FlatMap".
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result> {
        Single<Result>(raw: primitiveSequence.source.flatMap(selector))
    }

    /// The maybe that `selector` makes of the element.
    ///
    ///     single                       -(1|)
    ///     flatMapMaybe { next }        ---|     1: --|
    ///
    /// What `selector` throws is the result's error; so is an error of either sequence.
    ///
    /// Source: ReactiveX, "FlatMap".
    public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        Maybe<Result>(raw: primitiveSequence.source.flatMap(selector))
    }

    /// The completable that `selector` makes of the element: load, then save.
    ///
    ///     single                             -(1|)
    ///     flatMapCompletable { next }        ---|     1: --|
    ///
    /// What `selector` throws is the result's error; so is an error of either sequence.
    ///
    /// Source: ReactiveX, "FlatMap".
    public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
        Completable(raw: primitiveSequence.source.flatMap(selector))
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The maybe that `selector` makes of the element, if there is one.
    ///
    ///     maybe                   -(1|)
    ///     flatMap { next }        ---(a|)     1: --(a|)
    ///
    /// What `selector` throws is the result's error; so is an error of either maybe.
    ///
    /// Source: ReactiveX, "FlatMap".
    public func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
        Maybe<Result>(raw: primitiveSequence.source.flatMap(selector))
    }
}
