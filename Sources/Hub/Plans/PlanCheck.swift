import LessonKit

/// What is wrong with a plan: each sentence with its line.
struct PlanCheck {
    /// What keeps anybody from following it.
    private(set) var problems: [String] = []
    /// Minutes that are written, and are others now.
    private(set) var old: [String] = []
    private let plan: Plan

    init(_ plan: Plan, _ course: Course) {
        self.plan = plan
        let times = PlanTimes(plan, course)
        if plan.rows.isEmpty {
            report(0, "the plan has no table. Copy that of another plan: | When | What | Minutes |")
            return
        }
        var known = Set<String>()
        for name in plan.before {
            guard let earlier = try? Plan.named(name, in: course.checkout) else {
                report(0, "there is no plan \(name).")
                continue
            }
            known.formUnion(earlier.lessons)
        }
        for row in plan.rows {
            for item in row.items { check(item, in: row.line, course, &known) }
        }
        if !plan.rows.flatMap(\.items).contains(.slack) {
            report(
                plan.rows[0].line,
                "the plan has no slack. Write \"slack\" behind the last thing of a row: a tenth of it.")
        }
        checkLimits(times)
        let (now, then) = (plan.lines, times.mended.sourceLines.map(String.init))
        for index in now.indices where now[index] != then[index] {
            old.append(
                "\(plan.path):\(index + 1): the row says \(Self.last(now[index])), and it is \(Self.last(then[index])). "
                    + "Write it anew: swift run workbook author fix")
        }
    }

    var all: [String] { problems + old }

    private mutating func check(_ item: PlanItem, in line: Int, _ course: Course, _ known: inout Set<String>) {
        switch item {
        case .lesson(let name, _, _), .atHome(let name):
            guard let lesson = course.lessons.first(where: { $0.name == name }) else {
                return report(line, "there is no lesson \(name).")
            }
            let text = course.checkout.text(of: lesson.pagePath)
            // What a lesson needs stands above its steps.
            let intro = text.sourceLines.prefix { !$0.hasPrefix("## ") }.joined(separator: "\n")
            let needed = LessonText(intro).before?.lessons ?? []
            let isLesson = { name in course.lessons.contains { $0.name == name } }
            for need in needed where !known.contains(need) && isLesson(need) {
                report(
                    line,
                    "\(name) needs \(need), which does not come before it. Add it, or let people play it: `\(need)` at home"
                )
            }
            known.insert(name)
        case .exercises(let name, let numbers):
            let lesson = course.lessons.first { $0.name == name }
            if lesson == nil { return report(line, "there is no lesson \(name).") }
            if !known.contains(name) { report(line, "the exercises of \(name) come before the lesson.") }
            let found = PlanTimes.exercises(numbers, of: lesson).map(\.number)
            for number in numbers where !found.contains(number) { report(line, "\(name) has no exercise \(number).") }
        case .unknown(let text):
            report(line, "\"\(text)\" says no minutes. A row has, with commas between: \(PlanItem.forms).")
        case .warmup, .slack, .other: break
        }
    }

    /// `Together at most 180 minutes`, `Each row at most 95 minutes`: what the words above the table promise.
    private mutating func checkLimits(_ times: PlanTimes) {
        let words = plan.lines.prefix { !$0.hasPrefix("|") }.joined(separator: " ")
        for match in words.matches(of: /(Together|Each row) at most ([0-9]+) minutes/) {
            guard let limit = Int(match.2) else { continue }
            if match.1 == "Together" {
                if times.together > limit {
                    report(plan.sumLine ?? 0, "the plan takes \(times.together) minutes, and has \(limit).")
                }
            } else {
                for (row, minutes) in zip(plan.rows, times.rows) where minutes > limit {
                    report(row.line, "the row takes \(minutes) minutes, and has \(limit).")
                }
            }
        }
    }

    /// The time and the minutes of a row: `09:00, 44 minutes`.
    private static func last(_ row: String) -> String {
        let cells = row.split(separator: "|").map { $0.filter { !" *".contains($0) } }
        let when = cells.first.flatMap { $0.contains(":") ? "\($0), " : nil } ?? ""
        return "\(when)\(cells.last.flatMap { Int($0) }.map(String.init) ?? "no") minutes"
    }

    private mutating func report(_ line: Int, _ text: String) { problems.append("\(plan.path):\(line + 1): \(text)") }
}
