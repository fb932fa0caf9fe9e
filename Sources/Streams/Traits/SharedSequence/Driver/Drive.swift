import Dispatch

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Lets several observers share one subscription: `title.drive(label.rx.text)`. Each event goes to them in their order.
    ///
    /// Call every `drive` on the main queue: the latest element arrives inside the call. Off the main queue it stops the program.
    ///
    /// Source: RxCocoa, `drive`.
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable
    where Observer.Element == Element {
        driven().subscribe(all: observers)
    }

    /// The same for observers of an optional.
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> Disposable
    where Observer.Element == Element? {
        driven().map { $0 as Element? }.subscribe(all: observers)
    }

    /// Passes each element to relays, in their order. A completion is not passed on.
    public func drive(_ relays: BehaviorRelay<Element>...) -> Disposable {
        drive(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// The same for relays of an optional.
    public func drive(_ relays: BehaviorRelay<Element?>...) -> Disposable {
        drive(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// Passes each element to relays, in their order. A completion is not passed on.
    public func drive(_ relays: ReplayRelay<Element>...) -> Disposable {
        drive(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// The same for relays of an optional.
    public func drive(_ relays: ReplayRelay<Element?>...) -> Disposable {
        drive(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// The result of `transformation` for the sequence, usually a subscription.
    public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
        transformation(driven())
    }

    /// The result of `with` for the sequence and one more argument.
    public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        with(driven())(curriedArgument)
    }

    /// Subscribes with a closure for each kind of event; leave out those you do not need.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element, on the main queue.
    ///   - onCompleted: Called when the sequence ends.
    ///   - onDisposed: Called once when the subscription is over.
    /// - Returns: A disposable that ends the subscription early.
    public func drive(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        driven().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes with closures that receive `object`. The subscription does not keep it alive.
    ///
    /// When `object` is gone, the closures are no longer called.
    public func drive<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        driven().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes and ignores the elements.
    public func drive() -> Disposable { driven().subscribe() }

    /// The sequence, for a subscription on the main queue.
    private func driven() -> Observable<Element> {
        if !DispatchQueue.isMain { Misuse.drivenOffMain.report() }
        return asObservable()
    }
}

extension Misuse {
    /// A driver was subscribed to off the main queue.
    static let drivenOffMain = Misuse(
        """
        `drive` was called off the main queue. A driver sends its latest element inside that call, \
        so that element would reach the screen from here. Call `drive` on the main queue.
        """,
        consequence: .stops)
}
