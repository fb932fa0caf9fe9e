import LessonKit

/// A plan, and all plans, as they are printed.
struct PlanPage {
    let course: Course

    /// The plan with the minutes of each thing in it.
    func blocks(_ plan: Plan) -> [Block] {
        let times = PlanTimes(plan, course)
        let rows = plan.rows.indices.flatMap { index -> [[String]] in
            let lines = zip(plan.rows[index].items, times.items[index]).map { item, minutes in
                ["", "\(item)", minutes == 0 ? "" : "\(minutes)"]
            }
            let when = times.whens[index].isEmpty ? "" : "**\(times.whens[index])**"
            return [[when, "", "**\(times.rows[index])**"]] + lines
        }
        let sum = ["**Together**", "", "**\(times.together)**"]
        let table = MarkdownBlock(kind: .table(header: ["When", "What", "Minutes"], rows: rows + [sum]), line: 0)
        let full = PlanTimes(plan, course, isFull: true).together
        return [
            .prose(plan.title, .strong), .gap, .markdown(plan.words), .gap, .markdown([table]), .gap,
            .prose("With talk, board and variants in each lesson it takes \(full.of("minute"))."),
        ]
    }

    /// Every plan in a line, and how one follows it.
    func list(followed: Plan?) -> [Block] {
        let rows = Plan.all(in: course.checkout).map { plan in
            let times = PlanTimes(plan, course)
            let lessons = Set(plan.lessons).count
            return [plan.name, plan.title, "\(lessons)", times.together.hoursAndMinutes]
        }
        let table = MarkdownBlock(kind: .table(header: ["Name", "Plan", "Lessons", "Time"], rows: rows), line: 0)
        let state: [Block] =
            followed.map {
                [
                    .prose(
                        "You follow \($0.title): the map, next, the loop, warmup and the class page have its lessons."),
                    .prose("All lessons again:"), .command(Self.leaving),
                ]
            } ?? [
                .prose("You follow none: all lessons are yours. To print one and follow it:"),
                .command("swift run workbook plan \(rows.first?[0] ?? "name")"),
            ]
        return [.markdown([table]), .gap] + state + [
            .gap,
            .prose("A plan of your own is a file in \(Plan.folder), written as these are. author check reads it."),
        ]
    }

    static let leaving = "swift run workbook plan \(Plan.none)"
}

extension Int {
    /// `2:59`
    fileprivate var hoursAndMinutes: String { "\(self / 60):\(self % 60 < 10 ? "0" : "")\(self % 60)" }
}
