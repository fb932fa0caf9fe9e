/// A block of a lesson's prose.
package struct MarkdownBlock: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case heading(level: Int, text: String)
        case paragraph(String)
        case quote([MarkdownBlock])
        /// The number of the first item, or nil for a list of bullets.
        case list(first: Int?, items: [[MarkdownBlock]])
        case code(language: String, lines: [String])
        case table(header: [String], rows: [[String]])
        case details(summary: String, [MarkdownBlock])
        case rule
    }

    package let kind: Kind
    /// The line it begins on, from 1.
    package let line: Int

    package init(kind: Kind, line: Int) { (self.kind, self.line) = (kind, line) }

    /// The text of a paragraph; nil where it is another block.
    package var paragraph: String? { if case .paragraph(let text) = kind { text } else { nil } }
}

extension MarkdownBlock {
    /// A paragraph that stands in no file.
    package static func said(_ text: String) -> MarkdownBlock { MarkdownBlock(kind: .paragraph(text), line: 0) }
}
