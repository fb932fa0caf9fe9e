import Streams

extension Recorded {
    /// The element `element` at the tick `time`.
    public static func next<Element>(_ time: TestTime, _ element: Element) -> Recorded where Value == Event<Element> {
        Recorded(time: time, value: .next(element))
    }

    /// The good end at the tick `time`.
    public static func completed<Element>(
        _ time: TestTime, _ type: Element.Type = Element.self
    ) -> Recorded where Value == Event<Element> {
        Recorded(time: time, value: .completed)
    }

    /// The end by `error` at the tick `time`.
    public static func error<Element>(
        _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
    ) -> Recorded where Value == Event<Element> {
        Recorded(time: time, value: .error(error))
    }

    /// The events as an array, so that their type need be written once or not at all.
    public static func events<Element>(_ events: Recorded<Event<Element>>...) -> [Recorded<Event<Element>>]
    where Value == Event<Element> {
        events
    }
}
