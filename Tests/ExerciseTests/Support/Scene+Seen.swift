import LessonKit
import Marbles

/// What was seen, for signs.
extension Scene {
    /// Whether this is one of these situations.
    public func `in`(_ situations: Situation...) -> Bool { situations.contains { $0.number == number } }

    /// Whether this is one of these situations.
    public func `in`(_ situations: [Situation]) -> Bool { situations.contains { $0.number == number } }

    /// Whether the machine tells one of these.
    public func shows(_ faults: Fault...) -> Bool { faults.contains { self.faults.contains($0) } }

    /// Whether it is what the text shows.
    public var isText: Bool { kind == .text }
    /// Whether nobody subscribes.
    public var isNobody: Bool { kind == .nobody }
    /// Whether the subscription is disposed of in the middle.
    public var isDisposed: Bool { kind == .disposed }
    /// Whether there is a second subscriber, at the same time or later.
    public var isSecond: Bool { kind == .secondSubscriber || kind == .laterSubscriber }

    /// The tick of the last event.
    public var end: TestTime? { received.events.last?.time }

    /// Whether that element came, at that tick if one is given.
    public func came(_ element: Element, at tick: TestTime? = nil) -> Bool { received.came(element, at: tick) }

    /// Whether those elements did not come, and the rest did, in its order.
    public func lost(_ elements: Element...) -> Bool { lost == elements && !elements.isEmpty }

    /// What did not come, where the rest came in its order.
    public var lost: [Element] {
        guard case .lost(let elements, _, _) = seen else { return [] }
        return elements
    }

    /// Whether that line was logged.
    public func says(_ line: String) -> Bool { lines.says(line) }

    /// Whether both lines were logged, the first one before the other.
    public func says(_ line: String, before other: String) -> Bool { lines.says(line, before: other) }

    /// How often that line was logged.
    public func times(_ line: String) -> Int { lines.times(line) }

    /// Whether it completed before all elements had come.
    public var completesEarly: Bool { shows(.endsBefore) }

    /// Whether it failed, and should not, or with another error than the right one.
    public var failsOtherwise: Bool { shows(.failsOtherwise) }
}

extension Received where Element: Equatable {
    /// Whether that element came, at that tick if one is given.
    public func came(_ element: Element, at tick: TestTime? = nil) -> Bool {
        events.contains { $0.value.element == element && (tick ?? $0.time) == $0.time }
    }
}

extension Received {
    /// The tick of the last event.
    public var end: TestTime? { events.last?.time }
}

extension [String] {
    /// Whether that line is there.
    public func says(_ line: String) -> Bool { contains(line) }

    /// Whether both lines are there, the first one before the other.
    public func says(_ line: String, before other: String) -> Bool {
        guard let first = firstIndex(of: line), let second = firstIndex(of: other) else { return false }
        return first < second
    }

    /// How often that line is there.
    public func times(_ line: String) -> Int { count { $0 == line } }
}
