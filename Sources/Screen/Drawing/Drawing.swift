import Terminal

/// Lines of a screen or of a part of it: a rectangle that can be put beside another or below it.
///
/// Every part of a screen draws itself as one of these, whether it has one line or twenty.
struct Drawing {
    var lines: [StyledLine]
    /// The parts that can be clicked. One that stands inside another comes after it.
    var targets: [ClickTarget] = []
    /// The place of the cursor, if the keys go to this part.
    var cursor: InlinePage.Place?

    init(_ lines: [StyledLine] = []) { self.lines = lines }

    var width: Int { lines.map(\.displayWidth).max() ?? 0 }

    /// Puts `run` after the last line if it fits into `width`, otherwise below.
    mutating func append(_ run: StyledText, after gap: Int, width: Int) {
        let used = lines.last?.displayWidth ?? 0
        if lines.isEmpty || used + gap + run.text.displayWidth > width {
            lines += run.text.folded(width: width).map { [StyledText($0, run.style)] }
        } else {
            lines[lines.count - 1] += (used == 0 ? [] : [.spaces(gap)]) + [run]
        }
    }

    /// Puts `other` to the right. The columns from `column` on have to be free.
    mutating func put(_ other: Drawing, at column: Int) {
        while lines.count < other.lines.count { lines.append([]) }
        for (index, line) in other.lines.enumerated() where !line.isEmpty {
            lines[index] = lines[index].padded(to: column) + line
        }
        if let place = other.cursor { cursor = .init(line: place.line, column: column + place.column) }
        targets += other.targets.map { $0.moved(lines: 0, columns: column) }
    }

    /// Puts `other` below.
    mutating func put(below other: Drawing) {
        if let place = other.cursor { cursor = .init(line: lines.count + place.line, column: place.column) }
        targets += other.targets.map { $0.moved(lines: lines.count, columns: 0) }
        lines += other.lines
    }

    /// The lines as bare text, without spaces at their ends.
    var texts: [String] { lines.map(\.trimmed.text) }
}
