import Foundation
import LessonKit

/// An operator, as the comment over it in Sources/Streams describes it.
struct OperatorDoc: Equatable {
    /// Its name, with the label that tells it from others: `debounce`, `take(until:)`.
    let name: String
    /// ReactiveX's name of its category, which is its folder's.
    let category: String
    /// Where it stands, as seen from the checkout.
    let path: String
    let line: Int
    /// The first sentences.
    let summary: String
    /// The rows of its first diagram. A test of Streams runs every one.
    let diagram: [String]
    /// The line of the first of them.
    let diagramLine: Int
    /// The other paragraphs: its rules. Backticks mark code.
    let details: [String]
    /// ReactiveX's names for it.
    let reactiveX: [String]
    /// Its declarations, one for each overload.
    var signatures: [String]

    /// The folders of Sources/Streams that have operators, in the order of the course.
    static let categories = [
        "Creating", "Transforming", "Filtering", "Combining", "ErrorHandling", "Conditional", "Aggregating", "Utility",
        "Connecting",
    ]

    /// `ErrorHandling` as two words.
    static func title(of category: String) -> String { category.replacing("Handling", with: " handling") }

    /// Operators that stand in another folder, because they make a trait.
    private static let elsewhere = [
        "Filtering": ["Converting/First.swift", "Converting/IgnoreElements.swift"],
        "Aggregating": ["Converting/ToArray.swift"],
    ]

    /// The first labels that tell operators of one name apart.
    static let labels = ["on", "when", "until", "while", "for", "at", "maxConcurrent"]

    /// Every operator of the stream module, by category and then by name. Overloads are one operator.
    static func all(in checkout: Checkout) -> [OperatorDoc] {
        categories.flatMap { category in
            let folder = "Sources/Streams/\(category)"
            let paths =
                checkout.files(in: folder).sorted().map { "\(folder)/\($0)" }
                + (elsewhere[category] ?? []).map { "Sources/Streams/Traits/PrimitiveSequence/\($0)" }
            let docs = paths.flatMap { OperatorDocReader(checkout.text(of: $0), category, $0).docs }
            return Dictionary(grouping: docs, by: \.name).values.compactMap(merged).sorted { $0.name < $1.name }
        }
    }

    /// Types, and functions outside the categories, that have a page in the catalogue: their files, by category.
    private static let files = [
        ("Subjects", ["PublishSubject", "BehaviorSubject", "ReplaySubject", "AsyncSubject"].map { "Subjects/\($0)" }),
        ("Relays", ["PublishRelay", "BehaviorRelay", "ReplayRelay"].map { "Relays/\($0)" }),
        (
            "Traits",
            ["Single", "Maybe", "Completable"].map { "Traits/PrimitiveSequence/\($0)Trait" }
                + ["Driver", "Signal"].map { "Traits/SharedSequence/\($0)/\($0)" }
        ),
        ("Binding", ["Binding/Bind"]), ("Subscribing", ["Subscribing/Subscribe"]),
    ]

    /// The subjects, the relays, the traits, `bind` and `subscribe`.
    static func types(in checkout: Checkout) -> [OperatorDoc] {
        files.flatMap { category, files in
            files.compactMap { file in
                let path = "Sources/Streams/\(file).swift"
                let base = file.split(separator: "/").last.map(String.init) ?? file
                let name = ["Bind", "Subscribe"].contains(base) ? base.lowercased() : base.replacing("Trait", with: "")
                let text = checkout.text(of: path)
                return merged(OperatorDocReader(text, category, path).docs(of: name))
            }
        }
    }

    /// One operator of its overloads. The overload with a diagram says most.
    private static func merged(_ overloads: [OperatorDoc]) -> OperatorDoc? {
        var doc = overloads.first { !$0.diagram.isEmpty } ?? overloads.first
        doc?.signatures = overloads.flatMap(\.signatures)
        return doc
    }
}

extension OperatorDoc {
    /// - Parameters:
    ///   - comment: The lines of the comment, without the slashes.
    ///   - start: The line of the first of them.
    init(
        _ name: String, _ category: String, _ path: String, _ line: Int, comment: [Substring], from start: Int = 1,
        signature: String
    ) {
        (self.name, self.category, self.path, self.line) = (name, category, path, line)
        let blocks = comment.split { $0.allSatisfy { $0 == " " } }
        let texts = blocks.map { $0.map { $0.drop { $0 == " " } }.joined(separator: " ") }
        summary = texts.first ?? ""
        let rows = blocks.first { $0.allSatisfy { $0.hasPrefix("     ") } } ?? []
        (diagram, diagramLine) = (rows.map { String($0.dropFirst(5)) }, start + rows.startIndex)
        // A paragraph that does not end in a full stop is about the code below it.
        details = zip(blocks, texts).dropFirst().filter { block, text in
            block.first?.hasPrefix("     ") == false && text.hasSuffix(".") && !text.hasPrefix("- ")
                && !text.hasPrefix("Source:")
        }.map(\.1)
        let source = texts.first { $0.hasPrefix("Source: ReactiveX") } ?? ""
        reactiveX = source.matches(of: /"([^"]+)"/).map { Self.part(of: String($0.1), for: name) }
        signatures = [signature]
    }

    /// ReactiveX has one page for "Empty/Never/Throw".
    private static func part(of title: String, for name: String) -> String {
        let parts = title.split(separator: "/").map(String.init)
        return parts.first { $0.lowercased() == name } ?? parts.last ?? title
    }

    /// The rows of the diagram, if it is one: over `bind` stands a line of code.
    var marbles: [String] {
        diagram.contains { $0.contains("-") || $0.contains("#") || $0.contains("|") } ? diagram : []
    }
}
