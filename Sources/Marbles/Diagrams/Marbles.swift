import Streams

/// The events of a diagram whose values are digits: `marbles("-1--2|")`.
///
/// For diagrams in code. A malformed one stops the program with the reason. For other texts use `Diagram(_:)`.
public func marbles(
    _ diagram: String, error: any Error = MarbleError(), file: StaticString = #filePath, line: UInt = #line
) -> [Recorded<Event<Int>>] {
    marbles(diagram, as: Int.self, error: error, file: file, line: line)
}

/// The events of a diagram whose letters and digits stand for values of `Element`.
///
///     marbles("-a--b|", as: String.self)
///
/// For diagrams in code. A malformed one stops the program with the reason. For other texts use `Diagram(_:)`.
public func marbles<Element: MarbleElement>(
    _ diagram: String, as type: Element.Type = Element.self, error: any Error = MarbleError(),
    file: StaticString = #filePath, line: UInt = #line
) -> [Recorded<Event<Element>>] {
    trusting(file, line) { () throws(DiagramError) in
        try Diagram(diagram).events(as: type, error: error)
    }
}

/// The events of a diagram with a legend: `marbles("-a|", values: ["a": "800x600"])`.
///
/// For diagrams in code. A malformed one stops the program with the reason. For other texts use `Diagram(_:)`.
public func marbles<Element>(
    _ diagram: String, values: [Character: Element], error: any Error = MarbleError(),
    file: StaticString = #filePath, line: UInt = #line
) -> [Recorded<Event<Element>>] {
    trusting(file, line) { () throws(DiagramError) in
        try Diagram(diagram).events(values: values, error: error)
    }
}

extension Subscription {
    /// The subscription of a diagram: `Subscription(marbles: "--^---!")`.
    ///
    /// For diagrams in code. A malformed one stops the program with the reason. For other texts use `SubscriptionDiagram(_:)`.
    public init(marbles diagram: String, file: StaticString = #filePath, line: UInt = #line) {
        self = trusting(file, line) { () throws(DiagramError) in try SubscriptionDiagram(diagram).subscription }
    }
}

private func trusting<Result>(
    _ file: StaticString, _ line: UInt, _ read: () throws(DiagramError) -> Result
) -> Result {
    do { return try read() } catch {
        let advice =
            if case .noValue(let character, _) = error.rule, character.isLetter {
                "\nDo letters stand for themselves? Then say so: as: String.self"
            } else {
                ""
            }
        fatalError("A malformed diagram.\n\(error)\(advice)", file: file, line: line)
    }
}
