import Terminal

extension Drawing {
    /// As many lines as fit into `height`, with the line of the cursor among them. Words say how many lines are missing.
    func scrolled(to height: Int, width: Int) -> Drawing {
        guard lines.count > height else { return self }
        let hasRoom = height >= 4
        let last = lines.count - height
        // One line below the cursor is seen as well, and the words under it.
        let start = cursor.map { min(last, max(0, $0.line - height + (hasRoom ? 3 : 1))) } ?? 0
        var part = Drawing(Array(lines[start..<start + height]))
        part.cursor = cursor.map { .init(line: $0.line - start, column: $0.column) }
        part.targets = targets.map { $0.moved(lines: -start, columns: 0) }
        guard hasRoom else { return part }
        if start > 0 { part.lines[0] = Drawing.missing(start + 1, "above", width: width) }
        if start < last { part.lines[height - 1] = Drawing.missing(last - start + 1, "below", width: width) }
        return part
    }

    private static func missing(_ count: Int, _ side: String, width: Int) -> StyledLine {
        [.spaces(Screen.margin), StyledText("(\(count) lines \(side))", .quiet)].cut(to: width)
    }
}
