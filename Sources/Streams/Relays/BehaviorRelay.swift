/// A behavior subject that never ends: it has a value at any time, and takes neither an error nor a completion.
///
///     BehaviorRelay(value: 0)     -   -1--2-   -3--
///     subscriber A                (^0)-1--2-   -3--
///     subscriber B                -   -----(^2)-3--
///
/// Source: RxRelay, `BehaviorRelay`.
public final class BehaviorRelay<Element>: ObservableType, Sendable {
    private let subject: BehaviorSubject<Element>

    /// A relay whose value is `value` until it accepts another.
    public init(value: Element) { subject = BehaviorSubject(value: value) }

    /// The latest value.
    ///
    /// Reading it and then accepting a new one is two steps: another thread's value that comes between them is lost.
    public var value: Element {
        do { return try subject.value() } catch { preconditionFailure("BehaviorRelay: its subject has ended.") }
    }

    /// Makes `event` the value, and tells those who are subscribed.
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Tells `observer` the value, and from then on what comes, until the disposable is disposed of.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// This relay as an observable.
    public func asObservable() -> Observable<Element> { subject }
}
