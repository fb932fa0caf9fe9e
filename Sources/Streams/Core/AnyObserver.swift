/// An observer whose own type is hidden: the subscriber, as `create` hands it to your closure. Send to it what is to arrive.
///
///     Observable<Int>.create { observer in
///         observer.onNext(1)
///         observer.onCompleted()
///         return Disposables.create()
///     }
///
///     the subscriber     (1|)
///
/// You may send to it from any thread, one event at a time: a `create` may hand it to a queue.
public struct AnyObserver<Element>: ObserverType, @unchecked Sendable {
    /// Receives the events.
    public typealias EventHandler = (Event<Element>) -> Void

    private let handler: EventHandler

    /// An observer that hands each event to `eventHandler`.
    public init(eventHandler: @escaping EventHandler) { handler = eventHandler }

    /// An observer that hands each event to `observer`.
    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        handler = observer.on
    }

    /// Receives the next event.
    public func on(_ event: Event<Element>) { handler(event) }

    /// Itself.
    public func asObserver() -> AnyObserver<Element> { self }
}
