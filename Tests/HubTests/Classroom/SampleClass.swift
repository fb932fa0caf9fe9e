import Foundation

@testable import Hub
@testable import LessonKit

/// A folder with the files of a class; it goes with the value.
final class SampleClass {
    let root = TestFolder.named("a class")

    init() throws {
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func write(_ text: String, to name: String) throws {
        let folder = root.appendingPathComponent(name).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: root.appendingPathComponent(name))
    }

    /// Writes the file of a learner, whose verdicts are given as the table shows them, lesson by lesson: `✓✗···· ······`.
    ///
    /// What is wrong has `diagnosis`, unless `diagnoses` has another for that exercise, and `others` besides. `saved` has the
    /// minutes after noon at which exercises were saved.
    func write(
        _ name: String, _ marks: String, made: String = "2026-11-21T12:00:00Z", diagnosis: String = "Not that.",
        diagnoses: [String: String] = [:], others: [String: [String]] = [:], step: String? = nil,
        hints: [String: Int] = [:], saved: [String: Int] = [:],
        of course: [Lesson] = SampleClass.course
    ) throws {
        let rows = marks.split(separator: " ")
        let exercises = zip(course, rows).flatMap { lesson, row in
            row.enumerated().filter { $1 != "?" }.map { index, mark in
                let exercise = "\(lesson.name) \(index + 1)"
                let verdicts: [Character: Outcome] = [
                    "✓": .passed, "✗": .wrong, "!": .doesNotCompile, "#": .crashed, "~": .hung,
                ]
                let verdict = verdicts[mark] ?? .toDo
                let isWrong = verdict != .passed && verdict != .toDo
                return LearnerReport.Exercise(
                    lesson: lesson.name, number: index + 1, title: lesson.titles[index], verdict: verdict,
                    diagnosis: isWrong ? diagnoses[exercise] ?? diagnosis : "", step: isWrong ? step : nil,
                    others: others[exercise]?.map { .init(diagnosis: $0, step: step) }, hints: hints[exercise] ?? 0,
                    saved: saved[exercise].map { Date(timeIntervalSince1970: 1_795_262_400 + Double($0) * 60) })
            }
        }
        let report = LearnerReport(
            made: ISO8601DateFormatter().date(from: made),
            lessons: course.map { .init(name: $0.name, number: $0.number, exercises: $0.titles.count) },
            exercises: exercises)
        try write(report.json, to: "\(name).json")
    }

    /// Outside of a checkout: the course is what the files say.
    func read(today: String? = nil) throws -> Classroom {
        Classroom(try ClassFolder(root, named: "class").learners, course: nil, today: today)
    }

    struct Lesson {
        let number: Int
        let name: String
        let titles: [String]
    }

    static let course = [
        Lesson(number: 1, name: "sync-async", titles: ["Who waits", "Two clocks", "No answer yet"]),
        Lesson(number: 13, name: "subjects", titles: ["After the rain", "Held", "A late fan", "Never above 5"]),
    ]
}
