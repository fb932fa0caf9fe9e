extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// Subscribes with one closure for the end.
    ///
    /// - Returns: A disposable that ends the subscription early.
    public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> Disposable {
        var isOver = false
        return primitiveSequence.source.open(
            Sink(
                next: { element in
                    guard !isOver else { return }
                    isOver = true
                    observer(.success(element))
                },
                end: { stop in
                    guard !isOver else { return }
                    isOver = true
                    switch stop {
                    case .error(let error): observer(.error(error))
                    case .completed: observer(.completed)
                    }
                }))
    }

    /// Subscribes with a closure for each way to end; leave out those you do not need.
    ///
    /// The closures run on the thread of the event. One of the first three is called, once.
    ///
    /// - Parameters:
    ///   - onSuccess: Called with the element, if there is one.
    ///   - onError: Called with the error. Without it an error goes to `Hooks.defaultErrorHandler`.
    ///   - onCompleted: Called when it ends well without an element.
    ///   - onDisposed: Called once when the subscription is over: right after the event, or when it is disposed of.
    /// - Returns: A disposable that ends the subscription early.
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onError: ((Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        let callStack = Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []
        let over = Disposables.create { onDisposed?() }
        let subscription = subscribe { event in
            switch event {
            case .success(let element): onSuccess?(element)
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
        onSuccess: ((Object, Element) -> Void)? = nil, onError: ((Object, Swift.Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        subscribe(
            onSuccess: { [weak object] element in if let object { onSuccess?(object, element) } },
            onError: { [weak object] error in if let object { onError?(object, error) } },
            onCompleted: { [weak object] in if let object { onCompleted?(object) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } })
    }
}
