/// Something that has control events.
public protocol ControlEventType<Element>: ObservableType {
    /// This value as a control event.
    func asControlEvent() -> ControlEvent<Element>
}

/// What happens to a control: the taps on a button.
///
///     taps                           ---t----t-t--|
///     ControlEvent(events: taps)     ---t----t-t--|
///
/// It is subscribed to, and let go, on the main queue. Whoever makes one promises the rest: nothing comes on subscribing, events
/// come on the main queue, the end comes with the control's, and there is no error. It shares nothing: each subscription is one
/// of its own to what was given.
///
/// Source: RxCocoa, `ControlEvent`.
public struct ControlEvent<PropertyType>: ControlEventType, Sendable {
    private let events: Observable<PropertyType>

    /// The events of a control.
    public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
        self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
    }

    /// Starts telling `observer` events, until an end or until the disposable is disposed of.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == PropertyType {
        events.subscribe(observer)
    }

    /// The events without the promise.
    public func asObservable() -> Observable<PropertyType> { events }

    /// Itself.
    public func asControlEvent() -> ControlEvent<PropertyType> { self }
}
