import Foundation
import LessonKit

/// Lessons put together anew, with the untouched text in place of the exercises that do not compile.
///
/// They stand in `.workbook/stand-ins`, under the names that they have in `Lessons`. Package.swift takes them from there where
/// `STAND_INS` names the lesson. The learner's files stay as they are.
struct StandIns {
    private static let folder = ".workbook/stand-ins"

    let checkout: Checkout
    private var replaced: [String: [Course.Exercise]] = [:]

    init(checkout: Checkout) { self.checkout = checkout }

    /// What tells Package.swift of them.
    var environment: [String: String] {
        replaced.isEmpty ? [:] : ["STAND_INS": replaced.keys.sorted().joined(separator: ",")]
    }

    /// Whether `exercise` has a text in its place.
    func contains(_ exercise: Course.Exercise) -> Bool {
        replaced.values.joined().contains { $0.path == exercise.path }
    }

    /// Puts the untouched texts in the place of more exercises of `lesson`.
    ///
    /// - Returns: False if that cannot be done.
    mutating func replace(_ exercises: [Course.Exercise], of lesson: Course.Lesson) -> Bool {
        let all = (replaced[lesson.name] ?? []) + exercises
        let given = "\(lesson.exercisesPath)/\(ExerciseFile.given)"
        let others = [lesson.solutionPath, given].map { path in
            (path, checkout.read(path))
        }
        let texts = lesson.exercises.map { exercise in
            (exercise.path, all.contains { $0.path == exercise.path } ? exercise.untouched : exercise.written)
        }
        for (path, text) in texts + others {
            guard let text else {
                if others.contains(where: { $0.0 == path }) { continue }
                return false
            }
            guard write(text, as: path.replacing("Lessons/", with: "\(Self.folder)/", maxReplacements: 1)) else {
                return false
            }
        }
        replaced[lesson.name] = all
        return true
    }

    /// A file that is written anew is compiled anew.
    private func write(_ text: String, as path: String) -> Bool {
        let file = checkout.root.appendingPathComponent(path)
        guard SourceFile.read(file) != text else { return true }
        let folder = file.deletingLastPathComponent()
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return (try? Data(text.utf8).write(to: file, options: .atomic)) != nil
    }

    /// The output of a program, where the files have the names that the learner knows.
    static func named(_ output: String) -> String { output.replacing("\(folder)/", with: "Lessons/") }
}
