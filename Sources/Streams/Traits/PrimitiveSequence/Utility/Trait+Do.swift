extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The same single, with closures that run as its end passes: before it goes on, and after.
    ///
    ///     single                 --(1|)
    ///     do(onSuccess: log)     --(1|)
    ///     log                    --1
    ///
    /// If a closure throws, the result ends with that error.
    ///
    /// - Parameters:
    ///   - onSuccess: Called with the element before it goes on, `afterSuccess` after everything downstream.
    ///   - onError: Called with the error before it goes on, `afterError` after everything downstream.
    ///   - onSubscribe: Called before it subscribes to the single, `onSubscribed` after.
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
    /// The same maybe, with closures that run as its events pass: before they go on, and after.
    ///
    ///     maybe               --(1|)
    ///     do(onNext: log)     --(1|)
    ///     log                 --1
    ///
    /// If a closure throws, the result ends with that error.
    ///
    /// - Parameters:
    ///   - onNext: Called with the element before it goes on, `afterNext` after everything downstream.
    ///   - onError: Called with the error before it goes on, `afterError` after everything downstream.
    ///   - onCompleted: Called before the end goes on, after an element too; `afterCompleted` when those downstream have
    ///     seen it.
    ///   - onSubscribe: Called before it subscribes to the maybe, `onSubscribed` after.
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
    /// The same completable, with closures that run as its end passes: before it goes on, and after.
    ///
    ///     completable              --|
    ///     do(onCompleted: log)     --|
    ///     log                      --x
    ///
    /// If a closure throws, the result ends with that error.
    ///
    /// - Parameters:
    ///   - onError: Called with the error before it goes on, `afterError` after everything downstream.
    ///   - onCompleted: Called before the end goes on, `afterCompleted` after everything downstream.
    ///   - onSubscribe: Called before it subscribes to the completable, `onSubscribed` after.
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
