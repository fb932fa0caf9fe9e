import LessonKit
import Terminal

/// A page that fills the terminal: its title, as much of its body as fits, what is going on, and the keys.
struct LoopPage {
    let size: PageSize
    let paint: Paint
    var title: StyledLine
    var body: [StyledLine]
    /// The lines of the body that have to be seen.
    var wanted = 0..<0
    /// The first line of the body that is seen, where the learner has chosen one.
    var top: Int?
    var status: [StyledLine]
    /// How long the work that is going on has taken.
    var seconds: Int?
    var keys: StyledLine

    /// The columns that are used. The last one stays free: a terminal may go on to the next line after it.
    static func width(_ size: PageSize) -> Int { max(20, min(100, size.columns)) - 1 }

    private var width: Int { Self.width(size) }

    /// Exactly `size.lines` of them.
    var lines: [StyledLine] {
        let (head, foot) = (head, foot)
        let room = max(0, size.lines - head.count - foot.count)
        var lines = head
        lines += window.shown(body) { count, isAbove in
            [StyledText(text: " … \(count.of("more line"))\(isAbove ? " above" : " (space)")", style: .quiet)]
        }
        lines += Array(repeating: [], count: max(0, head.count + room - lines.count))
        lines += foot
        return lines.prefix(max(1, size.lines)).map { Self.cut($0, to: width, paint) }
    }

    var window: PageWindow {
        let (count, height) = (body.count, max(1, size.lines - head.count - foot.count))
        if let top { return PageWindow(count: count, height: height, top: top) }
        return PageWindow(count: count, height: height, seeing: wanted)
    }

    /// `line` in the letters of the terminal, cut where the page ends.
    static func cut(_ line: StyledLine, to width: Int, _ paint: Paint) -> StyledLine {
        paint.letters.line(line).cut(to: width)
    }

    private var head: [StyledLine] {
        let rule = StyledText(text: " " + String(repeating: paint.letters.line, count: width - 1), style: .quiet)
        return [title] + (size.lines >= 14 ? [[rule]] : [])
    }

    private var foot: [StyledLine] {
        let limit = max(1, size.lines / 4)
        let room: [StyledLine] = size.lines >= 14 ? [[]] : []
        return room + timed(Array(status.prefix(limit))) + [keys]
    }

    /// `left`, and `right` at the right edge of the page.
    static func edged(_ left: StyledLine, _ right: StyledLine, in size: PageSize) -> StyledLine {
        left + [.spaces(width(size) - left.displayWidth - right.displayWidth)] + right
    }

    /// As many of `keys` as `room` columns have room for.
    static func line(_ keys: [WatchKeys.Shown], in room: Int, _ paint: Paint) -> StyledLine {
        var chosen = keys
        func text() -> String { chosen.map(\.text).joined(separator: " \(paint.letters.dot) ") }
        while text().displayWidth > room, let least = chosen.map(\.rank).max(), chosen.count > 1 {
            chosen.removeAll { $0.rank == least }
        }
        return [StyledText(text: " " + text(), style: .quiet)]
    }

    /// `lines`, and at the edge of the last one how long the work has taken.
    private func timed(_ lines: [StyledLine]) -> [StyledLine] {
        guard let seconds, seconds >= 2, let last = lines.last else { return lines }
        let time = StyledText(" \(seconds) s", .quiet)
        return lines.dropLast() + [Self.edged(last.cut(to: width - time.text.displayWidth), [time], in: size)]
    }
}
