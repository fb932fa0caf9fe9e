import Streams

/// Where two sequences of events first differ, and in what.
///
///     expected   ----2-----3--|
///     got        ----------3--|        tick 4: expected 2, nothing came
public struct Difference: Equatable, Sendable {
    /// The tick of the first difference.
    public let tick: TestTime
    /// What is different, in words: "expected 2, nothing came".
    public let words: String

    /// The first difference, or `nil` if there is none. Errors are equal when they print the same.
    ///
    /// - Parameters:
    ///   - expected: What should have happened, in the order of time.
    ///   - got: What happened, in the order of time.
    ///   - text: What an element is called, if not as it prints.
    public init?<Element: Equatable>(
        expected: [Recorded<Event<Element>>], got: [Recorded<Event<Element>>], text: ((Element) -> String)? = nil
    ) {
        self.init(expected: expected, got: got, text: text, by: ==)
    }

    /// The first difference between elements that have no content; or `nil` if there is none.
    public init?(expected: [Recorded<Event<Void>>], got: [Recorded<Event<Void>>]) {
        self.init(expected: expected, got: got, by: { _, _ in true })
    }

    /// The first difference by your own idea of which elements are the same; or `nil` if there is none.
    ///
    /// Linear in the number of events.
    ///
    /// - Parameters:
    ///   - expected: What should have happened, in the order of time.
    ///   - got: What happened, in the order of time.
    ///   - text: What an element is called, if not as it prints.
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
    /// "tick 4: expected 2, nothing came".
    public var description: String { "tick \(tick): \(words)" }
}
