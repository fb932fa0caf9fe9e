extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Subscribes with one closure for the end.
    ///
    /// - Returns: A disposable that ends the subscription early.
    public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> Disposable {
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
                    case .error(let error): observer(.failure(error))
                    case .completed:
                        Misuse(
                            "A Single has completed without an element. `retry(0)`, for one, makes it do so.",
                            consequence: .stopsDebugBuild
                        ).report()
                    }
                }))
    }

    /// Subscribes with a closure for each way to end; leave out those you do not need.
    ///
    /// The closures run on the thread of the event.
    ///
    /// - Parameters:
    ///   - onSuccess: Called with the element.
    ///   - onFailure: Called with the error. Without it an error goes to `Hooks.defaultErrorHandler`.
    ///   - onDisposed: Called once when the subscription is over: right after the event, or when it is disposed of.
    /// - Returns: A disposable that ends the subscription early.
    public func subscribe(
        onSuccess: ((Element) -> Void)? = nil, onFailure: ((Swift.Error) -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        let callStack = Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []
        let over = Disposables.create { onDisposed?() }
        let subscription = subscribe { event in
            switch event {
            case .success(let element): onSuccess?(element)
            case .failure(let error):
                if let onFailure { onFailure(error) } else { Hooks.defaultErrorHandler(callStack, error) }
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
        onSuccess: ((Object, Element) -> Void)? = nil, onFailure: ((Object, Swift.Error) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        subscribe(
            onSuccess: { [weak object] element in if let object { onSuccess?(object, element) } },
            onFailure: { [weak object] error in if let object { onFailure?(object, error) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } })
    }
}
