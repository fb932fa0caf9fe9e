import Foundation
import LessonKit

/// A file of checks, `Tests/ExerciseTests/subscribe/03-word-by-word.swift`, and what its path says: the lesson and the exercise,
/// which is the file of the same name in the lesson's folder. Nobody types them again.
struct CheckFile: Sendable {
    let path: String
    let exercise: ExerciseID
    /// The title of the exercise; where its file has none, what the file's name says.
    let title: String
    /// The learner's file.
    let exercisePath: String
    private let hasExercise: Bool
    private let lesson: URL?

    /// - Parameter path: The file's path, as `#filePath` gives it.
    init(_ path: String) {
        self.path = path
        let file = URL(fileURLWithPath: path)
        let folder = file.deletingLastPathComponent()
        let name = folder.lastPathComponent
        let lessons = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Lessons")
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: lessons.path)) ?? []
        lesson = folders.first { LessonFolder.commandName(of: $0) == name && $0 != name }
            .map { lessons.appendingPathComponent($0) }
        let learners = lesson?.appendingPathComponent("\(ExerciseFile.folder)/\(file.lastPathComponent)") ?? file
        let text = SourceFile.read(learners)
        let source = ExerciseSource(file: file.lastPathComponent, text: text ?? "")
        exercise = Self.exercise(at: path)
        (title, exercisePath, hasExercise) = (source?.title ?? "", learners.path, lesson != nil && text != nil)
    }

    /// The exercise of a file of checks.
    static func exercise(at path: String) -> ExerciseID {
        let parts = path.split(separator: "/").suffix(2)
        return ExerciseID(lesson: String(parts.first ?? ""), number: Int((parts.last ?? "").prefix(2)) ?? 0)
    }

    /// What is wrong with the file's name, and with `steps`, which are to be titles of the lesson's steps.
    func problems(steps: [String]) -> [String] {
        let missing = "\(exercisePath) is missing. Which exercise does this check?"
        return (hasExercise ? [] : [missing])
            + LessonText.problems(steps: steps, of: exercise.lesson, in: lessonFile("README.md"))
    }

    /// The text of a file of the lesson.
    func lessonFile(_ name: String) -> String {
        lesson.map { SourceFile.text(of: $0.appendingPathComponent(name)) } ?? ""
    }

    /// The line of the function that the learner writes, in their file as it stands now.
    var learnersLine: Int { ExerciseFile.function(in: learnersText.sourceLines) }

    /// Whether the exercise has the mark of one that nobody has begun.
    var hasMark: Bool { ExerciseFile.mark(in: learnersText.sourceLines) != nil }

    private var learnersText: String { SourceFile.text(of: URL(fileURLWithPath: exercisePath)) }
}
