import LessonKit

/// Blocks of markdown as HTML.
struct BlockHTML {
    var inline: InlineHTML
    /// How far headings stand below those of the file: 1 makes an `h3` of `##`.
    var lowered = 0

    /// - Parameter page: The page that a link leads to; nil where the book has none.
    init(lowered: Int = 0, page: @escaping (String) -> String? = { _ in nil }) {
        (inline, self.lowered) = (InlineHTML(page: page), lowered)
    }

    func html(_ blocks: [MarkdownBlock]) -> [HTML] { blocks.map(html) }

    private func html(_ block: MarkdownBlock) -> HTML {
        switch block.kind {
        case .paragraph(let text): .tag("p", inline.html(text))
        case .heading(let level, let text):
            .tag("h\(min(6, level + lowered))", ["id": Self.identifier(of: text)], inline.html(text))
        case .quote(let blocks): .tag("blockquote", html(blocks))
        case .list(let first, let items):
            .tag(
                first == nil ? "ul" : "ol", ["start": first == 1 ? nil : first.map(String.init)],
                items.map { .tag("li", item($0)) })
        case .code(let language, let lines): Self.code(language, lines)
        case .table(let header, let rows): table(header, rows)
        case .details(let summary, let blocks): .tag("details", [.tag("summary", inline.html(summary))] + html(blocks))
        case .rule: .tag("hr")
        }
    }

    /// The blocks of a list's item. A paragraph alone needs no element of its own.
    func item(_ blocks: [MarkdownBlock]) -> [HTML] {
        guard case .paragraph(let text)? = blocks.first?.kind else { return html(blocks) }
        return inline.html(text) + html(Array(blocks.dropFirst()))
    }

    /// Code without the name of a language is a diagram, output or a command.
    private static func code(_ language: String, _ lines: [String]) -> HTML {
        language == "swift"
            ? .code(lines) : .tag("pre", ["class": "text"], [.tag("code", [.text(lines.joined(separator: "\n"))])])
    }

    /// A table that is too wide is scrolled in a box of its own. On a narrow screen a row is shown as lines, each after the name of
    /// its column.
    private func table(_ header: [String], _ rows: [[String]]) -> HTML {
        let isNamed = header.contains { !$0.isEmpty }
        let names = header.map { $0.isEmpty ? nil : InlineText.plain($0).filter { $0 != "`" } }
        let head = HTML.tag("thead", [.tag("tr", header.map { .tag("th", ["scope": "col"], inline.html($0)) })])
        let body = HTML.tag(
            "tbody",
            rows.map { row in .tag("tr", zip(row, names).map { .tag("td", ["data-column": $1], inline.html($0)) }) })
        return .tag("div", ["class": "table rows", "tabindex": "0"], [.tag("table", (isNamed ? [head] : []) + [body])])
    }

    /// The name of a heading in an address, as code hosts make it: `A vote` is `a-vote`.
    static func identifier(of heading: String) -> String {
        let kept = InlineText.plain(heading).lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        return String(kept.map { $0 == " " ? "-" : $0 })
    }
}
