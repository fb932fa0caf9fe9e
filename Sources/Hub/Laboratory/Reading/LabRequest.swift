import Marbles
import Streams

/// What was typed after `marble`, read: the operators, and their streams.
struct LabRequest {
    /// An operator, and what it was given.
    struct Stage {
        let name: String
        let form: LabOperator.Form
        /// Its arguments as they were typed.
        let words: [String]
        let arguments: [LabArgument]
        /// Its own streams. A later operator of a chain also has the one before.
        let sources: [LabSource]
        /// Its name with arguments and streams, as in code: `merge(a, b)`.
        let title: String
    }

    /// At least one.
    let stages: [Stage]
    /// The streams that elements stand for: `x=--1-2|`.
    let inner: [Character: LabSource]
    /// The letters that stand for values: `a=ant`.
    let legend: [LabDefinition]

    var sources: [LabSource] { stages.flatMap(\.sources) }
    /// The operators as they would be chained.
    var title: String { stages.map(\.title).joined(separator: " |> ") }
}

/// A stream that was typed as a diagram.
struct LabSource {
    /// The name of its row.
    let label: String
    let diagram: Diagram
    let events: [Recorded<Event<LabValue>>]

    /// - Parameter legend: The values that are longer than a character.
    init(_ label: String, _ diagram: Diagram, _ legend: [Character: LabValue]) {
        (self.label, self.diagram) = (label, diagram)
        events = diagram.events.map { event in
            Recorded(time: event.time, value: event.value.map { legend[$0] ?? LabValue(word: String($0)) })
        }
    }

    /// The longest diagram, in ticks.
    static let longest = 400

    /// - Parameter name: How an error names it.
    /// - Throws: `LabError`
    static func diagram(_ text: String, named name: String) throws(LabError) -> Diagram {
        let diagram: Diagram
        do throws(DiagramError) { diagram = try Diagram(text) } catch { throw LabError(name, error) }
        if diagram.length > longest || text.count > 2 * longest {
            throw LabError("\(name) is too long: \(diagram.length) ticks. A diagram has at most \(longest).")
        }
        return diagram
    }
}
