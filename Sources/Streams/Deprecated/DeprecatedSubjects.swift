/// The old name of `BehaviorRelay`.
///
/// It completes when it is released.
@available(
    *, deprecated, renamed: "BehaviorRelay", message: "Use BehaviorRelay(value:), and accept(_:) to set its value."
)
public final class Variable<Element>: Sendable {
    private let subject: BehaviorSubject<Element>
    private let latest: Locked<Element>

    /// A variable whose value is `value` until it is set.
    public init(_ value: Element) {
        subject = BehaviorSubject(value: value)
        latest = Locked(value)
    }

    deinit { subject.onCompleted() }

    /// The latest value. To set it sends it to the subscribers.
    public var value: Element {
        get { latest.value }
        set {
            _ = latest.exchange(newValue)
            subject.onNext(newValue)
        }
    }

    /// This variable as an observable.
    public func asObservable() -> Observable<Element> { subject }
}
