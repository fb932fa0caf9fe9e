import Marbles
import Streams
import Testing

/// What runs one result row of a diagram in a doc comment under Sources/Streams.
///
/// To add one, in the file of the category (TransformingDiagrams.swift, ...):
///
///     Documented("Transforming/Map.swift", "map { $0 * 10 }") { $0.source().map { $0 * 10 } }
///
/// That is the file, the label of the result row, and what happens there. `$0` gives the other rows of the diagram by their
/// labels: see `DiagramRun` for strings, hot sources, inner observables, subscriptions and several results.
struct Documented: @unchecked Sendable {
    let file: String
    let row: String
    let location: SourceLocation
    private let play: (DiagramRun) throws -> Void
    /// Why the diagram is not run.
    private let excuse: String?

    /// Subscribes to what `make` returns at tick 0 (or at the `^` of the row) and compares what comes with the row.
    init<Result: ObservableConvertibleType>(
        _ file: String, _ row: String, location: SourceLocation = #_sourceLocation,
        _ make: @escaping (DiagramRun) throws -> Result
    ) {
        self.init(file, row, location, nil) { run in run.expect(row, try make(run)) }
    }

    private init(
        _ file: String, _ row: String, _ location: SourceLocation, _ excuse: String?,
        _ play: @escaping (DiagramRun) throws -> Void
    ) {
        (self.file, self.row, self.location, self.excuse, self.play) = (file, row, location, excuse, play)
    }

    /// A diagram with several result rows, for which `play` says `run.expect(row, observable)` or `run.note(row, element)`.
    ///
    /// - Parameter row: Any row that no other diagram of the file has.
    static func several(
        _ file: String, _ row: String, location: SourceLocation = #_sourceLocation,
        _ play: @escaping (DiagramRun) throws -> Void
    ) -> Documented {
        Documented(file, row, location, nil, play)
    }

    /// A diagram of what cannot happen in virtual time.
    static func notRun(
        _ file: String, _ row: String, because reason: String, location: SourceLocation = #_sourceLocation
    ) -> Documented {
        Documented(file, row, location, reason) { $0.useAll() }
    }

    func run(in documentation: Documentation = .ofStreams) -> DiagramRun.Outcome {
        let diagrams = documentation.diagrams.filter { $0.file == file }
        let found = diagrams.filter { !$0.rows(row).isEmpty }
        guard let diagram = found.first, found.count == 1 else {
            let rows = diagrams.flatMap(\.rows).map { "    \($0.label)" }
            let fault =
                found.isEmpty
                ? "There is no row \"\(row)\" in Sources/Streams/\(file). Its rows are:"
                : "Several diagrams in Sources/Streams/\(file) have a row \"\(row)\". Give each its own:"
            return DiagramRun.Outcome(faults: [([fault] + rows).joined(separator: "\n")], used: [])
        }
        return DiagramRun(diagram).outcome(of: play)
    }
}

extension Documented: CustomTestStringConvertible {
    var testDescription: String { "\(file): \(row)" }
}

/// A list of entries, each checked by the compiler for itself.
@resultBuilder enum Entries {
    static func buildExpression(_ entry: Documented) -> [Documented] { [entry] }

    static func buildExpression(_ entries: [Documented]) -> [Documented] { entries }

    static func buildBlock(_ entries: [Documented]...) -> [Documented] { entries.flatMap { $0 } }
}
