import Streams

/// The expected events drawn above the real events, with a mark at the first difference.
///
///     scores     -1--2-----3--|
///     the fan    ----^
///     expected   ----2-----3--|
///     yours      ----------3--|
///                    ^ tick 4: expected 2, nothing came
public struct Comparison: Equatable, Sendable {
    /// The rows: the given ones, then `expected` and `yours`.
    public let timeline: Timeline
    /// The first difference; `nil` if there is none.
    public let difference: Difference?

    /// Compares two sequences of events.
    ///
    /// - Parameters:
    ///   - given: Rows to show above, such as the sources.
    ///   - expected: The expected events, in the order of time.
    ///   - yours: The real events, in the order of time.
    ///   - text: The text of an element; by default its description.
    public init<Element: Equatable>(
        given: [Timeline.Row] = [], expected: [Recorded<Event<Element>>], yours: [Recorded<Event<Element>>],
        text: ((Element) -> String)? = nil
    ) {
        self.init(given, expected, yours, text, Difference(expected: expected, got: yours, text: text))
    }

    /// Compares two sequences of elements that have no content.
    public init(
        given: [Timeline.Row] = [], expected: [Recorded<Event<Void>>], yours: [Recorded<Event<Void>>]
    ) {
        self.init(given, expected, yours, nil, Difference(expected: expected, got: yours))
    }

    /// Compares two sequences of events. `areSame` decides which elements are the same.
    public init<Element>(
        given: [Timeline.Row] = [], expected: [Recorded<Event<Element>>], yours: [Recorded<Event<Element>>],
        text: ((Element) -> String)? = nil, by areSame: @escaping (Element, Element) -> Bool
    ) {
        self.init(given, expected, yours, text, Difference(expected: expected, got: yours, text: text, by: areSame))
    }

    private init<Element>(
        _ given: [Timeline.Row], _ expected: [Recorded<Event<Element>>], _ yours: [Recorded<Event<Element>>],
        _ text: ((Element) -> String)?, _ difference: Difference?
    ) {
        timeline = Timeline(given + [.init("expected", expected, text: text), .init("yours", yours, text: text)])
        self.difference = difference
    }

    /// Returns the picture, line by line. Words for the first difference stand under its column.
    ///
    /// - Parameters:
    ///   - style: The characters to draw with.
    ///   - width: The columns to draw in, at least 20. A longer picture goes on below.
    public func draw(style: Timeline.Style = .ascii, width: Int = 80) -> [String] {
        let pointer = difference.map { Timeline.Pointer($0.tick, $0.description) }
        return timeline.draw(style: style, width: width, pointer: pointer)
    }
}
