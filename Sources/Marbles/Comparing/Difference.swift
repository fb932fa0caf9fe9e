import Streams

/// The first difference between two sequences of events.
///
///     expected   ----2-----3--|
///     got        ----------3--|        tick 4: expected 2, nothing came
public struct Difference: Equatable, Sendable {
    /// The tick of the first difference.
    public let tick: TestTime
    /// The difference in words: "expected 2, nothing came".
    public let words: String

    /// The first difference, or `nil` if there is none. Errors are equal when they print the same.
    ///
    /// - Parameters:
    ///   - expected: The expected events, in the order of time.
    ///   - got: The real events, in the order of time.
    ///   - text: The text of an element; by default its description.
    public init?<Element: Equatable>(
        expected: [Recorded<Event<Element>>], got: [Recorded<Event<Element>>], text: ((Element) -> String)? = nil
    ) {
        self.init(expected: expected, got: got, text: text, by: ==)
    }

    /// The first difference between elements that have no content; `nil` if there is none.
    public init?(expected: [Recorded<Event<Void>>], got: [Recorded<Event<Void>>]) {
        self.init(expected: expected, got: got, by: { _, _ in true })
    }

    /// The first difference, where `areSame` decides which elements are the same; `nil` if there is none.
    ///
    /// Linear in the number of events.
    ///
    /// - Parameters:
    ///   - expected: The expected events, in the order of time.
    ///   - got: The real events, in the order of time.
    ///   - text: The text of an element; by default its description.
    ///   - areSame: Whether two elements are the same.
    public init?<Element>(
        expected: [Recorded<Event<Element>>], got: [Recorded<Event<Element>>], text: ((Element) -> String)? = nil,
        by areSame: @escaping (Element, Element) -> Bool
    ) {
        let search = DifferenceSearch(expected: expected, got: got, areSame: areSame, text: text)
        guard let (tick, words) = search.first() else { return nil }
        self.tick = tick
        self.words = words
    }
}

extension Difference: CustomStringConvertible {
    /// The tick and the words: "tick 4: expected 2, nothing came".
    public var description: String { "tick \(tick): \(words)" }
}
