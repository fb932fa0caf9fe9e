import LessonKit

/// The earlier files beside these.
extension ClassHTML {
    var gains: HTML {
        let known = classroom.learners.filter { $0.before != nil }
        let new = classroom.learners.filter { $0.before == nil }
        guard !known.isEmpty else { return .nothing }
        let sum = known.compactMap(\.gained).reduce(0, +)
        let still = known.filter { ($0.gained ?? 0) <= 0 }
        let head = [
            column("Name"), column("Passed then", isNumber: true), column("Passed now", isNumber: true),
            column("At, then"),
            column("At, now"), column("New"),
        ]
        return section(
            "Since the earlier files",
            [.tag("p", [.text("\(sum.of("more exercise")) passed.")])]
                + (still.isEmpty ? [] : [.tag("p", [.tag("b", ["Nothing new from:"]), " "] + names(still))])
                + (new.isEmpty ? [] : [.tag("p", [.tag("b", ["Without an earlier file:"]), " "] + names(new))])
                + [table("Each learner then and now", head: head, known.map(row))])
    }

    private func row(_ learner: Classroom.Learner) -> HTML {
        guard let before = learner.before else { return .nothing }
        return .tag(
            "tr",
            [
                .tag("th", ["scope": "row"], [own(learner.name)]), count("\(before.passed)"),
                count("\(learner.passed)"),
                .tag("td", [.text(before.at?.name ?? "")]), .tag("td", [.text(learner.at?.name ?? "all passed")]),
                .tag("td", [.text(Self.short(before.new))]),
            ])
    }

    /// `subscribe 3-5, timing 1`
    static func short(_ exercises: [Classroom.Exercise]) -> String {
        var runs: [(lesson: String, first: Int, last: Int)] = []
        for exercise in exercises {
            if let run = runs.last, run.lesson == exercise.lesson, run.last + 1 == exercise.number {
                runs[runs.count - 1].last = exercise.number
            } else {
                runs.append((exercise.lesson, exercise.number, exercise.number))
            }
        }
        return runs.map { $0.lesson + " \($0.first)" + ($0.last > $0.first ? "-\($0.last)" : "") }.joined(
            separator: ", ")
    }
}
