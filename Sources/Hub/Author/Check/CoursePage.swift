import LessonKit

/// Lessons/README.md: the plans for teaching the course. Their minutes come from the lessons.
struct CoursePage {
    static let path = "Lessons/README.md"

    /// The text with the minutes of the plans.
    let mended: String
    /// What is wrong with it, with the line.
    let problems: [String]

    init(_ text: String, _ course: Course) {
        let lines = text.sourceLines.map(String.init)
        let minutes = Dictionary(
            Plan.all(in: course.checkout).map { ($0.name, "\(PlanTimes($0, course).together)") }
        ) { one, _ in one }
        let new = lines.map { line in
            guard let name = Self.plan(in: line), let right = minutes[name] else { return line }
            return line.replacing(#/^(\|[^|]*\|(?:[^|]*\[[^|]*\|)?)[0-9 to]*\|/#) { "\($0.1) \(right) |" }
        }
        mended = new.joined(separator: "\n")
        problems = zip(lines, new).enumerated().filter { $0.element.0 != $0.element.1 }.map { index, rows in
            let (said, right) = (Self.minutes(in: rows.0), Self.minutes(in: rows.1))
            return "\(Self.path):\(index + 1): the row says \(said) minutes, and they are \(right). Write them anew: "
                + "swift run workbook author fix"
        }
    }

    /// The name of the plan that a row leads to.
    private static func plan(in line: String) -> String? {
        line.firstMatch(of: #/^\| *\[[^\]]*\]\(plans/([^)]+)\.md\)/#).map { String($0.1) }
    }

    /// The cell of a row that is numbers.
    private static func minutes(in row: String) -> String {
        row.split(separator: "|").dropFirst().map { $0.filter { $0 != " " } }
            .first { !$0.isEmpty && $0.allSatisfy { $0.isNumber || "to".contains($0) } }?.replacing("to", with: " to ")
            ?? "no"
    }
}
