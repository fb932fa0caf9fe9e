import Foundation

/// The key of an exercise, for whoever teaches it: a good answer, and why it is good.
package struct ExerciseKey: Equatable, Sendable {
    package let exercise: ExerciseSource
    /// The first words of the exercise; empty where it has none.
    let question: String
    /// The comment of the answer; empty where it has none.
    package let why: String
    /// The answer without it, as it would stand in the exercise's file.
    package let code: [String]

    /// Nil where there is no answer.
    ///
    /// - Parameter asked: The text of the exercise.
    package init?(_ exercise: ExerciseSource, asked: String, in solutions: SolutionText) {
        let lines = solutions.answer(exercise.number, asked: asked)
        guard !lines.isEmpty else { return nil }
        let start = lines.firstIndex { $0.hasPrefix("//") } ?? 0
        let comment = lines[start...].prefix { $0.hasPrefix("//") }
        self.exercise = exercise
        let words = ExerciseTask(asked).parts.lazy.compactMap { if case .prose(let text) = $0 { text } else { nil } }
        question = words.first ?? ""
        why = comment.map { $0.drop { $0 == "/" || $0 == " " } }.joined(separator: " ")
        code = Array(lines[..<comment.startIndex] + lines[comment.endIndex...])
    }

    /// Those of the exercises that the lesson in `folder` has for a class.
    package static func ofClass(in folder: URL) -> [ExerciseKey] {
        let root = PlayedLessons.root(of: folder.appendingPathComponent("main.swift").path)
        let untouched = UntouchedTexts(in: root)
        let solutions = SolutionText(SourceFile.text(of: folder.appendingPathComponent("Solution.swift")))
        return ExerciseFile.all(in: folder).compactMap { exercise, text in
            let path = "Lessons/\(folder.lastPathComponent)/\(ExerciseFile.folder)/\(exercise.file)"
            let asked = untouched.text(of: path) ?? text
            guard let source = ExerciseSource(file: exercise.file, text: asked), source.setting?.place == .inClass
            else { return nil }
            return ExerciseKey(source, asked: asked, in: solutions)
        }
    }

    /// As it is shown on a page that the room does not see.
    package var blocks: [MarkdownBlock] {
        let kind = [exercise.kind.lowercased(), exercise.setting.map { "\($0.minutes) min" } ?? ""]
        let title = "**Key of \(exercise)**, \(kind.filter { !$0.isEmpty }.joined(separator: ", "))"
        let words = [question, why].filter { !$0.isEmpty }
        return [.said(words.first.map { "\(title): \($0)" } ?? "\(title).")]
            + words.dropFirst().map { .said("**Why** \($0)") }
            + [MarkdownBlock(kind: .code(language: "swift", lines: code), line: 0)]
    }
}
