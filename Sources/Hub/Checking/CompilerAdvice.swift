import Foundation

/// What the compiler says of slips that learners of streams make, once more in words for them.
enum CompilerAdvice {
    /// A message, and what helps.
    struct Row: Sendable {
        /// Pieces of the compiler's message, in their order.
        let message: [String]
        /// A piece of the learner's line; empty where the message is enough.
        let line: String
        var words: String
        /// Code of which the compiler says this.
        var example = ""
    }

    /// The words for an error in `line`; nil where the compiler's own are all there is.
    static func words(for message: String, in line: some StringProtocol) -> String? {
        all.first { row in
            guard row.line.isEmpty || line.contains(row.line) else { return false }
            var rest = message[...]
            return row.message.allSatisfy { piece in
                guard let found = rest.firstRange(of: piece) else { return false }
                rest = rest[found.upperBound...]
                return true
            }
        }?.words
    }

    /// The rows of the table.
    static let all: [Row] = table.split(separator: "\n").reduce(into: []) { rows, line in
        if line.hasPrefix("    ") {
            rows[rows.count - 1].example += line.dropFirst(4) + "\n"
        } else if line.hasPrefix("  ") {
            rows[rows.count - 1].words = String(line.dropFirst(2))
        } else if !line.hasPrefix("# ") {
            let parts = line.components(separatedBy: "   in a line with ")
            let message = parts[0].components(separatedBy: "…")
            rows.append(Row(message: message, line: parts.count > 1 ? parts[1] : "", words: rows.last?.words ?? ""))
        }
    }
}
