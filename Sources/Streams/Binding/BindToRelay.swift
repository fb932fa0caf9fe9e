extension ObservableType {
    /// Passes each element to relays, in their order, on the thread of the element. A completion is not passed on.
    ///
    /// A relay accepts no error. An error is a mistake in the program: a debug build stops, a release build prints it.
    ///
    /// Source: RxRelay, `bind(to:)`.
    public func bind(to relays: PublishRelay<Element>...) -> Disposable {
        passOn(to: "publish relay") { element in for relay in relays { relay.accept(element) } }
    }

    /// The same for relays of an optional.
    public func bind(to relays: PublishRelay<Element?>...) -> Disposable {
        passOn(to: "publish relay") { element in for relay in relays { relay.accept(element) } }
    }

    /// Passes each element to relays, in their order, on the thread of the element. A completion is not passed on.
    public func bind(to relays: BehaviorRelay<Element>...) -> Disposable {
        passOn { element in for relay in relays { relay.accept(element) } }
    }

    /// The same for relays of an optional.
    public func bind(to relays: BehaviorRelay<Element?>...) -> Disposable {
        passOn { element in for relay in relays { relay.accept(element) } }
    }

    /// Passes each element to relays, in their order, on the thread of the element. A completion is not passed on.
    public func bind(to relays: ReplayRelay<Element>...) -> Disposable {
        passOn { element in for relay in relays { relay.accept(element) } }
    }

    /// The same for relays of an optional.
    public func bind(to relays: ReplayRelay<Element?>...) -> Disposable {
        passOn { element in for relay in relays { relay.accept(element) } }
    }

    /// RxSwift says "behavior relay" of a replay relay, too.
    private func passOn(to relay: String = "behavior relay", _ accept: @escaping (Element) -> Void) -> Disposable {
        subscribe(onNext: accept, onError: { Misuse.boundError($0, to: " to \(relay)").report() })
    }
}
