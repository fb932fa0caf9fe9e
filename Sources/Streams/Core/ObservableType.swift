/// Something that can be read as an observable.
public protocol ObservableConvertibleType<Element> {
    /// The type of the elements.
    associatedtype Element

    /// This value as an observable.
    func asObservable() -> Observable<Element>
}

/// Something that can be subscribed to.
public protocol ObservableType<Element>: ObservableConvertibleType {
    /// Starts to send events to `observer`, until an end or until the disposable is disposed of.
    func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable where Observer.Element == Element
}

extension ObservableType {
    /// This value as an observable.
    public func asObservable() -> Observable<Element> {
        Observable.create { subscribe($0) }
    }
}
