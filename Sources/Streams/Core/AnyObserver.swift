/// An observer whose own type is hidden.
///
/// It may be told from any thread, one event at a time: the recipe of `create` may take it along to a queue.
public struct AnyObserver<Element>: ObserverType, @unchecked Sendable {
    /// What takes the events.
    public typealias EventHandler = (Event<Element>) -> Void

    private let handler: EventHandler

    /// An observer that hands each event to `eventHandler`.
    public init(eventHandler: @escaping EventHandler) { handler = eventHandler }

    /// An observer that hands each event to `observer`.
    public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
        handler = observer.on
    }

    /// Takes the next event.
    public func on(_ event: Event<Element>) { handler(event) }

    /// Itself.
    public func asObserver() -> AnyObserver<Element> { self }
}
