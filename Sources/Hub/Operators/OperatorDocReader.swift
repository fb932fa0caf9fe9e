import LessonKit

/// Reads the comments and the declarations of one file of Sources/Streams.
struct OperatorDocReader {
    private let lines: [Substring]
    private let category: String
    private let path: String

    init(_ source: String, _ category: String, _ path: String) {
        (lines, self.category, self.path) = (source.sourceLines, category, path)
    }

    /// What the operators of an observable extend.
    private static let extended: Set<Substring> = [
        "ObservableType", "ObservableConvertibleType", "Observable", "ConnectableObservable",
        "ConnectableObservableType",
    ]

    /// The public functions with a comment, in their order.
    var docs: [OperatorDoc] {
        var docs: [OperatorDoc] = []
        var isOpen = true
        for (index, comment) in commented {
            if comment.isEmpty {
                if let type = type(at: index) { isOpen = Self.extended.contains(type) }
            } else if isOpen, let name = function(at: index) {
                docs.append(doc(name, index, comment))
            }
        }
        // What differs in a label only, and stands in the file of the same name, is an overload.
        return docs.filter { doc in
            let base = doc.name.prefix { $0 != "(" }
            return doc.name == base || !docs.contains { $0.name == base }
        }
    }

    /// The public type or function of that name, of whatever it is a part: each overload.
    func docs(of name: String) -> [OperatorDoc] {
        commented.filter { index, comment in
            !comment.isEmpty && (type(at: index) == name[...] || function(at: index) == name)
        }
        .map { doc(name, $0.index, $0.comment) }
    }

    /// The lines that declare something, each with the comment above it; and those that open an extension.
    private var commented: [(index: Int, comment: [Substring])] {
        var found: [(Int, [Substring])] = []
        var comment: [Substring] = []
        for (index, line) in lines.enumerated() {
            let text = line.drop { $0 == " " }
            if text.hasPrefix("///") {
                comment.append(text.dropFirst(3))
            } else if !text.hasPrefix("@") {
                if !comment.isEmpty { found.append((index, comment)) }
                if line.first?.isLetter == true { found.append((index, [])) }
                comment = []
            }
        }
        return found
    }

    private func doc(_ name: String, _ index: Int, _ comment: [Substring]) -> OperatorDoc {
        OperatorDoc(name, category, path, index + 1, comment: comment, signature: signature(at: index))
    }

    /// The type that the line extends or declares.
    private func type(at index: Int) -> Substring? {
        lines[index].firstMatch(of: #/^(?:[a-z]+ )*(?:extension|class|struct|enum|protocol|typealias) ([A-Za-z]+)/#)?.1
    }

    /// The name of the public function that begins in the line.
    private func function(at index: Int) -> String? {
        guard lines[index].contains("public ") else { return nil }
        // A declaration may go on below its first line.
        let declaration = lines[index...].prefix(4).joined(separator: " ")
        let function = #/^ *public (?:static )?func `?([a-zA-Z0-9]+)`?(?:<[^(]*>)?\( *(?:([a-zA-Z]+)[ :])?/#
        guard let match = declaration.firstMatch(of: function) else { return nil }
        let label = match.2.map(String.init) ?? ""
        return String(match.1) + (OperatorDoc.labels.contains(label) ? "(\(label):)" : "")
    }

    /// The declaration in one line, without its body.
    private func signature(at index: Int) -> String {
        var parts: [Substring] = []
        for line in lines[index...].prefix(16) {
            let body = line.firstRange(of: " {") ?? (line == "{" ? line.startIndex..<line.endIndex : nil)
            parts.append(body.map { line[..<$0.lowerBound] } ?? line)
            if body != nil || line.isEmpty || line.contains("public typealias") { break }
        }
        return parts.flatMap { $0.split(separator: " ") }.joined(separator: " ")
            .replacing("public ", with: "").replacing("( ", with: "(").replacing(" )", with: ")")
    }
}
