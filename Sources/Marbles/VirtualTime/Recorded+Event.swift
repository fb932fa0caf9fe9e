import Streams

extension Recorded {
    /// The element `element` at the tick `time`.
    public static func next<Element>(_ time: TestTime, _ element: Element) -> Recorded where Value == Event<Element> {
        Recorded(time: time, value: .next(element))
    }

    /// The completion at the tick `time`.
    public static func completed<Element>(
        _ time: TestTime, _ type: Element.Type = Element.self
    ) -> Recorded where Value == Event<Element> {
        Recorded(time: time, value: .completed)
    }

    /// The error `error` at the tick `time`.
    public static func error<Element>(
        _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
    ) -> Recorded where Value == Event<Element> {
        Recorded(time: time, value: .error(error))
    }

    /// Returns the events as an array, so that you write their type once or not at all.
    public static func events<Element>(_ events: Recorded<Event<Element>>...) -> [Recorded<Event<Element>>]
    where Value == Event<Element> {
        events
    }
}
