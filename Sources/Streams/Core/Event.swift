/// One event that an observable sends to an observer.
///
///     the elements     --1--2--|
///     their events     --a--b--(c|)     a: next(1), b: next(2), c: completed
///
/// A sequence is any number of `next`, then at most one end: `error` or `completed`. Nothing follows an end. A `switch` tells them
/// apart, in the closure of `subscribe { event in ... }`.
///
/// Source: ReactiveX, "The Observable Contract".
@frozen public enum Event<Element> {
    /// The next element.
    case next(Element)
    /// The sequence has failed. Nothing follows.
    case error(Swift.Error)
    /// The sequence has ended well. Nothing follows.
    case completed
}

extension Event: Sendable where Element: Sendable {}

extension Event {
    /// The element of a `next`, otherwise `nil`.
    public var element: Element? {
        if case .next(let element) = self { element } else { nil }
    }

    /// The error of an `error`, otherwise `nil`.
    public var error: Swift.Error? {
        if case .error(let error) = self { error } else { nil }
    }

    /// Whether this is `completed`.
    public var isCompleted: Bool {
        if case .completed = self { true } else { false }
    }

    /// Whether this ends the sequence: `error` or `completed`.
    public var isStopEvent: Bool {
        if case .next = self { false } else { true }
    }

    /// The same event with its element transformed. If `transform` throws, that is an `error`.
    public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        switch self {
        case .next(let element):
            do { return .next(try transform(element)) } catch { return .error(error) }
        case .error(let error): return .error(error)
        case .completed: return .completed
        }
    }
}

extension Event: CustomDebugStringConvertible {
    /// `next(1)`, `error(offline)` or `completed`.
    public var debugDescription: String {
        switch self {
        case .next(let element): "next(\(element))"
        case .error(let error): "error(\(error))"
        case .completed: "completed"
        }
    }
}

/// A type that can be read as an event.
public protocol EventConvertible<Element> {
    /// The type of the elements.
    associatedtype Element
    /// This value as an event.
    var event: Event<Element> { get }
}

extension Event: EventConvertible {
    /// The event itself.
    public var event: Event<Element> { self }
}
