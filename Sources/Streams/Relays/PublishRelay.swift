/// A publish subject that never ends: it accepts elements, and neither an error nor a completion.
///
///     relay          --1--2--3--
///     subscriber     ----^2--3--
///
/// Source: RxRelay, `PublishRelay`.
public final class PublishRelay<Element>: ObservableType, Sendable {
    private let subject = PublishSubject<Element>()

    /// A relay without subscribers.
    public init() {}

    /// Sends `event` to the subscribers.
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Starts to send elements to `observer`, until the disposable is disposed of.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// This relay as an observable.
    public func asObservable() -> Observable<Element> { subject }
}
