import LessonKit
import Terminal

/// The learners and the lessons that they are in.
extension ClassHTML {
    var progress: HTML {
        let columns = classroom.columns
        let isSummed = isSummed
        let rows = classroom.learners.map { row($0, columns, isSummed) }
        let head =
            [column("Name"), column("Passed", isNumber: true)] + (hasEarlier ? [column("New", isNumber: true)] : [])
            + [column("At"), column("Hints", isNumber: true)]
            + columns.map {
                .tag(
                    "th", ["scope": "col", "class": isSummed ? "upright" : nil],
                    [.tag("span", ["class": "quiet"], ["\($0.number) "]), .text($0.name)])
            }
        let what = classroom.isToday ? "exercise" : "lesson"
        return section(
            "Learners and \(what)s",
            [
                .tag("p", ["class": "legend"], legend(columns, isSummed)),
                table("A row for each learner, a column for each \(what)", head: head, rows),
            ]
                + (classroom.isToday
                    ? [] : [reached("Passed by everyone", .passed), reached("Begun by nobody", .untouched)])
        )
    }

    /// Whether each lesson has one mark. More marks would be wider than a projector.
    private var isSummed: Bool { !classroom.isToday && classroom.columns.flatMap(\.exercises).count > 64 }

    var hasEarlier: Bool { classroom.learners.contains { $0.before != nil } }

    private func row(_ learner: Classroom.Learner, _ columns: [Classroom.Column], _ isSummed: Bool) -> HTML {
        let at = learner.at?.name ?? (learner.missing > 0 ? "?" : "all passed")
        return .tag(
            "tr",
            [
                .tag("th", ["scope": "row"], [own(learner.name)]),
                count("\(learner.passed)/\(classroom.exercises.count)"),
            ]
                + (hasEarlier ? [count(learner.gained.map { $0 > 0 ? "+\($0)" : "\($0)" } ?? "")] : [])
                + [.tag("td", [.text(at)]), count(learner.hints == 0 ? "" : "\(learner.hints)")]
                + columns.map { cell(learner, $0, isSummed) })
    }

    /// A mark for each exercise, or one for all. A screen reader gets the sum in words in its place.
    private func cell(_ learner: Classroom.Learner, _ column: Classroom.Column, _ isSummed: Bool) -> HTML {
        let words = words(learner, column)
        let sum = classroom.sum(column, of: learner)
        let marks =
            isSummed
            ? [mark(sum, title: words)]
            : column.exercises.map { exercise in
                let outcome = learner.outcome(exercise)
                let isNew = learner.before?.new.contains(exercise) == true
                return mark(Classroom.mark(outcome), isNew: isNew, title: Self.title(exercise, outcome))
            }
        return .tag(
            "td", ["class": isSummed ? "summed" : nil],
            [
                .tag("span", ["class": "marks", "aria-hidden": "true"], marks),
                .tag("span", ["class": "spoken"], [.text(words)]),
            ])
    }

    /// `4 of 6 passed, 1 wrong, 1 to do`
    private func words(_ learner: Classroom.Learner, _ column: Classroom.Column) -> String {
        let outcomes = column.exercises.map { learner.outcome($0) }
        let passed = outcomes.count { $0 == .passed }
        let others = Outcome.allCases.filter { $0 != .passed }.compactMap { outcome in
            let count = outcomes.count { $0 == outcome }
            return count > 0 ? outcome.counted(count) : nil
        }
        let new = learner.before?.new.count { column.exercises.contains($0) } ?? 0
        let unknown = outcomes.count { $0 == nil }
        return
            (["\(passed) of \(outcomes.count) passed\(new > 0 ? ", \(new) of them new" : "")"] + others
            + (unknown > 0 ? ["\(unknown) not in the file"] : [])).joined(separator: ", ")
    }

    private static func title(_ exercise: Classroom.Exercise, _ outcome: Outcome?) -> String? {
        outcome == .passed || outcome == .toDo ? nil : "\(exercise): \(outcome?.rawValue ?? "not in the file")"
    }

    /// What has passed, what was tried and the rest have a class each.
    private func mark(_ mark: StyledText, isNew: Bool = false, title: String? = nil) -> HTML {
        let kind =
            mark.style == .strong ? "passed" : mark.style == .bad ? "tried" : mark.style == .quiet ? "quiet" : "some"
        return .tag("span", ["class": kind + (isNew ? " new" : ""), "title": title], [.text(mark.text)])
    }

    /// What the marks of the table mean.
    private func legend(_ columns: [Classroom.Column], _ isSummed: Bool) -> [HTML] {
        let seen = classroom.learners.flatMap { learner in
            columns.flatMap { isSummed ? [classroom.sum($0, of: learner)] : classroom.marks($0, of: learner) }
        }
        let entries = Classroom.meanings(of: Set(seen.map(\.text)), isSummed: isSummed).map { mark, meaning in
            HTML.parts([.tag("span", ["class": "marks"], [self.mark(mark)]), .text(" \(meaning)")])
        }
        let hasNew = !isSummed && classroom.learners.contains { $0.before?.new.isEmpty == false }
        let new = HTML.parts([.tag("span", ["class": "marks"], [.tag("span", ["class": "passed new"], ["✓"])]), " new"])
        return list(entries + (hasNew ? [new] : []))
    }

    private func reached(_ what: String, _ reach: Classroom.Reach) -> HTML {
        let lessons = classroom.lessons(reach)
        guard !lessons.isEmpty else { return .nothing }
        return .tag("p", [.tag("b", [.text("\(what):")]), .text(" \(lessons.map(\.name).joined(separator: ", "))")])
    }
}
