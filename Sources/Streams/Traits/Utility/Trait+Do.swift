extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The same single, with closures run as its end passes: before it goes on, and after.
    ///
    ///     single                 --(1|)
    ///     do(onSuccess: log)     --(1|)
    ///     log                    --1
    ///
    /// What a closure throws ends the result with that error.
    ///
    /// - Parameters:
    ///   - onSuccess: Called with the element before it goes on, `afterSuccess` when those downstream have seen it.
    ///   - onError: Called with the error before it goes on, `afterError` when those downstream have seen it.
    ///   - onSubscribe: Called before the single is subscribed to, `onSubscribed` after.
    ///   - onDispose: Called once the subscription is over.
    ///
    /// Source: ReactiveX, "Do".
    public func `do`(
        onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
        onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Single<Element> {
        Single(
            raw: primitiveSequence.source.do(
                onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The same maybe, with closures run as its events pass: before they go on, and after.
    ///
    ///     maybe               --(1|)
    ///     do(onNext: log)     --(1|)
    ///     log                 --1
    ///
    /// What a closure throws ends the result with that error.
    ///
    /// - Parameters:
    ///   - onNext: Called with the element before it goes on, `afterNext` when those downstream have seen it.
    ///   - onError: Called with the error before it goes on, `afterError` when those downstream have seen it.
    ///   - onCompleted: Called before the end goes on, after an element too; `afterCompleted` when those downstream have
    ///     seen it.
    ///   - onSubscribe: Called before the maybe is subscribed to, `onSubscribed` after.
    ///   - onDispose: Called once the subscription is over.
    ///
    /// Source: ReactiveX, "Do".
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
        onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Maybe<Element> {
        Maybe(
            raw: primitiveSequence.source.do(
                onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
                onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// The same completable, with closures run as its end passes: before it goes on, and after.
    ///
    ///     completable              --|
    ///     do(onCompleted: log)     --|
    ///     log                      --x
    ///
    /// What a closure throws ends the result with that error.
    ///
    /// - Parameters:
    ///   - onError: Called with the error before it goes on, `afterError` when those downstream have seen it.
    ///   - onCompleted: Called before the end goes on, `afterCompleted` when those downstream have seen it.
    ///   - onSubscribe: Called before the completable is subscribed to, `onSubscribed` after.
    ///   - onDispose: Called once the subscription is over.
    ///
    /// Source: ReactiveX, "Do".
    public func `do`(
        onError: ((Swift.Error) throws -> Void)? = nil, afterError: ((Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
    ) -> Completable {
        Completable(
            raw: primitiveSequence.source.do(
                onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }
}
