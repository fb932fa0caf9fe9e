/// A line of styled text. It has no escape codes: `Paint` adds them when the line is written.
package typealias StyledLine = [StyledText]

extension [StyledText] {
    /// The columns that the line takes.
    package var displayWidth: Int { reduce(0) { $0 + $1.text.displayWidth } }

    /// The text without its styles.
    package var text: String { map(\.text).joined() }

    /// Adds `run` at the end. Text of the same style goes on in the same run.
    package mutating func add(_ run: StyledText) {
        if let last, last.style == run.style { self[count - 1].text += run.text } else { append(run) }
    }

    /// The beginning that fits into `width` columns; `mark` stands at its end if something is missing.
    package func cut(to width: Int, mark: String = "") -> StyledLine {
        guard displayWidth > width else { return self }
        var room = width - mark.displayWidth
        var line: StyledLine = []
        for run in self where room >= 0 {
            let head = String(run.text.head(width: room))
            if !head.isEmpty { line.append(StyledText(head, run.style)) }
            // Nothing narrower that comes later may take the place of a character that did not fit.
            room = head.count < run.text.count ? -1 : room - head.displayWidth
        }
        return line + (mark.isEmpty || mark.displayWidth > width ? [] : [StyledText(mark)])
    }

    /// The same with spaces at its end, up to `width` columns.
    package func padded(to width: Int) -> StyledLine {
        let missing = width - displayWidth
        return missing > 0 ? self + [.spaces(missing)] : self
    }

    /// The same with `columns` spaces before it. An empty line stays empty.
    package func indented(by columns: Int) -> StyledLine {
        isEmpty || columns <= 0 ? self : [.spaces(columns)] + self
    }

    /// The same without its first `columns`, which are spaces.
    package func outdented(by columns: Int) -> StyledLine {
        var missing = columns
        return compactMap { run in
            let head = run.text.prefix(missing)
            missing -= head.count
            let rest = run.text.dropFirst(head.count)
            return rest.isEmpty ? nil : StyledText(String(rest), run.style)
        }
    }

    /// The same without spaces at its end.
    package var trimmed: StyledLine {
        var line = self
        while let last = line.popLast() {
            let text = last.text.trimmingTrailingSpaces()
            if !text.isEmpty { return line + [StyledText(text, last.style)] }
        }
        return line
    }

    /// This line, and `right` at the right edge of `width` columns.
    package func edged(with right: StyledLine, width: Int) -> StyledLine {
        self + [.spaces(width - displayWidth - right.displayWidth)] + right
    }
}
