extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    /// Subscribes with one closure for the end.
    ///
    /// - Returns: A disposable that ends the subscription early.
    public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> Disposable {
        primitiveSequence.source.open(
            Sink(
                next: { _ in },
                end: { stop in
                    switch stop {
                    case .error(let error): observer(.error(error))
                    case .completed: observer(.completed)
                    }
                }))
    }

    /// Subscribes with a closure for each way to end; leave out those you do not need.
    ///
    /// The closures run on the thread of the event.
    ///
    /// - Parameters:
    ///   - onCompleted: Called when it ends well.
    ///   - onError: Called with the error. Without it an error goes to `Hooks.defaultErrorHandler`.
    ///   - onDisposed: Called once when the subscription is over: right after the event, or when it is disposed of.
    /// - Returns: A disposable that ends the subscription early.
    public func subscribe(
        onCompleted: (() -> Void)? = nil, onError: ((Swift.Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        let callStack = Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []
        let over = Disposables.create { onDisposed?() }
        let subscription = subscribe { event in
            switch event {
            case .error(let error):
                if let onError { onError(error) } else { Hooks.defaultErrorHandler(callStack, error) }
            case .completed: onCompleted?()
            }
            over.dispose()
        }
        return Disposables.create(subscription, over)
    }

    /// Subscribes with closures that receive `object`. The subscription does not keep it alive.
    ///
    /// When `object` is gone, the closures are no longer called.
    ///
    /// - Returns: A disposable that ends the subscription early.
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onCompleted: ((Object) -> Void)? = nil, onError: ((Object, Swift.Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        subscribe(
            onCompleted: { [weak object] in if let object { onCompleted?(object) } },
            onError: { [weak object] error in if let object { onError?(object, error) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } })
    }
}
