import Foundation
import LessonKit

/// The next exercise of a lesson: its file, its check, and its parts of Hints.md and Solution.swift.
struct NewExercise {
    private let template: ExerciseTemplate
    private let lesson: Course.Lesson
    private let checkout: Checkout

    /// - Throws: `UsageError` if no exercise can be called so.
    init(_ kind: String, _ title: String, of lesson: Course.Lesson, in checkout: Checkout) throws {
        if let taken = lesson.exercises.first(where: { $0.title.lowercased() == title.lowercased() }) {
            throw UsageError("\(taken.path) has this title. Choose another one.")
        }
        let number = (lesson.exercises.map(\.number).max() ?? 0) + 1
        template = try ExerciseTemplate(lesson: lesson.name, number: number, kind: kind, title: title)
        (self.lesson, self.checkout) = (lesson, checkout)
    }

    /// - Returns: The paths of what was written.
    func write() throws -> [String] {
        let files = [
            try checkout.create("\(lesson.exercisesPath)/\(template.file)", template.text),
            try checkout.create("Tests/ExerciseTests/\(lesson.name)/\(template.file)", template.check),
        ]
        let hints = try checkout.rewrite(lesson.hintsPath) { $0 + template.hints }
        let solution = try checkout.rewrite(lesson.solutionPath) { text in
            guard let start = text.range(of: "enum Solution {"),
                let end = text.range(of: "\n}", range: start.upperBound..<text.endIndex)
            else { return text }
            return text[..<end.lowerBound] + "\n\n\(template.solution)" + text[end.lowerBound...]
        }
        return try files + hints + solution + CourseFix(Course(checkout)).writeUntouched()
    }
}
