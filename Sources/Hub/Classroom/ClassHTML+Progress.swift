import LessonKit

/// The learners and the lessons that they are in.
extension ClassHTML {
    var progress: HTML {
        let lessons = classroom.lessons(.begun)
        let rows = classroom.learners.map { row($0, lessons) }
        let head =
            [column("Name"), column("Passed", isNumber: true)] + (hasEarlier ? [column("New", isNumber: true)] : [])
            + [column("At"), column("Hints", isNumber: true)]
            + lessons.map {
                .tag("th", ["scope": "col"], [.tag("span", ["class": "quiet"], ["\($0.number) "]), .text($0.name)])
            }
        return section(
            "Learners and lessons",
            [
                .tag("p", ["class": "legend"], legend(lessons)),
                table("A row for each learner, a column for each lesson", head: head, rows),
                reached("Passed by everyone", .passed), reached("Begun by nobody", .untouched),
            ])
    }

    var hasEarlier: Bool { classroom.learners.contains { $0.before != nil } }

    private func row(_ learner: Classroom.Learner, _ lessons: [Classroom.Lesson]) -> HTML {
        let at = learner.at?.name ?? (learner.missing > 0 ? "?" : "all passed")
        return .tag(
            "tr",
            [
                .tag("th", ["scope": "row"], [own(learner.name)]),
                count("\(learner.passed)/\(classroom.exercises.count)"),
            ]
                + (hasEarlier ? [count(learner.gained.map { $0 > 0 ? "+\($0)" : "\($0)" } ?? "")] : [])
                + [.tag("td", [.text(at)]), count(learner.hints == 0 ? "" : "\(learner.hints)")]
                + lessons.map { cell(learner, $0) })
    }

    /// A mark for each exercise. A screen reader gets the sum in words in its place.
    private func cell(_ learner: Classroom.Learner, _ lesson: Classroom.Lesson) -> HTML {
        let marks = lesson.exercises.map { exercise in
            let outcome = learner.outcome(exercise)
            let isNew = learner.before?.new.contains(exercise) == true
            return HTML.tag(
                "span",
                ["class": Self.kind(outcome) + (isNew ? " new" : ""), "title": Self.title(exercise, outcome)],
                [.text(Classroom.mark(outcome).text)])
        }
        return .tag(
            "td",
            [
                .tag("span", ["class": "marks", "aria-hidden": "true"], marks),
                .tag("span", ["class": "spoken"], [.text(words(learner, lesson))]),
            ])
    }

    /// `4 of 6 passed, 1 wrong, 1 to do`
    private func words(_ learner: Classroom.Learner, _ lesson: Classroom.Lesson) -> String {
        let outcomes = lesson.exercises.map { learner.outcome($0) }
        let passed = outcomes.count { $0 == .passed }
        let others = Outcome.allCases.filter { $0 != .passed }.compactMap { outcome in
            let count = outcomes.count { $0 == outcome }
            return count > 0 ? outcome.counted(count) : nil
        }
        let new = learner.before?.new.count { $0.lesson == lesson.name } ?? 0
        let unknown = outcomes.count { $0 == nil }
        return
            (["\(passed) of \(outcomes.count) passed\(new > 0 ? ", \(new) of them new" : "")"] + others
            + (unknown > 0 ? ["\(unknown) not in the file"] : [])).joined(separator: ", ")
    }

    private static func title(_ exercise: Classroom.Exercise, _ outcome: Outcome?) -> String? {
        outcome == .passed || outcome == .toDo ? nil : "\(exercise): \(outcome?.rawValue ?? "not in the file")"
    }

    /// The class of a mark: what has passed, what was tried, and the rest.
    private static func kind(_ outcome: Outcome?) -> String {
        switch outcome {
        case .passed?: "passed"
        case .toDo?, nil: "quiet"
        case .wrong?, .crashed?, .hung?, .doesNotCompile?: "tried"
        }
    }

    /// What the marks of the table mean.
    private func legend(_ lessons: [Classroom.Lesson]) -> [HTML] {
        let shown = lessons.flatMap(\.exercises)
        let seen = Set(classroom.learners.flatMap { learner in shown.map { learner.outcome($0) } })
        let meanings: [(Outcome?, String)] = [
            (.passed, "passed"), (.wrong, "not right yet"), (.crashed, "crashed"), (.hung, "did not end"),
            (.doesNotCompile, "does not compile"), (.toDo, "to do"), (nil, "not in the file"),
        ]
        let entries = meanings.filter { seen.contains($0.0) }.map { outcome, meaning in
            HTML.parts([mark(outcome), .text(" \(meaning)")])
        }
        let hasNew = classroom.learners.contains { $0.before?.new.isEmpty == false }
        let new = HTML.parts([.tag("span", ["class": "marks"], [.tag("span", ["class": "passed new"], ["✓"])]), " new"])
        return list(entries + (hasNew ? [new] : []))
    }

    private func mark(_ outcome: Outcome?) -> HTML {
        .tag(
            "span", ["class": "marks"],
            [.tag("span", ["class": Self.kind(outcome)], [.text(Classroom.mark(outcome).text)])])
    }

    private func reached(_ what: String, _ reach: Classroom.Reach) -> HTML {
        let lessons = classroom.lessons(reach)
        guard !lessons.isEmpty else { return .nothing }
        return .tag("p", [.tag("b", [.text("\(what):")]), .text(" \(lessons.map(\.name).joined(separator: ", "))")])
    }
}
