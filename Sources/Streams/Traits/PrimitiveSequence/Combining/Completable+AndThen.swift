extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// `second`, once this has completed: save, then load again.
    ///
    ///     source              --|
    ///     single              -(1|)
    ///     andThen(single)     ---(1|)
    ///
    /// An error comes at once, without a subscription to `second`. The argument is computed when the chain is built, before this has
    /// run: use `deferred` for work that needs the result of this.
    ///
    /// Source: ReactiveX, "Concat".
    public func andThen<Result>(_ second: Single<Result>) -> Single<Result> {
        Single(raw: andThen(second.source))
    }

    /// `second`, once this has completed.
    ///
    ///     source             --|
    ///     maybe              -|
    ///     andThen(maybe)     ---|
    ///
    /// An error comes at once, without a subscription to `second`.
    ///
    /// Source: ReactiveX, "Concat".
    public func andThen<Result>(_ second: Maybe<Result>) -> Maybe<Result> {
        Maybe(raw: andThen(second.source))
    }

    /// `second`, once this has completed.
    ///
    ///     source                   --|
    ///     completable              -|
    ///     andThen(completable)     ---|
    ///
    /// An error comes at once, without a subscription to `second`.
    ///
    /// Source: ReactiveX, "Concat".
    public func andThen(_ second: Completable) -> Completable {
        Completable(raw: andThen(second.source))
    }

    /// `second`, once this has completed.
    ///
    ///     source                  --|
    ///     observable              -1-2-|
    ///     andThen(observable)     ---1-2-|
    ///
    /// An error comes at once, without a subscription to `second`.
    ///
    /// Source: ReactiveX, "Concat".
    public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> {
        let first = primitiveSequence.source
        return Observable<Result> { sink in
            let upstream = sink.lifetime.branch()
            first.open(
                Sink(
                    next: { _ in },
                    end: { stop in
                        switch stop {
                        case .error: sink.finish(stop)
                        case .completed:
                            if sink.lifetime.isLive { second.openInTurn(sink) }
                            sink.lifetime.letGo(of: upstream)
                        }
                    }, lifetime: upstream))
        }
    }
}
