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
/// It subscribes and disposes on the main queue. The code that makes one promises the rest: a new subscriber receives nothing at
/// once, events come on the main queue, the sequence completes when the control is gone, and it never fails. Nothing is shared:
/// each subscription to it is a subscription to `events`.
///
/// Source: RxCocoa, `ControlEvent`.
public struct ControlEvent<PropertyType>: ControlEventType, Sendable {
    private let events: Observable<PropertyType>

    /// The events of a control.
    public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
        self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
    }

    /// Starts to send events to `observer`, until an end or until the disposable is disposed of.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == PropertyType {
        events.subscribe(observer)
    }

    /// The events without the promise.
    public func asObservable() -> Observable<PropertyType> { events }

    /// Itself.
    public func asControlEvent() -> ControlEvent<PropertyType> { self }
}
