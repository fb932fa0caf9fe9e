extension PrimitiveSequenceType where Trait == SingleTrait {
    /// A success, before `subscribe` returns.
    ///
    ///     Single.just(1)     (1|)
    ///
    /// The argument is computed when the single is made: use `deferred` for work that should wait.
    ///
    /// Source: ReactiveX, "Just".
    public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }

    /// A success, scheduled on `scheduler`.
    ///
    ///     Single.just(1, scheduler: scheduler)     (1|)
    ///
    /// Source: ReactiveX, "Just".
    public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Single<Element> {
        Single(raw: .just(element, scheduler: scheduler))
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// A success, before `subscribe` returns.
    ///
    ///     Maybe.just(1)     (1|)
    ///
    /// The argument is computed when the maybe is made: use `deferred` for work that should wait.
    ///
    /// Source: ReactiveX, "Just".
    public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

    /// A success, scheduled on `scheduler`.
    ///
    ///     Maybe.just(1, scheduler: scheduler)     (1|)
    ///
    /// Source: ReactiveX, "Just".
    public static func just(_ element: Element, scheduler: ImmediateSchedulerType) -> Maybe<Element> {
        Maybe(raw: .just(element, scheduler: scheduler))
    }
}
