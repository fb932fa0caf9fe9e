extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// Lets several observers share one subscription: `alert.emit(to: screen.rx.alert)`. Each event goes to them in their order.
    ///
    /// You may call it on any queue: nothing is replayed inside the call.
    ///
    /// Source: RxCocoa, `emit(to:)`.
    public func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable
    where Observer.Element == Element {
        asObservable().subscribe(all: observers)
    }

    /// The same for observers of an optional.
    public func emit<Observer: ObserverType>(to observers: Observer...) -> Disposable
    where Observer.Element == Element? {
        asObservable().map { $0 as Element? }.subscribe(all: observers)
    }

    /// Passes each element to relays, in their order. A completion is not passed on.
    public func emit(to relays: BehaviorRelay<Element>...) -> Disposable {
        emit(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// The same for relays of an optional.
    public func emit(to relays: BehaviorRelay<Element?>...) -> Disposable {
        emit(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// Passes each element to relays, in their order. A completion is not passed on.
    public func emit(to relays: PublishRelay<Element>...) -> Disposable {
        emit(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// The same for relays of an optional.
    public func emit(to relays: PublishRelay<Element?>...) -> Disposable {
        emit(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// Passes each element to relays, in their order. A completion is not passed on.
    public func emit(to relays: ReplayRelay<Element>...) -> Disposable {
        emit(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// The same for relays of an optional.
    public func emit(to relays: ReplayRelay<Element?>...) -> Disposable {
        emit(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// Subscribes with a closure for each kind of event; leave out those you do not need.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element, on the main queue.
    ///   - onCompleted: Called when the sequence ends.
    ///   - onDisposed: Called once when the subscription is over.
    /// - Returns: A disposable that ends the subscription early.
    public func emit(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes with closures that receive `object`. The subscription does not keep it alive.
    ///
    /// When `object` is gone, the closures are no longer called.
    public func emit<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes and ignores the elements.
    public func emit() -> Disposable { asObservable().subscribe() }
}
