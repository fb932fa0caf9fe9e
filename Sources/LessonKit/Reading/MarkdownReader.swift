import Foundation

/// Reads the markdown that lessons are written in: headings, paragraphs, quotes, lists, fenced code, tables, `<details>`.
package struct MarkdownReader {
    /// A line and its number.
    private struct Line {
        let text: String
        let number: Int
        let trimmed: String

        init(text: String, number: Int) {
            let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
            let first = text.utf8.firstIndex { !isBlank($0) } ?? text.endIndex
            let last = text.utf8.lastIndex { !isBlank($0) }.map(text.utf8.index(after:)) ?? first
            (self.text, self.number, trimmed) = (text, number, String(text[first..<last]))
        }

        var indent: Int { text.prefix { $0 == " " }.count }
        var isBlank: Bool { trimmed.isEmpty }
        func cut(_ columns: Int) -> Line { Line(text: String(text.dropFirst(min(columns, indent))), number: number) }
    }

    private var lines: ArraySlice<Line>

    /// The blocks of `text`, in order.
    package static func blocks(in text: String) -> [MarkdownBlock] {
        blocks(text.sourceLines.enumerated().map { Line(text: String($1), number: $0 + 1) })
    }

    private static func blocks(_ lines: [Line]) -> [MarkdownBlock] {
        var reader = MarkdownReader(lines: lines[...])
        var blocks: [MarkdownBlock] = []
        while let line = reader.lines.first {
            if let kind = reader.block(at: line) { blocks.append(MarkdownBlock(kind: kind, line: line.number)) }
        }
        return blocks
    }

    private mutating func block(at line: Line) -> MarkdownBlock.Kind? {
        if line.isBlank {
            lines.removeFirst()
            return nil
        }
        if line.trimmed.hasPrefix("<!--") {
            skipComment()
            return nil
        }
        if let fence = Self.fence(line) { return code(fence: fence, indent: line.indent) }
        if let heading = Self.heading(line) {
            lines.removeFirst()
            return heading
        }
        if Self.isRule(line) {
            lines.removeFirst()
            return .rule
        }
        if line.trimmed.hasPrefix(">") { return quote() }
        if line.trimmed.hasPrefix("<details") { return details() }
        if Self.marker(line) != nil { return list() }
        if isTable { return table() }
        return .paragraph(paragraph())
    }

    // MARK: Leaves

    private mutating func skipComment() {
        while let line = lines.popFirst(), !line.text.contains("-->") {}
    }

    private static func fence(_ line: Line) -> String? {
        for mark in ["```", "~~~"] where line.trimmed.hasPrefix(mark) {
            return String(line.trimmed.prefix { $0 == mark.first })
        }
        return nil
    }

    private mutating func code(fence: String, indent: Int) -> MarkdownBlock.Kind {
        let language = lines.removeFirst().trimmed.dropFirst(fence.count).trimmingCharacters(in: .whitespaces)
        var code: [String] = []
        while let line = lines.popFirst(), !line.trimmed.hasPrefix(fence) { code.append(line.cut(indent).text) }
        return .code(language: language, lines: code)
    }

    private static func heading(_ line: Line) -> MarkdownBlock.Kind? {
        let level = line.text.prefix { $0 == "#" }.count
        guard (1...6).contains(level), line.text.dropFirst(level).first == " " else { return nil }
        return .heading(level: level, text: line.text.dropFirst(level).trimmingCharacters(in: .whitespaces))
    }

    private static func isRule(_ line: Line) -> Bool {
        guard let first = line.trimmed.first, "-_*".contains(first) else { return false }
        let marks = line.text.filter { !$0.isWhitespace }
        return marks.count >= 3 && ["-", "*", "_"].contains { mark in marks.allSatisfy { $0 == mark } }
    }

    private mutating func paragraph() -> String {
        var text = ""
        while let line = lines.first, !line.isBlank, text.isEmpty || !Self.interrupts(line) {
            lines.removeFirst()
            if !text.isEmpty, !text.hasSuffix("\n") { text += " " }
            let breaks = line.text.hasSuffix("  ") || line.text.hasSuffix("\\")
            text += breaks && line.trimmed.hasSuffix("\\") ? line.trimmed.dropLast() : line.trimmed[...]
            if breaks { text += "\n" }
        }
        return text.trimmingCharacters(in: .newlines)
    }

    /// Whether a line ends the paragraph before it without a blank line between.
    private static func interrupts(_ line: Line) -> Bool {
        fence(line) != nil || heading(line) != nil || marker(line) != nil
            || [">", "<details", "</details", "<!--"].contains { line.trimmed.hasPrefix($0) }
    }

    // MARK: Containers

    private mutating func quote() -> MarkdownBlock.Kind {
        var inner: [Line] = []
        while let line = lines.first, line.trimmed.hasPrefix(">") {
            lines.removeFirst()
            let text = line.trimmed.dropFirst()
            inner.append(Line(text: String(text.first == " " ? text.dropFirst() : text), number: line.number))
        }
        return .quote(Self.blocks(inner))
    }

    // A regex is parsed where its literal stands: once here. Nothing changes it.
    nonisolated(unsafe) private static let summary = /<summary>(.*?)<\/summary>/

    private mutating func details() -> MarkdownBlock.Kind {
        var text = ""
        while !text.contains("</summary>"), let line = lines.popFirst() { text += line.text + " " }
        let summary = text.firstMatch(of: Self.summary)
        var inner: [Line] = []
        while let line = lines.popFirst(), !line.trimmed.hasPrefix("</details") { inner.append(line) }
        return .details(
            summary: (summary?.1).map { $0.trimmingCharacters(in: .whitespaces) } ?? "", Self.blocks(inner))
    }

    /// The width of a list item's marker, and its number when it has one.
    private static func marker(_ line: Line) -> (width: Int, number: Int?)? {
        guard let first = line.trimmed.first else { return nil }
        // Every line of a page is asked, some several times: a regular expression takes half of the time of reading.
        let digits = line.trimmed.prefix { $0.isASCII && $0.isNumber }
        let end = line.trimmed.dropFirst(digits.count).first
        guard "-*+".contains(first) || (1...9).contains(digits.count) && (end == "." || end == ")") else { return nil }
        let rest = line.text.drop { $0.isWhitespace }.dropFirst(digits.count + 1)
        let gap = rest.prefix { $0.isWhitespace }.count
        guard gap > 0 || rest.isEmpty else { return nil }
        return (line.text.count - rest.count + gap, Int(digits))
    }

    private mutating func list() -> MarkdownBlock.Kind {
        let first = lines.first.flatMap(Self.marker)
        let indent = lines.first?.indent ?? 0
        var items: [[MarkdownBlock]] = []
        while let line = lines.first, line.indent == indent, let marker = Self.marker(line),
            (marker.number == nil) == (first?.number == nil)
        {
            lines.removeFirst()
            var item = [Line(text: String(line.text.dropFirst(marker.width)), number: line.number)]
            while let next = lines.first, belongs(next, to: item, width: marker.width) {
                lines.removeFirst()
                item.append(next.cut(marker.width))
            }
            items.append(Self.blocks(item))
        }
        return .list(first: first?.number, items: items)
    }

    private func belongs(_ line: Line, to item: [Line], width: Int) -> Bool {
        if line.isBlank {
            // A blank line belongs to the list only when the list goes on after it.
            guard let next = lines.dropFirst().first(where: { !$0.isBlank }) else { return false }
            return next.indent >= width || Self.marker(next) != nil && Self.heading(next) == nil
        }
        return line.indent >= width || item.last?.isBlank == false && !Self.interrupts(line)
    }

    private var isTable: Bool {
        guard lines.count >= 2, lines.first?.text.contains("|") == true else { return false }
        let second = lines[lines.startIndex + 1].trimmed
        return second.contains("-") && second.contains("|") && second.allSatisfy { "|-: ".contains($0) }
    }

    private mutating func table() -> MarkdownBlock.Kind {
        let header = Self.cells(lines.removeFirst())
        lines.removeFirst()
        var rows: [[String]] = []
        while let line = lines.first, line.text.contains("|") {
            lines.removeFirst()
            var cells = Self.cells(line)
            while cells.count < header.count { cells.append("") }
            rows.append(cells)
        }
        return .table(header: header, rows: rows)
    }

    /// The cells of a row; a bar inside code or behind a backslash is part of its cell.
    private static func cells(_ line: Line) -> [String] {
        var cells = [""]
        var isCode = false
        var rest = Substring(line.trimmed)
        if rest.first == "|" { rest.removeFirst() }
        while let character = rest.popFirst() {
            if character == "\\", rest.first == "|" {
                cells[cells.count - 1].append(rest.removeFirst())
            } else if character == "|", !isCode {
                cells.append("")
            } else {
                if character == "`" { isCode.toggle() }
                cells[cells.count - 1].append(character)
            }
        }
        if cells.last?.allSatisfy(\.isWhitespace) == true { cells.removeLast() }
        return cells.map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
