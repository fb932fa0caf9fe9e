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

    /// The folders of Sources/Streams that have operators, in the order of the course.
    static let categories = [
        "Creating", "Transforming", "Filtering", "Combining", "ErrorHandling", "Conditional", "Aggregating", "Utility",
        "Connecting",
    ]

    /// The first labels that tell operators of one name apart.
    static let labels = ["on", "when", "until", "while", "for", "at"]

    /// Every operator of the stream module, by category and then by name. Overloads are one operator.
    static func all(in checkout: Checkout) -> [OperatorDoc] {
        categories.flatMap { category in
            let folder = "Sources/Streams/\(category)"
            let names = (try? FileManager.default.contentsOfDirectory(atPath: checkout.root.path + "/" + folder)) ?? []
            let docs = names.sorted().flatMap { file in
                let path = "\(folder)/\(file)"
                return all(in: SourceFile.text(of: checkout.root.appendingPathComponent(path)), category, path)
            }
            // The overload with a diagram says most.
            return Dictionary(grouping: docs, by: \.name).values
                .compactMap { overloads in overloads.first { !$0.diagram.isEmpty } ?? overloads.first }
                .sorted { $0.name < $1.name }
        }
    }

    private static func all(in source: String, _ category: String, _ path: String) -> [OperatorDoc] {
        var docs: [OperatorDoc] = []
        var comment: [Substring] = []
        var isOpen = true
        let lines = source.sourceLines
        for (index, line) in lines.enumerated() {
            let text = line.drop { $0 == " " }
            if let type = extended(by: line) {
                isOpen = ["ObservableType", "ObservableConvertibleType", "Observable", "ConnectableObservable"]
                    .contains(type)
            } else if text.hasPrefix("///") {
                comment.append(text.dropFirst(3))
            } else if !text.hasPrefix("@") {
                // A declaration may go on below its first line.
                let declaration = lines[index...].prefix(4).joined(separator: " ")
                if isOpen, !comment.isEmpty, let name = name(in: declaration) {
                    docs.append(OperatorDoc(name, category, path, index + 1, comment))
                }
                comment = []
            }
        }
        // What differs in a label only, and stands in the file of the same name, is an overload.
        return docs.filter { doc in
            let base = doc.name.prefix { $0 != "(" }
            return doc.name == base || !docs.contains { $0.name == base }
        }
    }

    /// The type that the line opens an extension or a declaration of; nil if it opens none.
    private static func extended(by line: Substring) -> Substring? {
        line.firstMatch(of: #/^(?:[a-z]+ )*(?:extension|class|struct|enum|protocol) ([A-Za-z]+)/#)?.1
    }

    /// The name of the public function that `declaration` begins with.
    private static func name(in declaration: String) -> String? {
        let function = #/^ *public (?:static )?func `?([a-zA-Z0-9]+)`?(?:<[^(]*>)?\( *(?:([a-zA-Z]+)[ :])?/#
        guard let match = declaration.firstMatch(of: function) else { return nil }
        let label = match.2.map(String.init) ?? ""
        return String(match.1) + (labels.contains(label) ? "(\(label):)" : "")
    }

    private init(_ name: String, _ category: String, _ path: String, _ line: Int, _ comment: [Substring]) {
        (self.name, self.category, self.path, self.line) = (name, category, path, line)
        let blocks = comment.split { $0.allSatisfy { $0 == " " } }
        summary = (blocks.first ?? []).map { $0.drop { $0 == " " } }.joined(separator: " ")
        diagram = (blocks.first { $0.allSatisfy { $0.hasPrefix("     ") } } ?? []).map { String($0.dropFirst(5)) }
    }
}
