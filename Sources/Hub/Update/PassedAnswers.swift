import Foundation
import LessonKit

/// The answers that have passed, each in its last passing form: `.workbook/kept/passed/subscribe/word-by-word.swift`.
struct PassedAnswers {
    private static let folder = "\(KeptTexts.folder)/passed"

    let checkout: Checkout

    /// Keeps those of a check that have passed.
    ///
    /// - Parameter course: read before the check was built.
    func keep(_ checked: [CheckedExercise], of course: Course) throws {
        for result in checked where result.outcome == .passed {
            guard let lesson = course.lessons.first(where: { $0.name == result.lesson }),
                let exercise = lesson.exercises.first(where: { $0.number == result.number }), !exercise.isUntouched,
                let text = exercise.written.map({ Data($0.utf8) }), let file = file(exercise)
            else { continue }
            guard (try? Data(contentsOf: file)) != text else { continue }
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, options: .atomic)
        }
    }

    /// The kept answer to an exercise; nil where there is none.
    func text(_ exercise: Course.Exercise) -> String? { file(exercise).flatMap(SourceFile.read) }

    /// The answers of these exercises as an older version would have them.
    func answers(to lost: [(lesson: Course.Lesson, exercise: Course.Exercise)]) -> [Adoption.Answer] {
        let folder = checkout.root.appendingPathComponent(".workbook/untouched")
        let texts = checkout.files(in: ".workbook/untouched").compactMap {
            SourceFile.read(folder.appendingPathComponent($0))
        }.map { ($0, ExerciseMatches.lines($0)) }
        return lost.compactMap { _, exercise in
            guard let text = text(exercise) else { return nil }
            // The text that it was written in is the one that is most like it.
            let lines = ExerciseMatches.lines(text)
            let old = texts.max {
                ExerciseMatches.likeness($0.1, lines) < ExerciseMatches.likeness($1.1, lines)
            }?.0
            return Adoption.Answer(path: exercise.path, written: Data(text.utf8), untouched: old)
        }
    }

    /// Passed answers that are not there any more, though nobody has reset them.
    func lost(_ course: Course, _ notebook: Notebook) -> [(lesson: Course.Lesson, exercise: Course.Exercise)] {
        course.lessons.flatMap { lesson in
            lesson.exercises.filter { exercise in
                let entry = notebook.entry(exercise, of: lesson)
                return (exercise.isUntouched || exercise.written == nil)
                    && (entry?.verdict == .passed || entry?.hasPassed == true) && text(exercise) != nil
            }.map { (lesson, $0) }
        }
    }

    /// What is said of them; nothing where none is lost.
    func findings(_ course: Course, _ notebook: Notebook) -> [Finding] {
        let lost = lost(course, notebook)
        guard let first = lost.first else { return [] }
        let name = "\(first.lesson.name) \(first.exercise.number)"
        let what = lost.count == 1 ? "The answer to \(name)" : "\(lost.count) answers"
        return [
            Finding(
                kind: .trouble,
                text:
                    "\(what) that passed \(lost.count == 1 ? "is" : "are") not there any more\(lost.count == 1 ? "" : ", the first is \(name)").",
                advice: "A copy is kept. To have it back:", command: "swift run workbook adopt")
        ]
    }

    private func file(_ exercise: Course.Exercise) -> URL? {
        ExerciseMatches.Name(exercise.path).map {
            checkout.root.appendingPathComponent("\(Self.folder)/\($0.lesson)/\($0.title).swift")
        }
    }
}
