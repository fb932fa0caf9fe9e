import LessonKit

/// Reads the comments and the declarations of one file of Sources/Streams.
struct OperatorDocReader {
    private let lines: [Substring]
    private let category: String
    private let path: String

    // A regex is parsed where its literal stands: once here, and not for each line. Nothing changes it.
    nonisolated(unsafe) private static let typeLine =
        #/^(?:[a-z]+ )*(?:extension|class|struct|enum|protocol|typealias) ([A-Za-z]+)/#
    nonisolated(unsafe) private static let functionLine =
        #/^ *public (?:static )?func `?([a-zA-Z0-9]+)`?(?:<[^(]*>)?\( *(?:([a-zA-Z]+)[ :])?/#

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
        for (index, comment, start) in commented {
            if comment.isEmpty {
                if let type = type(at: index) { isOpen = Self.extended.contains(type) }
            } else if isOpen, let name = function(at: index) {
                docs.append(doc(name, index, comment, start))
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
        commented.filter { index, comment, _ in
            !comment.isEmpty && (type(at: index) == name[...] || function(at: index) == name)
        }
        .map { doc(name, $0.index, $0.comment, $0.start) }
    }

    /// The lines that declare something, each with the comment above it; and those that open an extension.
    private var commented: [(index: Int, comment: [Substring], start: Int)] {
        var found: [(Int, [Substring], Int)] = []
        var comment: [Substring] = []
        var start = 0
        for (index, line) in lines.enumerated() {
            // Bytes are faster than characters, and there are thousands of lines.
            let bytes = line.utf8
            guard let first = bytes.firstIndex(where: { $0 != UInt8(ascii: " ") }) else {
                comment = []
                continue
            }
            let text = bytes[first...]
            if text.starts(with: "///".utf8) {
                if comment.isEmpty { start = index }
                comment.append(line[first...].dropFirst(3))
            } else if text.first != UInt8(ascii: "@") {
                if !comment.isEmpty { found.append((index, comment, start)) }
                if first == bytes.startIndex, text.first != UInt8(ascii: "}") { found.append((index, [], index)) }
                comment = []
            }
        }
        return found
    }

    private func doc(_ name: String, _ index: Int, _ comment: [Substring], _ start: Int) -> OperatorDoc {
        OperatorDoc(
            name, category, path, index + 1, comment: comment, from: start + 1, signature: signature(at: index))
    }

    /// The type that the line extends or declares.
    private func type(at index: Int) -> Substring? {
        lines[index].firstMatch(of: Self.typeLine)?.1
    }

    /// The name of the public function that begins in the line.
    private func function(at index: Int) -> String? {
        guard lines[index].contains("public ") else { return nil }
        // A declaration may go on below its first line.
        let declaration = lines[index...].prefix(4).joined(separator: " ")
        guard let match = declaration.firstMatch(of: Self.functionLine) else { return nil }
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
            .replacing(", @unchecked Sendable", with: "")
    }
}
