import Foundation
import LessonKit

/// Brings answers of an older version of the course into this folder. What is here already stays.
struct Adoption {
    /// An answer, and the text that it was written in.
    struct Answer {
        /// As seen from its checkout.
        let path: String
        let written: Data
        let untouched: String?
    }

    let course: Course
    var checkout: Checkout { course.checkout }

    /// The answers in another checkout.
    static func answers(in old: Course) -> [Answer] {
        old.lessons.flatMap(\.exercises).filter { $0.written != nil && !$0.isUntouched }.compactMap { exercise in
            let file = old.checkout.root.appendingPathComponent(exercise.path)
            return (try? Data(contentsOf: file)).map {
                Answer(path: exercise.path, written: $0, untouched: exercise.untouched)
            }
        }
    }

    /// Puts each answer under the new text of its exercise.
    ///
    /// - Parameter matches: where the exercises stand here.
    func adopt(_ answers: [Answer], _ matches: ExerciseMatches) throws -> [Carried] {
        let scratch = Update.scratch(checkout)
        try Update.makeScratch(checkout)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let exercises = Dictionary(course.lessons.flatMap(\.exercises).map { ($0.path, $0) }) { one, _ in one }
        return try answers.compactMap { answer in
            func kept(_ why: String) throws -> Carried {
                let copy = try KeptTexts(in: checkout.root).keepOnce(answer.written, of: answer.path)
                return Carried(path: answer.path, fate: .kept(copy: copy, why: why))
            }
            guard let exercise = matches[answer.path].flatMap({ exercises[$0] }) else {
                return try kept("is not in the course any more")
            }
            guard let new = exercise.untouched else { return try kept("has another answer here") }
            let merge = AnswerMerge(
                old: answer.untouched ?? new, written: String(decoding: answer.written, as: UTF8.self), new: new,
                scratch: scratch)
            guard String(data: answer.written, encoding: .utf8) != nil, let text = merge.exercise else {
                return try kept("does not fit the new text")
            }
            if exercise.written == text { return nil }
            guard exercise.isUntouched || exercise.written == nil else { return try kept("has another answer here") }
            try put(text, exercise)
            return Carried(path: exercise.path, fate: merge.isCodeNew ? .merged : .moved)
        }
    }

    private func put(_ text: String, _ exercise: Course.Exercise) throws {
        let file = checkout.root.appendingPathComponent(exercise.path)
        guard let untouched = exercise.written else {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            return try Data(text.utf8).write(to: file, options: .withoutOverwriting)
        }
        _ = try KeptTexts(in: checkout.root).replace(exercise.path, by: Data(text.utf8), of: Data(untouched.utf8))
    }

    /// Copies what the other folder has and this one has not: kept copies, lessons that were played, sketches.
    ///
    /// - Returns: Those that are here with other bytes, as seen from the checkout.
    func copyOthers(from old: Checkout) throws -> [String] {
        var different: [String] = []
        for folder in [KeptTexts.folder, ".workbook/played", ".workbook/untouched", SketchFile.folder] {
            let source = old.root.appendingPathComponent(folder)
            for name in (try? FileManager.default.subpathsOfDirectory(atPath: source.path))?.sorted() ?? [] {
                guard let data = try? Data(contentsOf: source.appendingPathComponent(name)) else { continue }
                let file = checkout.root.appendingPathComponent(folder).appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                do {
                    try data.write(to: file, options: .withoutOverwriting)
                } catch CocoaError.fileWriteFileExists {
                    let isOurs = folder != SketchFile.folder || ["README.md", "compile_commands.json"].contains(name)
                    if !isOurs, (try? Data(contentsOf: file)) != data { different.append("\(folder)/\(name)") }
                }
            }
        }
        return different
    }
}
