import Foundation
import LessonKit

/// The minutes of a plan, from the lessons and exercises of a course.
struct PlanTimes {
    let plan: Plan
    /// The minutes of each row's items, in order.
    let items: [[Int]]

    /// Three questions of a recap.
    private static let warmup = 6

    /// - Parameter isFull: Whether each lesson has talk, board and variants, whatever the plan says.
    init(_ plan: Plan, _ course: Course, isFull: Bool = false) {
        self.plan = plan
        var headlines: [String: LessonHeadline] = [:]
        func headline(_ name: String) -> LessonHeadline? {
            if headlines[name] == nil {
                headlines[name] = course.lessons.first { $0.name == name }?.headline(course.checkout)
            }
            return headlines[name]
        }
        items = plan.rows.map { row in
            row.items.reduce(into: (minutes: [Int](), slack: 0)) { all, item in
                let minutes: Int
                switch item {
                case .lesson(let name, let isCore, let hasAll):
                    let time = headline(name).map { isCore ? $0.core : $0.minutes }
                    minutes = time.map { hasAll || isFull ? $0.full : $0.brief } ?? 0
                case .exercises(let name, let numbers):
                    minutes = Self.exercises(numbers, of: course.lessons.first { $0.name == name })
                        .compactMap { $0.source.setting?.minutes }.reduce(0, +)
                case .warmup: minutes = Self.warmup
                case .slack: minutes = (all.slack + 9) / 10
                case .other(_, let stated): minutes = stated
                case .atHome, .unknown: minutes = 0
                }
                all.minutes.append(minutes)
                if !item.isBreak { all.slack += minutes }
            }.minutes
        }
    }

    /// The exercises of those numbers; without numbers those that are done in class.
    static func exercises(_ numbers: [Int], of lesson: Course.Lesson?) -> [Course.Exercise] {
        (lesson?.exercises ?? []).filter {
            numbers.isEmpty ? $0.source.setting?.place == .inClass : numbers.contains($0.number)
        }
    }

    var rows: [Int] { items.map { $0.reduce(0, +) } }
    var together: Int { rows.reduce(0, +) }

    /// What stands in the first column: the time of day, if the first row says one.
    var whens: [String] {
        guard let start = plan.rows.first?.when.wholeMatch(of: /([0-9]{1,2}):([0-9]{2})/), let hour = Int(start.1),
            let minute = Int(start.2)
        else { return plan.rows.map(\.when) }
        var now = hour * 60 + minute
        return rows.map { minutes in
            defer { now += minutes }
            return String(format: "%02d:%02d", now / 60 % 24, now % 60)
        }
    }

    /// The text of the plan with the times and minutes that are right.
    var mended: String {
        var lines = plan.lines
        for (index, row) in plan.rows.enumerated() where !row.items.contains(where: \.isUnknown) {
            let cells = lines[row.line].split(separator: "|", omittingEmptySubsequences: false)
            let when = whens[index].isEmpty ? " " : " \(whens[index]) "
            lines[row.line] = "|\(when)|\(cells[2])| \(rows[index]) |"
        }
        if let line = plan.sumLine {
            lines[line].replace(#/\*\*[0-9]*\*\* *\|$/#, with: "**\(together)** |")
        }
        return lines.joined(separator: "\n")
    }
}

extension PlanItem {
    fileprivate var isUnknown: Bool { if case .unknown = self { true } else { false } }
}
