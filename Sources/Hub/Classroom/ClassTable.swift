import Foundation
import LessonKit
import Marbles
import Terminal

/// The table of a class: a row for each learner, with a mark for each exercise of the lessons that the class is in.
///
/// A table that is too wide goes on below with the next lessons.
struct ClassTable: Equatable, Sendable {
    let classroom: Classroom

    /// Its lines; an empty one between two of its parts.
    ///
    /// - Parameters:
    ///   - width: The columns there are.
    ///   - more: The mark at the end of a name that is cut.
    func lines(width: Int, more: String) -> [StyledLine] {
        ClassTableLayout(classroom: classroom, width: width, more: more).lines
    }
}

/// A class's table in so many columns.
private struct ClassTableLayout {
    let classroom: Classroom
    let width: Int
    let more: String

    private var lessons: [Classroom.Lesson] { classroom.lessons(.begun) }
    private var gap: Int { width < 60 ? 1 : 2 }

    var lines: [StyledLine] {
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
            // Further down only the learners stand who have come as far.
            parts[parts.count - 1].learners.formUnion(
                everyone.filteredIndexSet { classroom.learners[$0].hasBegun(lesson) })
        }
        let legend = lessons.map { "\($0.number) \($0.name)" }.joined(separator: ", ")
        let below = Wrap.lines([StyledText(legend, .quiet)], width: width)
        return (parts.map { rows($0.columns, $0.learners) } + [below]).reduce([]) { $0.isEmpty ? $1 : $0 + [[]] + $1 }
    }

    /// A column: its head, and a cell for each learner.
    private struct Column {
        let head: String
        let cells: [StyledLine]
        var isNumber = false

        var width: Int { max(head.displayWidth, cells.map(\.displayWidth).max() ?? 0) }
    }

    private func nameColumn(besides others: [Column]) -> Column {
        let room = width - others.map { $0.width + gap }.reduce(0, +)
        return Column(
            head: "name",
            cells: classroom.learners.map {
                [StyledText($0.name)].cut(to: min(24, max(8, room)), mark: more)
            })
    }

    private var facts: [Column] {
        let learners = classroom.learners
        let all = classroom.exercises.count
        return [
            column("passed", learners.map { "\($0.passed)/\(all)" }, isNumber: true)
        ]
            + (learners.contains { $0.gained != nil } ? [column("new", learners.map(gain), isNumber: true)] : []) + [
                column("at", learners.map { $0.at?.name ?? ($0.missing > 0 ? "?" : "all passed") }),
                column("hints", learners.map { $0.hints == 0 ? "" : "\($0.hints)" }, isNumber: true),
            ]
    }

    /// `+2`; nothing without an earlier file.
    private func gain(_ learner: Classroom.Learner) -> String {
        learner.gained.map { $0 > 0 ? "+\($0)" : "\($0)" } ?? ""
    }

    private func column(_ head: String, _ texts: [String], isNumber: Bool = false) -> Column {
        Column(head: head, cells: texts.map { [StyledText($0)] }, isNumber: isNumber)
    }

    private func marks(_ lesson: Classroom.Lesson, head: String) -> Column {
        Column(
            head: head,
            cells: classroom.learners.map { learner in
                lesson.exercises.map { Classroom.mark(learner.outcome($0)) }
            })
    }

    private var everyone: IndexSet { IndexSet(classroom.learners.indices) }

    private func rows(_ columns: [Column], _ learners: IndexSet) -> [StyledLine] {
        let heads = columns.map { [StyledText($0.head, .strong)] }
        let table = [heads] + learners.map { row in columns.map { $0.cells[row] } }
        return table.map { cells in
            let last = cells.lastIndex { $0.displayWidth > 0 } ?? 0
            return zip(cells, columns).prefix(last + 1).enumerated().flatMap { index, pair in
                let (cell, column) = pair
                let spaces = column.width - cell.displayWidth
                let before = (index == 0 ? 0 : gap) + (column.isNumber ? spaces : 0)
                let after = column.isNumber || index == last ? 0 : spaces
                return [.spaces(before)] + cell + [.spaces(after)]
            }
        }
    }
}

extension Classroom {
    /// The mark for `outcome` in the table; nil if a file does not have the exercise.
    static func mark(_ outcome: Outcome?) -> StyledText {
        switch outcome {
        case .doesNotCompile?: StyledText("!", .bad)
        case .crashed?: StyledText("#", .bad)
        case .hung?: StyledText("~", .bad)
        case let outcome?: StyledText(outcome.mark, outcome.style)
        case nil: StyledText("?", .quiet)
        }
    }
}
