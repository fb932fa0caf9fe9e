import Foundation
import LessonKit

/// The tables in Lessons/FromTheNotes.md, which say where each line of the notes is shown.
struct NotesCheck {
    static let path = "Lessons/FromTheNotes.md"

    let problems: [String]

    init(_ check: CourseCheck) {
        let titles = Dictionary(
            check.pages.map { page in
                let exercises = page.lesson.exercises.map(\.title)
                return (page.lesson.name, (steps: Set(page.text.steps.map(\.title)), exercises: Set(exercises)))
            }
        ) { one, _ in one }
        var rows = 0
        var isTable = false
        problems = (check.read(Self.path) ?? "").sourceLines.enumerated().flatMap { index, line -> [String] in
            if line.hasPrefix("## ") { (rows, isTable) = (0, true) }
            guard line.hasPrefix("|"), isTable else { return [] }
            rows += 1
            guard rows > 2 else { return [] }
            var lesson = ""
            var (places, wrong) = (0, [String]())
            let cell = line.split(separator: "|").last { !$0.allSatisfy { $0 == " " } } ?? ""
            for match in cell.matches(of: #/`(?<lesson>[^`]+)`|(?<kind>step|exercise) \*(?<title>[^*]+)\*/#) {
                if let name = match.lesson {
                    lesson = String(name)
                    continue
                }
                places += 1
                let unknown = "there is no lesson \(lesson)."
                if titles[lesson] == nil, !wrong.contains(unknown) { wrong.append(unknown) }
                let title = InlineText.plain(String(match.title ?? ""))
                let known = match.kind == "step" ? titles[lesson]?.steps : titles[lesson]?.exercises
                if let known, !known.contains(title) { wrong.append("\(lesson) has no \(match.0).") }
            }
            if places == 0 { wrong.append("the row names no step and no exercise.") }
            return wrong.map { "\(Self.path):\(index + 1): \($0)" }
        }
    }
}
