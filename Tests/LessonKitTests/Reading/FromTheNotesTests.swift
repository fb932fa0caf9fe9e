import Foundation
import Testing

@testable import LessonKit

/// The tables in Lessons/FromTheNotes.md that say where each line of the notes is shown.
@Suite("From the notes") struct FromTheNotesTests {
    /// The rows of its tables, without the two of each table's head.
    private static let rows: [String] = {
        CourseText.text("Lessons/FromTheNotes.md").components(separatedBy: "\n## ").dropFirst().flatMap { section in
            section.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).map(String.init)
        }
    }()

    /// The titles in a lesson, by its command: of its steps, and of its exercises.
    private static let titles: [String: (steps: Set<String>, exercises: Set<String>)] = {
        let found = CourseText.folders.map { folder in
            func text(_ name: String) -> String { CourseText.text("Lessons/\(folder)/\(name)") }
            return (
                LessonFolder.commandName(of: folder),
                (
                    steps: Set(LessonText(text("README.md")).steps.map(\.title)),
                    exercises: Set(
                        ExerciseFile.all(in: CourseText.checkout.appending(path: "Lessons/\(folder)"))
                            .map(\.exercise.title))
                )
            )
        }
        return Dictionary(uniqueKeysWithValues: found)
    }()

    @Test func `there are rows`() { #expect(!Self.rows.isEmpty) }

    @Test(arguments: rows) func `a row names a step or an exercise that exists`(_ row: String) throws {
        let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }

        var lesson: String?
        var places = 0
        for match in try #require(cells.last).matches(
            of: #/`(?<lesson>[^`]+)`|(?<kind>step|exercise) \*(?<title>[^*]+)\*/#)
        {
            if let name = match.lesson {
                lesson = String(name)
                continue
            }
            places += 1
            let titles = try #require(Self.titles[lesson ?? ""], "There is no lesson \(lesson ?? "before \(match.0)").")
            let title = InlineText.plain(String(match.title ?? ""))
            let exists = (match.kind == "step" ? titles.steps : titles.exercises).contains(title)
            #expect(exists, "\(lesson ?? "") has no \(match.0)")
        }
        #expect(places > 0, "The row names no step and no exercise.")
    }
}
