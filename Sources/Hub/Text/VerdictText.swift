import LessonKit

extension CheckedExercise {
    /// What was found out: evidence, then what it means.
    var reportBlocks: [Block] {
        var blocks: [Block] = []
        var rows: [String] = []
        for text in report.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init) {
            if text.first?.isWhitespace ?? true {
                rows.append(String(text.dropFirst(4)))
            } else {
                if !rows.isEmpty { blocks.append(.indented([.diagram(rows)])) }
                rows = []
                blocks.append(.prose(text))
            }
        }
        return rows.isEmpty ? blocks : blocks + [.indented([.diagram(rows)])]
    }
}
