import Foundation
import LessonKit

/// Puts the untouched text of an exercise back into the learner's file.
struct Reset {
    let exercise: Course.Exercise
    let checkout: Checkout
    var now = Date.now

    /// What came of it.
    enum Done: Equatable {
        /// It was untouched already, and nothing was written.
        case nothing
        /// There was no file, and now there is.
        case broughtBack
        /// The learner's file is kept as `copy`, as seen from the checkout.
        case reset(copy: String)
    }

    /// Exchanges the learner's file with the untouched text in one step: at no moment is there neither.
    ///
    /// - Throws: `ResetError`. The learner's file is then what it was.
    func perform() throws -> Done {
        let file = checkout.root.appendingPathComponent(exercise.path)
        guard let untouched = exercise.untouched else { throw ResetError.noUntouchedText(exercise) }
        guard FileManager.default.fileExists(atPath: file.path) else {
            do {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(untouched.utf8).write(to: file, options: .withoutOverwriting)
            } catch {
                throw ResetError.cannotWrite(exercise.path, error)
            }
            return .broughtBack
        }
        guard let data = try? Data(contentsOf: file) else { throw ResetError.cannotRead(exercise) }
        // As the learner's editor ends lines.
        let written = String(decoding: data, as: UTF8.self)
        let end = written.contains("\r\n") ? "\r\n" : "\n"
        let new = untouched.sourceLines.joined(separator: end)
        guard new != written else { return .nothing }
        let copy = try KeptTexts(in: checkout.root, now: now).replace(exercise.path, by: Data(new.utf8))
        return copy.map { .reset(copy: $0) } ?? .nothing
    }
}

/// Why nothing was reset.
struct ResetError: Error, Equatable, CustomStringConvertible {
    let description: String

    static func noUntouchedText(_ exercise: Course.Exercise) -> ResetError {
        ResetError(
            description:
                "There is no copy of the untouched text of \(exercise.path). It is made when a lesson is played or "
                + "the workbook runs, before you write, and git has one. Your file was left alone. Take the text from "
                + "where you got this workbook.")
    }

    static func cannotRead(_ exercise: Course.Exercise) -> ResetError {
        ResetError(description: "\(exercise.path) cannot be read. It was left alone.")
    }

    static func cannotWrite(_ path: String, _ error: any Error) -> ResetError {
        ResetError(
            description: "\(path) cannot be written, so your file was left alone: \(error.localizedDescription)")
    }
}
