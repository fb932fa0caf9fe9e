import Foundation

/// What an exercise asks, and what stands there to begin with: its file, without the first line.
package struct ExerciseTask: Equatable, Sendable {
    /// A part of the comment.
    package enum Part: Equatable, Sendable {
        case prose(String)
        case list([Item])
        /// Code, line by line.
        case code([String])
        /// Rows that stand one above the other: marbles, or a table.
        case diagram([String])
    }

    /// An item of a list.
    package struct Item: Equatable, Sendable {
        /// `- `, or `1. `
        package let marker: String
        package fileprivate(set) var text: String
    }

    /// The comment, part by part.
    package private(set) var parts: [Part] = []
    /// The lines below it, without the imports.
    package let code: [String]

    /// - Parameter text: the file's.
    package init(_ text: String) {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        let end = lines.firstIndex { !$0.hasPrefix("//") } ?? lines.endIndex
        code = Self.trimmed(Array(lines[end...].drop { $0.hasPrefix("import ") || $0.allSatisfy(\.isWhitespace) }))
        let comment = lines[..<end].dropFirst().map { String($0.dropFirst($0.hasPrefix("// ") ? 3 : 2)) }
        // The same for all of them: the second half of a block of code may begin further to the right.
        let indentation = comment.filter(Self.isVerbatim).map { $0.prefix { $0 == " " }.count }.min() ?? 0
        for paragraph in comment.split(whereSeparator: { $0.allSatisfy(\.isWhitespace) }) {
            var rows: [String] = []
            for (index, line) in paragraph.enumerated() {
                if Self.isVerbatim(line), index == 0 || !rows.isEmpty || !isList {
                    rows.append(String(line.dropFirst(indentation)))
                } else {
                    add(rows: rows)
                    rows = []
                    add(line, isFirst: index == 0)
                }
            }
            add(rows: rows)
        }
    }

    /// Whether a list comes last.
    private var isList: Bool {
        if case .list? = parts.last { true } else { false }
    }

    private mutating func add(rows: [String]) {
        if !rows.isEmpty { parts.append(Self.isDiagram(rows) ? .diagram(rows) : .code(rows)) }
    }

    /// Adds a line of prose, or of a list.
    private mutating func add(_ line: String, isFirst: Bool) {
        let text = String(line.drop { $0 == " " })
        if let item = Self.item(text) {
            if case .list(let items)? = parts.last {
                parts[parts.count - 1] = .list(items + [item])
            } else {
                parts.append(.list([item]))
            }
            return
        }
        switch isFirst ? nil : parts.last {
        case .prose(let before)?: parts[parts.count - 1] = .prose(before + " " + text)
        case .list(var items)?:
            items[items.count - 1].text += " " + text
            parts[parts.count - 1] = .list(items)
        default: parts.append(.prose(text))
        }
    }

    private static func isVerbatim(_ line: String) -> Bool {
        line.hasPrefix("   ") && !line.allSatisfy(\.isWhitespace)
    }

    /// The one rule for what a diagram is: its rows have a line of time in them, or columns that stand apart.
    private static func isDiagram(_ rows: [String]) -> Bool {
        rows.contains { row in
            // A comment may stand apart from its code, and `a == b` is a condition.
            let end = row.firstRange(of: " //")?.lowerBound ?? row.endIndex
            let text = row[..<end].trimmingCharacters(in: .whitespaces)
            return text.contains("--") || text.contains("   ") || text.contains(/[^ ]==|==[^ ]/)
        }
    }

    private static func item(_ text: String) -> Item? {
        guard let match = text.prefixMatch(of: /(?:[-*•]|[0-9]{1,2}[.)]) +/), match.0.count < text.count else {
            return nil
        }
        let marker = match.0.prefix { $0 != " " }
        return Item(marker: "\(marker) ", text: String(text.dropFirst(match.0.count)))
    }

    private static func trimmed(_ lines: [String]) -> [String] {
        let isBlank = { (line: String) in line.allSatisfy(\.isWhitespace) }
        let rest = lines.drop(while: isBlank)
        return Array(rest[..<(rest.lastIndex { !isBlank($0) } ?? rest.startIndex - 1).advanced(by: 1)])
    }
}
