extension ObservableType {
    /// Lets several observers share one subscription. Each event goes to them in their order.
    ///
    ///     title.bind(to: label.rx.text, window.rx.title)
    ///
    /// Events stay on their thread: `bind` does not change threads, a `Binder` does.
    ///
    /// Source: RxSwift, `bind(to:)`.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
    where Observer.Element == Element {
        subscribe(all: observers)
    }

    /// The same for observers of an optional.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> Disposable
    where Observer.Element == Element? {
        map { $0 as Element? }.subscribe(all: observers)
    }

    func subscribe<Observer: ObserverType>(all observers: [Observer]) -> Disposable
    where Observer.Element == Element {
        subscribe { event in for observer in observers { observer.on(event) } }
    }

    /// The result of `binder` for this observable, usually a subscription.
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    /// The result of `binder` for this observable and one more argument.
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }

    /// Calls `onNext` with each element, on the thread of the element.
    ///
    /// For sequences that never fail. An error is a mistake in the program: a debug build stops, a release build prints it.
    ///
    /// Source: RxSwift, `bind(onNext:)`.
    public func bind(onNext: @escaping (Element) -> Void) -> Disposable {
        subscribe(onNext: onNext, onError: { Misuse.boundError($0).report() })
    }

    /// Calls `onNext` with `object` and each element, on the thread of the element.
    ///
    /// The subscription does not keep `object` alive. When the object is gone, `onNext` is no longer called.
    public func bind<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Element) -> Void
    ) -> Disposable {
        bind(onNext: { [weak object] element in if let object { onNext(object, element) } })
    }
}
