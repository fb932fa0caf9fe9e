/// A behavior subject that never ends: it has a value at any time, and accepts neither an error nor a completion.
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
    /// To read it and then accept a new value is two steps. If another thread accepts a value between them, that value is lost.
    public var value: Element {
        do { return try subject.value() } catch { preconditionFailure("BehaviorRelay: its subject has ended.") }
    }

    /// Makes `event` the value, and sends it to the subscribers.
    public func accept(_ event: Element) { subject.onNext(event) }

    /// Sends `observer` the value, and then each new one, until the disposable is disposed of.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == Element {
        subject.subscribe(observer)
    }

    /// This relay as an observable.
    public func asObservable() -> Observable<Element> { subject }
}
