import Dispatch

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Subscribes observers to the same subscription, in their order: `title.drive(label.rx.text)`.
    ///
    /// Call it on the main queue, as every `drive`: the latest element arrives inside the call. Elsewhere it stops the program.
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

    /// Passes each element to relays, in their order. A completion stays outside.
    public func drive(_ relays: BehaviorRelay<Element>...) -> Disposable {
        drive(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// The same for relays of an optional.
    public func drive(_ relays: BehaviorRelay<Element?>...) -> Disposable {
        drive(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// Passes each element to relays, in their order. A completion stays outside.
    public func drive(_ relays: ReplayRelay<Element>...) -> Disposable {
        drive(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// The same for relays of an optional.
    public func drive(_ relays: ReplayRelay<Element?>...) -> Disposable {
        drive(onNext: { element in for relay in relays { relay.accept(element) } })
    }

    /// What `transformation` makes of the sequence: a subscription, as a rule.
    public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
        transformation(driven())
    }

    /// What `with` makes of the sequence and one more argument.
    public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        with(driven())(curriedArgument)
    }

    /// Subscribes with a closure for each kind of event; leave out those you do not need.
    ///
    /// - Parameters:
    ///   - onNext: Called with each element, on the main queue.
    ///   - onCompleted: Called when the sequence ends.
    ///   - onDisposed: Called once when the subscription is over.
    /// - Returns: What ends the subscription early.
    public func drive(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> Disposable {
        driven().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes with closures that are given `object`, which the subscription does not keep alive.
    ///
    /// Once `object` is gone the closures are no longer called.
    public func drive<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> Disposable {
        driven().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes and ignores what comes.
    public func drive() -> Disposable { driven().subscribe() }

    /// The sequence for one who subscribes here and now, on the main queue.
    private func driven() -> Observable<Element> {
        if !DispatchQueue.isMain { Misuse.drivenOffMain.report() }
        return asObservable()
    }
}

extension Misuse {
    /// A driver was subscribed to off the main queue.
    static let drivenOffMain = Misuse(
        """
        `drive` was called off the main queue. A driver gives a new subscriber its latest element inside that call, \
        so that one would reach the screen from here. Call `drive` on the main queue.
        """,
        consequence: .stops)
}
