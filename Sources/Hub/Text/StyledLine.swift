import LessonKit
import Marbles
import Terminal

/// One line of styled text. It has no escape codes: `Ink` adds them when the line is written.
typealias StyledLine = [StyledText]

extension [StyledText] {
    /// The columns that it takes.
    var displayWidth: Int { map(\.text.displayWidth).reduce(0, +) }

    /// The part of it that fits into `width` columns; `mark` stands at its end if something is missing.
    func cut(to width: Int, mark: String = "") -> StyledLine {
        guard displayWidth > width else { return self }
        var room = width - mark.displayWidth
        var line: StyledLine = []
        for run in self {
            let head = run.text.head(width: room)
            if !head.isEmpty { line.append(StyledText(text: String(head), style: run.style)) }
            room -= String(head).displayWidth
            if head.endIndex < run.text.endIndex { break }
        }
        return line + (mark.isEmpty ? [] : [StyledText(text: mark, style: [])])
    }

    /// The same with spaces at its end, up to `width` columns.
    func padded(to width: Int) -> StyledLine {
        let missing = width - displayWidth
        return missing > 0 ? self + [.spaces(missing)] : self
    }
}

extension StyledText {
    static func spaces(_ count: Int) -> StyledText {
        StyledText(text: String(repeating: " ", count: Swift.max(0, count)), style: [])
    }
}

extension String {
    /// The beginning that fits into `width` columns.
    func head(width: Int) -> Substring { self[...].head(width: width) }
}

extension Substring {
    /// The beginning that fits into `width` columns.
    func head(width: Int) -> Substring {
        var end = startIndex
        var used = 0
        while end < endIndex {
            used += self[end].displayWidth
            if used > width { break }
            formIndex(after: &end)
        }
        return self[..<end]
    }
}
