import LessonKit
import Marbles
import Terminal

/// A lesson in the map.
struct LessonRow: Equatable, Sendable {
    let number: Int
    let name: String
    /// A mark for each exercise.
    let marks: [StyledText]
    /// `2 of 6`
    let passed: String
    /// `35 min`
    let minutes: String
    let title: String
}

extension Renderer {
    /// The map: a line for each lesson. In a narrow page the title has a line of its own.
    func lessons(_ rows: [LessonRow]) -> [StyledLine] {
        let names = rows.map(\.name.displayWidth).max() ?? 0
        let marks = rows.map(\.marks.count).max() ?? 0
        return rows.flatMap { row -> [StyledLine] in
            let start: StyledLine =
                [StyledText(text: "\(row.number)".paddedLeft(to: 2) + "  ", style: [])]
                + [StyledText(row.name, .strong)].padded(to: names + 2) + row.marks.padded(to: marks + 2)
            guard width >= 72 else {
                let title = row.title + (row.minutes.isEmpty ? "" : " · \(row.minutes)")
                return [start + [StyledText(row.passed)]] + lines([.indented(by: 4, [.prose(title)])])
            }
            let facts = row.passed.padded(to: 7) + "  " + row.minutes.paddedLeft(to: 7) + "  "
            let first = start + [StyledText(facts)]
            let used = first.displayWidth
            let titles = Wrap.lines([StyledText(row.title)], width: width - used)
            return titles.enumerated().map { index, title in (index == 0 ? first : [.spaces(used)]) + title }
        }
    }

    /// Two texts side by side if both fit, otherwise one above the other.
    func beside(_ left: LabelledText, _ right: LabelledText) -> [StyledLine] {
        let width = ([left.label] + left.lines).map(\.displayWidth).max() ?? 0
        let both = width + 3 + (right.lines.map(\.displayWidth).max() ?? 0)
        guard !left.lines.isEmpty, both <= widest else {
            let texts: [[Block]] = [left, right].filter { !$0.lines.isEmpty }.map { text in
                [.prose(text.label, .quiet), .indented([.code(text.lines)])]
            }
            return lines(Array(texts.joined(separator: [.gap])))
        }
        let bar = " \(letters.bar)"
        let head = StyledText(text: left.label.padded(to: width) + bar + " " + right.label, style: .quiet)
        let rows = (0..<max(left.lines.count, right.lines.count)).map { index -> StyledLine in
            let own = left.lines.dropFirst(index).first ?? ""
            let other = right.lines.dropFirst(index).first ?? ""
            let text = own.padded(to: width) + bar + (other.isEmpty ? "" : " " + other)
            return [StyledText(text)]
        }
        return [[head]] + rows
    }
}
