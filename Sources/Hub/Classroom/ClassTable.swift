import Foundation
import LessonKit
import Marbles
import Terminal

/// The table of a class: a row for each learner, with a mark for each exercise of the lessons that the class is in.
///
/// A table that is too wide goes on below with the next lessons.
struct ClassTable {
    private let classroom: Classroom
    private let width: Int
    private let lessons: [Classroom.Lesson]
    private let gap: Int
    private let more: String

    /// - Parameters:
    ///   - width: The columns there are.
    ///   - more: The mark behind a name that is cut.
    init(_ classroom: Classroom, width: Int, more: String) {
        (self.classroom, self.width, self.more) = (classroom, width, more)
        lessons = classroom.lessons(.begun)
        gap = width < 60 ? 1 : 2
    }

    /// Its lines; an empty one between two of its parts.
    var lines: [[StyledText]] {
        let fixed = facts
        let names = nameColumn(besides: fixed)
        let used = ([names] + fixed).map { $0.width + gap }.reduce(0, +) - gap
        let named = lessons.map { marks($0, head: $0.name) }
        if used + named.map({ gap + $0.width }).reduce(0, +) <= width {
            return rows([names] + fixed + named, everyone)
        }

        var parts = [(columns: [names] + fixed, learners: everyone)]
        var room = width - used
        for lesson in lessons {
            let column = marks(lesson, head: "\(lesson.number)")
            room -= gap + column.width
            if room < 0 {
                parts.append(([names], []))
                room = width - names.width - gap - column.width
            }
            parts[parts.count - 1].columns.append(column)
            // Further down only those are told who have come as far.
            parts[parts.count - 1].learners.formUnion(
                everyone.filteredIndexSet { classroom.learners[$0].hasBegun(lesson) })
        }
        let legend = lessons.map { "\($0.number) \($0.name)" }.joined(separator: ", ")
        let below = Wrap.lines([StyledText(text: legend, style: .quiet)], width: width)
        return (parts.map { rows($0.columns, $0.learners) } + [below]).reduce([]) { $0.isEmpty ? $1 : $0 + [[]] + $1 }
    }

    /// A column: its head, and a cell for each learner.
    private struct Column {
        let head: String
        let cells: [[StyledText]]
        var isNumber = false

        var width: Int { max(head.displayWidth, cells.map(\.displayWidth).max() ?? 0) }
    }

    private func nameColumn(besides others: [Column]) -> Column {
        let room = width - others.map { $0.width + gap }.reduce(0, +)
        return Column(
            head: "name",
            cells: classroom.learners.map {
                [StyledText(text: $0.name.cut(to: min(24, max(8, room)), more), style: [])]
            })
    }

    private var facts: [Column] {
        let learners = classroom.learners
        let all = classroom.exercises.count
        return [
            column("passed", learners.map { "\($0.passed)/\(all)" }, isNumber: true),
            column("at", learners.map { $0.at?.name ?? ($0.missing > 0 ? "?" : "all passed") }),
            column("hints", learners.map { $0.hints == 0 ? "" : "\($0.hints)" }, isNumber: true),
        ]
    }

    private func column(_ head: String, _ texts: [String], isNumber: Bool = false) -> Column {
        Column(head: head, cells: texts.map { [StyledText(text: $0, style: [])] }, isNumber: isNumber)
    }

    private func marks(_ lesson: Classroom.Lesson, head: String) -> Column {
        Column(
            head: head,
            cells: classroom.learners.map { learner in
                lesson.exercises.map { Classroom.mark(learner.outcome($0)) }
            })
    }

    private var everyone: IndexSet { IndexSet(classroom.learners.indices) }

    private func rows(_ columns: [Column], _ learners: IndexSet) -> [[StyledText]] {
        let heads = columns.map { [StyledText(text: $0.head, style: .strong)] }
        let table = [heads] + learners.map { row in columns.map { $0.cells[row] } }
        return table.map { cells in
            let last = cells.lastIndex { $0.displayWidth > 0 } ?? 0
            return zip(cells, columns).prefix(last + 1).enumerated().flatMap { index, pair in
                let (cell, column) = pair
                let spaces = column.width - cell.displayWidth
                let before = (index == 0 ? 0 : gap) + (column.isNumber ? spaces : 0)
                let after = column.isNumber || index == last ? 0 : spaces
                return [.space(before)] + cell + [.space(after)]
            }
        }
    }
}

extension Classroom {
    /// What stands for `outcome` in the table; nil is what a file does not tell.
    static func mark(_ outcome: Outcome?) -> StyledText {
        switch outcome {
        case .doesNotCompile?: StyledText(text: "!", style: .bad)
        case let outcome?: StyledText(text: outcome.mark, style: outcome.style)
        case nil: StyledText(text: "?", style: .quiet)
        }
    }
}

extension [StyledText] {
    fileprivate var displayWidth: Int { map(\.text.displayWidth).reduce(0, +) }
}

extension StyledText {
    fileprivate static func space(_ count: Int) -> StyledText {
        StyledText(text: String(repeating: " ", count: count), style: [])
    }
}

extension String {
    /// At most `width` columns of it; the last is a mark, where some is missing.
    fileprivate func cut(to width: Int, _ more: String) -> String {
        displayWidth <= width ? self : Page.head(of: self[...], width: width - more.displayWidth) + more
    }
}
