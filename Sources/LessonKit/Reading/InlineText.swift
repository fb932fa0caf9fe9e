import Terminal

/// Reads the markdown inside a paragraph: code, emphasis, links.
package struct InlineText {
    /// A part of a paragraph.
    package enum Part: Equatable, Sendable {
        case text(StyledText)
        case link([StyledText], address: String)
    }

    /// The parts of `markdown` in their styles.
    package static func parts(in markdown: String, style: Style = []) -> [Part] {
        var reader = InlineText(rest: markdown[...])
        reader.read(style)
        return reader.parts
    }

    /// The text of `markdown` in its styles. The address of another site stands behind its link.
    package static func runs(in markdown: String, style: Style = []) -> [StyledText] {
        parts(in: markdown, style: style).flatMap { part -> [StyledText] in
            switch part {
            case .text(let run): [run]
            // A path within the repository reads well without its address; another site does not.
            case .link(let runs, let address):
                !address.contains("://") || runs.map(\.text).joined() == address
                    ? runs : runs + [StyledText(" (\(address))", style)]
            }
        }
        .reduce(into: []) { $0.add($1) }
    }

    /// The text of `markdown` without any marks.
    package static func plain(_ markdown: String) -> String { runs(in: markdown).map(\.text).joined() }

    private var rest: Substring
    private var previous: Character = " "
    private var parts: [Part] = []

    private init(rest: Substring) { self.rest = rest }

    private static let marks = Set("`*_![<&\\".utf8)

    private mutating func read(_ style: Style) {
        while !rest.isEmpty {
            // Most characters begin nothing: only those that may are looked at closely.
            let plain = rest.utf8.prefix { !Self.marks.contains($0) }
            add(String(rest[plain.startIndex..<plain.endIndex]), style)
            rest = rest[plain.endIndex...]
            if rest.isEmpty || code(style) || emphasis(style) || link(style) || entity(style) { continue }
            if rest.first == "\\", let escaped = rest.dropFirst().first, escaped.isPunctuation || escaped.isSymbol {
                rest.removeFirst()
            }
            add(String(rest.removeFirst()), style)
        }
    }

    private mutating func add(_ text: String, _ style: Style) {
        guard let last = text.last else { return }
        previous = last
        if case .text(let run)? = parts.last, run.style == style {
            parts[parts.count - 1] = .text(StyledText(run.text + text, style))
        } else {
            parts.append(.text(StyledText(text, style)))
        }
    }

    private mutating func add(_ inner: Substring, read style: Style) {
        for part in Self.parts(in: String(inner), style: style) {
            switch part {
            case .text(let run): add(run.text, run.style)
            case .link(let runs, let address): add(runs, linkedTo: address)
            }
        }
    }

    private mutating func add(_ runs: [StyledText], linkedTo address: String) {
        guard let last = runs.last?.text.last else { return }
        previous = last
        parts.append(.link(runs, address: address))
    }

    private mutating func code(_ style: Style) -> Bool {
        let ticks = rest.prefix { $0 == "`" }
        guard !ticks.isEmpty else { return false }
        let inner = rest.dropFirst(ticks.count)
        guard let end = inner.firstRange(of: String(ticks)) else {
            add(String(ticks), style)
            rest = inner
            return true
        }
        var text = inner[..<end.lowerBound]
        if text.hasPrefix(" "), text.hasSuffix(" "), text.contains("`") { text = text.dropFirst().dropLast() }
        add(String(text), style.union(.code))
        rest = inner[end.upperBound...]
        return true
    }

    private mutating func emphasis(_ style: Style) -> Bool {
        for (mark, added) in [("**", Style.strong), ("__", .strong), ("*", .emphasis), ("_", .emphasis)]
        where rest.hasPrefix(mark) {
            // An underscore inside a word, and a mark before a space, are what they look like.
            let inner = rest.dropFirst(mark.count)
            if mark.first == "_", previous.isLetter || previous.isNumber { continue }
            guard let next = inner.first, !next.isWhitespace, let end = Self.end(of: mark, in: inner) else { continue }
            add(inner[..<end], read: style.union(added))
            rest = inner[end...].dropFirst(mark.count)
            return true
        }
        return false
    }

    /// Where `mark` closes: after no space, and outside code.
    private static func end(of mark: String, in text: Substring) -> Substring.Index? {
        var isCode = false
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == "`" { isCode.toggle() }
            if !isCode, index > text.startIndex, text[index...].hasPrefix(mark),
                !text[text.index(before: index)].isWhitespace
            {
                if mark.count == 1, text[index...].hasPrefix(mark + mark) {
                    index = text.index(after: index)
                } else {
                    return index
                }
            }
            index = text.index(after: index)
        }
        return nil
    }

    private mutating func link(_ style: Style) -> Bool {
        if let match = rest.prefixMatch(of: /!\[([^\]]*)\]\([^)]*\)/) {
            add(match.1, read: style)
            rest = rest[match.range.upperBound...]
        } else if let match = rest.prefixMatch(of: /\[((?:[^\]`]|`[^`]*`)+)\]\(([^)\s]*)[^)]*\)/) {
            add(Self.runs(in: String(match.1), style: style), linkedTo: String(match.2))
            rest = rest[match.range.upperBound...]
        } else if let match = rest.prefixMatch(of: /<((?:https?|mailto):[^>\s]+)>/) {
            add([StyledText(String(match.1), style)], linkedTo: String(match.1))
            rest = rest[match.range.upperBound...]
        } else if let match = rest.prefixMatch(of: /<br ?\/?>\s*/) {
            add("\n", style)
            rest = rest[match.range.upperBound...]
        } else {
            return false
        }
        return true
    }

    private mutating func entity(_ style: Style) -> Bool {
        for (entity, text) in [("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&quot;", "\""), ("&nbsp;", "\u{A0}")]
        where rest.hasPrefix(entity) {
            add(text, style)
            rest = rest.dropFirst(entity.count)
            return true
        }
        return false
    }
}
