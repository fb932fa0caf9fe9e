/// The hints for one exercise, as they stand in Hints.md: a heading such as `## 3 · A late fan`, and a numbered list.
package struct HintSource: Equatable {
    /// The exercise's number; nil when the heading has none.
    package let number: Int?
    package let title: String
    /// The line of its heading, from 1.
    package let line: Int
    /// The items of its numbered lists.
    package var rungs: [[MarkdownBlock]] = []

    /// Every entry in `markdown`, in order.
    package static func all(in markdown: String) -> [HintSource] {
        MarkdownReader.blocks(in: markdown).reduce(into: []) { entries, block in
            if case .heading(level: 2, let text) = block.kind {
                let match = text.wholeMatch(of: #/([0-9]+) *· *(.*)/#)
                let title = match.map { String($0.2) } ?? text
                entries.append(HintSource(number: match.flatMap { Int($0.1) }, title: title, line: block.line))
            } else if case .list(first: .some, let items) = block.kind, !entries.isEmpty {
                entries[entries.count - 1].rungs += items
            }
        }
    }
}
