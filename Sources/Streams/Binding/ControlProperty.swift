/// Something that can be read as a control's property.
public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
    /// This value as a control property.
    func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control, both ways: observe the values that the user enters, and bind values of the program to it.
///
///     text                                   a--b---c--|     b: ab, c: abc
///     ControlProperty(values: text, ...)     a--b---c--|
///
/// A value that the program puts in does not come out again. It subscribes and disposes on the main queue. The code that makes
/// one promises the rest: a new subscriber receives the present value, values come on the main queue, the sequence completes when
/// the control is gone, and it never fails.
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
    ///   - values: Its present value, then each value that the user enters.
    ///   - valueSink: Puts a value into the control.
    public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
    where Values.Element == PropertyType, Sink.Element == PropertyType {
        self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
        self.valueSink = valueSink.asObserver()
    }

    /// Starts to send values to `observer`, until an end or until the disposable is disposed of.
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

    /// The values that the user enters, without the value that is there at first.
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
