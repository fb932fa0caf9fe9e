import Marbles
import Streams

/// The events that an answer sent, or that a prediction names.
public struct Received<Element> {
    /// The events, each with its tick.
    public let events: [Recorded<Event<Element>>]

    /// What came, event by event.
    public init(events: [Recorded<Event<Element>>]) { self.events = events }

    /// The elements alone.
    public var elements: [Element] { events.compactMap(\.value.element) }

    /// Whether it completed.
    public var completes: Bool { events.last?.value.isCompleted ?? false }

    /// Whether it ended with an error.
    public var fails: Bool { events.last?.value.error != nil }

    /// Whether it ended, well or badly.
    public var ends: Bool { events.last?.value.isStopEvent ?? false }

    /// The tick of the first event.
    public var start: TestTime? { events.first?.time }
}
