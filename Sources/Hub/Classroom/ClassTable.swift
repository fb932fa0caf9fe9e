import Foundation
import LessonKit
import Marbles
import Terminal

/// The table of a class: a row for each learner, with a mark for each exercise of the lessons that the class is in.
///
/// Where they have no room, each lesson has one mark: twenty learners in 27 lessons fit 80 columns.
struct ClassTable: Equatable, Sendable {
    let classroom: Classroom

    /// Its lines, and below them what numbers and marks mean.
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

    private var gap: Int { width < 60 ? 1 : 2 }
    private var learners: [Classroom.Learner] { classroom.learners }

    var lines: [StyledLine] {
        let columns = classroom.columns
        let own = columns.map { column in
            Column(
                head: classroom.isToday ? "\(column.number)" : column.name,
                cells: learners.map { classroom.marks(column, of: $0) })
        }
        if let table = table(facts, own) {
            return table + (classroom.isToday ? numbers(columns) : []) + meanings(of: own, isSummed: false)
        }
        let summed = summed(columns)
        // What has no room is on the page below as well.
        let table = facts.indices.reversed().lazy.compactMap { self.table(Array(facts[...$0]), [summed]) }.first
        return (table ?? rows([names(in: width - gap - summed.width), summed])) + numbers(columns)
            + meanings(of: [summed], isSummed: true)
    }

    /// A column: its head, and a cell for each learner.
    private struct Column {
        /// What stands above the head.
        var above = ""
        let head: String
        let cells: [StyledLine]
        var isNumber = false

        var width: Int { max(head.displayWidth, cells.map(\.displayWidth).max() ?? 0) }
    }

    /// The names, and beside them `facts` and `marks`; nil where that has no room.
    private func table(_ facts: [Column], _ marks: [Column]) -> [StyledLine]? {
        let others = (facts + marks).map { $0.width + gap }.reduce(0, +)
        guard width - others >= 8 else { return nil }
        let names = names(in: width - others)
        return rows([names] + facts + marks)
    }

    private func names(in room: Int) -> Column {
        Column(
            head: "name",
            cells: learners.map { [StyledText($0.name)].cut(to: min(24, max(4, room)), mark: more) })
    }

    private var facts: [Column] {
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

    /// One mark a lesson, below the digits of its number. After each fifth there is room, so that the eye finds a column.
    private func summed(_ columns: [Classroom.Column]) -> Column {
        func spaced<Part>(_ parts: [Part], _ space: Part) -> [Part] {
            parts.enumerated().flatMap { $0 > 0 && $0 % 5 == 0 ? [space, $1] : [$1] }
        }
        let digits = columns.map { "\($0.number)".paddedLeft(to: 2).suffix(2) }
        return Column(
            above: spaced(digits.map { String($0.prefix(1)) }, " ").joined(),
            head: spaced(digits.map { String($0.suffix(1)) }, " ").joined(),
            cells: learners.map { learner in
                spaced(columns.map { classroom.sum($0, of: learner) }, .spaces(1))
            })
    }

    private func rows(_ columns: [Column]) -> [StyledLine] {
        let isHigh = columns.contains { !$0.above.isEmpty }
        let heads = (isHigh ? [columns.map(\.above)] : []) + [columns.map(\.head)]
        let table =
            heads.map { $0.map { [StyledText($0, .strong)] } }
            + learners.indices.map { row in
                columns.map { $0.cells[row] }
            }
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

    /// What the numbers above the marks stand for.
    private func numbers(_ columns: [Classroom.Column]) -> [StyledLine] {
        let names = columns.map { "\($0.number) \($0.name)" }.joined(separator: ", ")
        return names.isEmpty ? [] : [[]] + Wrap.lines([StyledText(names, .quiet)], width: width)
    }

    private func meanings(of columns: [Column], isSummed: Bool) -> [StyledLine] {
        let seen = Set(columns.flatMap(\.cells).flatMap { $0.map(\.text) })
        let meanings = Classroom.meanings(of: seen, isSummed: isSummed)
            .map { "\($0.mark.text) \($0.meaning)" }.joined(separator: ", ")
        return meanings.isEmpty ? [] : [[]] + Wrap.lines([StyledText(meanings)], width: width)
    }
}
