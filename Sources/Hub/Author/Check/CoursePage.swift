import LessonKit

/// Lessons/README.md: the course, and plans for teaching it. All minutes come from the lessons.
struct CoursePage {
    static let path = "Lessons/README.md"

    private let lines: [String]
    /// The text with the minutes of the lessons, and the sums of the plans.
    let mended: String
    /// What is wrong with it, with the line.
    private(set) var problems: [String] = []

    init(_ text: String, _ course: Course) {
        lines = text.sourceLines.map(String.init)
        let all = course.lessons.map { ($0.name, $0.headline(course.checkout).minutes) }
        let minutes = Dictionary(all) { one, _ in one }
        var new = lines
        var (isPlan, rows, sum) = (false, 0, 0)
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("#") { (isPlan, rows, sum) = (line.hasPrefix("### "), 0, 0) }
            guard line.hasPrefix("|") else { continue }
            rows += 1
            if let folder = CourseNames.folder(in: line, isList: false) {
                guard let right = minutes[LessonFolder.commandName(of: folder)] else { continue }
                new[index] = line.replacing(#/^(\|[^|]*\|[^|]*\|) *[0-9]+ *\|/#) { "\($0.1) \(right) |" }
            } else if isPlan, rows > 2 {
                let (stated, unknown) = Self.minutes(of: line, minutes)
                problems += unknown.map { "\(Self.path):\(index + 1): there is no lesson \($0)." }
                let isSum = line.hasPrefix("| **")
                if !isSum { sum += stated }
                new[index] = line.replacing(#/[0-9]+(\**) *\|$/#) { "\(isSum ? sum : stated)\($0.1) |" }
            }
        }
        for (index, line) in new.enumerated() where line != lines[index] {
            let (said, right) = (Self.number(in: lines[index]), Self.number(in: line))
            problems.append(
                "\(Self.path):\(index + 1): the row says \(said) minutes, and they are \(right). Write them anew: "
                    + "swift run workbook author fix")
        }
        mended = new.joined(separator: "\n")
    }

    /// A row of a plan names lessons in code, and other things with their minutes: `subscribe`, exercises 20, break 10.
    private static func minutes(of row: String, _ minutes: [String: Int]) -> (Int, unknown: [String]) {
        let what = row.split(separator: "|").dropFirst().first ?? ""
        let names = what.matches(of: /`([a-z0-9-]+)`/).map { String($0.1) }
        let others = what.matches(of: /(?:exercises|break|questions) ([0-9]+)/).compactMap { Int($0.1) }
        return ((names.compactMap { minutes[$0] } + others).reduce(0, +), names.filter { minutes[$0] == nil })
    }

    /// The minutes of a row: the last of its cells that is a number.
    private static func number(in row: String) -> String {
        row.split(separator: "|").map { $0.filter { $0 != " " && $0 != "*" } }
            .last { !$0.isEmpty && $0.allSatisfy(\.isNumber) } ?? "no"
    }
}
