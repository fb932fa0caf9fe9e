/// What an exercise asks, and what stands there to begin with: its part of Exercise.swift, without the header.
package struct ExerciseTask: Equatable, Sendable {
    package enum Block: Equatable, Sendable {
        case prose(String)
        /// Code or marbles, which stand as they are.
        case verbatim([String])
    }

    /// The comment, block by block.
    package private(set) var blocks: [Block] = []
    /// The lines below it.
    package let code: [String]

    /// - Parameter part: from the header on.
    package init(_ part: Substring) {
        let lines = part.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        let end = lines.firstIndex { !$0.hasPrefix("//") } ?? lines.endIndex
        var isOpen = false
        for line in lines[..<end].dropFirst() {
            let text = String(line.dropFirst(line.hasPrefix("// ") ? 3 : 2))
            let isVerbatim = text.hasPrefix("   ")
            if text.allSatisfy(\.isWhitespace) {
                isOpen = false
                continue
            }
            switch (isOpen ? blocks.last : nil, isVerbatim) {
            case (.prose(let before)?, false): blocks[blocks.count - 1] = .prose(before + " " + text)
            case (.verbatim(let before)?, true): blocks[blocks.count - 1] = .verbatim(before + [text])
            default: blocks.append(isVerbatim ? .verbatim([text]) : .prose(text))
            }
            isOpen = true
        }
        blocks = blocks.map { block in
            guard case .verbatim(let lines) = block else { return block }
            return .verbatim(Self.dedented(lines))
        }
        code = Self.trimmed(Array(lines[end...]))
    }

    private static func dedented(_ lines: [String]) -> [String] {
        let indent = lines.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(indent)) }
    }

    private static func trimmed(_ lines: [String]) -> [String] {
        let isBlank = { (line: String) in line.allSatisfy(\.isWhitespace) }
        let rest = lines.drop(while: isBlank)
        return Array(rest[..<(rest.lastIndex { !isBlank($0) } ?? rest.startIndex - 1).advanced(by: 1)])
    }
}
