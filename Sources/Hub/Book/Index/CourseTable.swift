import LessonKit

/// The table at the top of Lessons/README.md: what one has after each lesson.
struct CourseTable {
    /// By the lesson's name, as markdown.
    let gains: [String: String]

    /// - Parameter markdown: The text of Lessons/README.md.
    init(_ markdown: String) {
        let rows = MarkdownReader.blocks(in: markdown).compactMap { block -> [[String]]? in
            if case .table(_, let rows) = block.kind { rows } else { nil }
        }
        let named = (rows.first ?? []).compactMap { cells -> (String, String)? in
            guard cells.count >= 4 else { return nil }
            return (InlineText.plain(cells[1]).filter { $0 != "`" }, cells[3])
        }
        gains = Dictionary(named) { first, _ in first }
    }
}
