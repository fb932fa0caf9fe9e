extension ObservableType {
    /// Subscribes with a closure for each kind of event; leave out those you do not need.
    ///
    ///     source          --1--2--|
    ///     onNext          --1--2
    ///     onCompleted     --------x
    ///     onDisposed      --------x
    ///
    /// The closures run on the thread of their event; `onDisposed` comes last. Keep the result where the subscription should end
    /// early: `.disposed(by: bag)`.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element.
    ///   - onError: Called with the error that ends the sequence. Without it an error goes to `Hooks.defaultErrorHandler`.
    ///   - onCompleted: Called when the sequence ends well.
    ///   - onDisposed: Called once when the subscription is over: after an end, or when it is disposed of.
    /// - Returns: A disposable that ends the subscription early.
    public func subscribe(
        onNext: ((Element) -> Void)? = nil,
        onError: ((Swift.Error) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        let subscriber = Subscriber(onError, onCompleted, over: onDisposed.map(AnonymousDisposable.init))
        // Not `onNext ?? { … }`: a generic function such as `??` would put two more calls around each element.
        let next: (Element) -> Void = if let onNext { onNext } else { { _ in } }
        let lifetime = asObservable().open(Sink(next: next, end: { subscriber.end($0) }).watched())
        // Disposed of last, also after things that an operator holds later: the fallback of a `catch`, for example.
        return subscriber.over.map { Disposables.create(lifetime, $0) } ?? lifetime
    }

    /// Subscribes with one closure for every event.
    ///
    ///     source     --1--2--|
    ///     on         --a--b--c     a: next(1), b: next(2), c: completed
    ///
    /// - Returns: A disposable that ends the subscription early.
    public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Disposable {
        asObservable().open(Sink(next: { on(.next($0)) }, end: { on($0.event()) }))
    }

    /// Subscribes and ignores the elements, because an operator above uses them. An error goes to `Hooks.defaultErrorHandler`.
    ///
    ///     source                  --1--2--|
    ///     do(onNext: log)         --1--2--|
    ///     log                     --1--2
    ///
    /// - Returns: A disposable that ends the subscription early.
    public func subscribe() -> Disposable {
        subscribe(onNext: nil)
    }

    /// Subscribes with closures that receive `object`. The subscription does not keep it alive.
    ///
    /// When `object` is gone, the closures are no longer called.
    ///
    /// - Returns: A disposable that ends the subscription early.
    public func subscribe<Object: AnyObject>(
        with object: Object,
        onNext: ((Object, Element) -> Void)? = nil,
        onError: ((Object, Swift.Error) -> Void)? = nil,
        onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        subscribe(
            onNext: { [weak object] element in if let object { onNext?(object, element) } },
            onError: { [weak object] error in if let object { onError?(object, error) } },
            onCompleted: { [weak object] in if let object { onCompleted?(object) } },
            onDisposed: { [weak object] in if let object { onDisposed?(object) } })
    }
}

/// What one `subscribe` does at the end.
private final class Subscriber {
    let over: AnonymousDisposable?
    private let onError: ((Swift.Error) -> Void)?
    private let onCompleted: (() -> Void)?
    private let callStack = Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []

    init(_ onError: ((Swift.Error) -> Void)?, _ onCompleted: (() -> Void)?, over: AnonymousDisposable?) {
        self.onError = onError
        self.onCompleted = onCompleted
        self.over = over
    }

    func end(_ stop: Stop) {
        switch stop {
        case .error(let error):
            if let onError { onError(error) } else { Hooks.defaultErrorHandler(callStack, error) }
        case .completed: onCompleted?()
        }
        over?.dispose()
    }
}
