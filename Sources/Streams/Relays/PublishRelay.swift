/// A publish subject that never ends: it takes elements, and neither an error nor a completion.
///
///     relay          --1--2--3--
///     subscriber     ----^2--3--
///
/// Source: RxRelay, `PublishRelay`.
public final class PublishRelay<Element>: ObservableType, Sendable {
    private let subject = PublishSubject<Element>()

    /// A relay that nobody is subscribed to yet.
    public init() {}

    /// Tells those who are subscribed.
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Starts telling `observer` what comes, until the disposable is disposed of.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// This relay as an observable.
    public func asObservable() -> Observable<Element> { subject }
}
