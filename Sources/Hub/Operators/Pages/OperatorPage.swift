import LessonKit

/// A page of the operator catalogue, as values: the terminal shows it, and so can a book.
///
/// Texts may have backticks around code.
struct OperatorPage {
    /// Its name in code: `debounce`, `take(until:)`, `Driver`.
    let name: String
    /// The folder of Sources/Streams: `Filtering`.
    let category: String
    /// What it does, from the comment over it.
    let summary: String
    /// When somebody reaches for it.
    let purpose: String
    /// A declaration for each overload.
    let signatures: [String]
    /// A run of its example, if the laboratory has it: its `codeTimeline` and `codeSentence` name it as in code.
    let result: LabResult?
    /// The rows of the diagram in its comment, for what the laboratory does not show.
    let drawing: [String]
    /// How it ends, how it fails, and on which thread: paragraphs.
    let rules: [String]
    /// The same run with the other end: the source fails, or completes where the example fails.
    let otherEnd: LabResult?
    let neighbours: [OperatorNeighbour]
    let otherNames: OperatorNames
    /// The step that teaches it; nil if no lesson has it.
    let step: OperatorStep?
    /// What to type after `marble`; empty if the laboratory does not have it.
    let tryIt: [String]
    /// Where its source stands, as seen from the checkout.
    let path: String
    let line: Int
}

/// Another operator that is easily taken for this one.
struct OperatorNeighbour {
    let name: String
    /// What is different.
    let difference: String
    /// Runs of both on the same input: this operator's first. Empty if the laboratory cannot show it.
    let results: [LabResult]
}

/// What an operator is called elsewhere.
struct OperatorNames {
    /// Each library that has a word for it, and its names there. Backticks mark code.
    let rows: [(library: String, names: String)]

    /// - Parameters:
    ///   - others: Its names in other libraries, by library.
    ///   - old: RxSwift's earlier names.
    init(_ others: [String: String], reactiveX: [String], old: [String]) {
        let rows = [
            ("Combine", others["Combine"]), ("AsyncSequence", others["AsyncSequence"]),
            ("ReactiveX", Self.code(reactiveX)), ("RxJS", others["RxJS"]), ("Earlier in RxSwift", Self.code(old)),
        ]
        self.rows = rows.compactMap { library, names in names.map { (library, $0) } }
    }

    private static func code(_ names: [String]) -> String? {
        names.isEmpty ? nil : names.map { "`\($0)`" }.joined(separator: ", ")
    }
}

/// A step of a lesson.
struct OperatorStep: Equatable {
    let lesson: String
    let number: Int
    let title: String

    var command: String { "swift run \(lesson) --step \(number)" }
}
