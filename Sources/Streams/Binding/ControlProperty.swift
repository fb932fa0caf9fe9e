/// Something that can be read as a control's property.
public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
    /// This value as a control property.
    func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control, both ways: observe what the user makes of it, and bind to it what the program has.
///
///     text                                   a--b---c--|     b: ab, c: abc
///     ControlProperty(values: text, ...)     a--b---c--|
///
/// What the program puts in does not come out again. It is subscribed to, and let go, on the main queue. Whoever makes one
/// promises the rest: the present value comes on subscribing, values come on the main queue, the end comes with the control's, and
/// there is no error.
///
/// A bound error is a mistake in the program: a debug build stops, a release build prints it.
///
/// Source: RxCocoa, `ControlProperty`.
public struct ControlProperty<PropertyType>: ControlPropertyType, Sendable {
    private let values: Observable<PropertyType>
    fileprivate let valueSink: AnyObserver<PropertyType>

    /// A property of a control.
    ///
    /// - Parameters:
    ///   - values: Its present value and what the user makes of it.
    ///   - valueSink: Puts a value into the control.
    public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
    where Values.Element == PropertyType, Sink.Element == PropertyType {
        self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
        self.valueSink = valueSink.asObserver()
    }

    /// Starts telling `observer` the values, until an end or until the disposable is disposed of.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
    where Observer.Element == PropertyType {
        values.subscribe(observer)
    }

    /// Puts an element into the control.
    public func on(_ event: Event<PropertyType>) {
        if case .error(let error) = event { Misuse.boundError(error).report() } else { valueSink.on(event) }
    }

    /// The values without the promise.
    public func asObservable() -> Observable<PropertyType> { values }

    /// Itself.
    public func asControlProperty() -> ControlProperty<PropertyType> { self }

    /// What the user makes of it, without the value that was there on subscribing.
    ///
    ///     property     a--b---c--|     b: ab, c: abc
    ///     changed      ---b---c--|
    public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }
}

extension ControlPropertyType where Element == String? {
    /// The same property with `""` for no text.
    public var orEmpty: ControlProperty<String> {
        let property = asControlProperty()
        return ControlProperty(
            values: property.asObservable().map { $0 ?? "" }, valueSink: property.valueSink.mapObserver { $0 })
    }
}
