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

    /// Copies the learner's file, then replaces it in one step: at no moment is there neither.
    ///
    /// - Throws: `ResetError`. The learner's file is then what it was.
    func perform() throws -> Done {
        let file = checkout.root.appendingPathComponent(exercise.path)
        guard let untouched = exercise.untouched else { throw ResetError.noUntouchedText(exercise) }
        guard FileManager.default.fileExists(atPath: file.path) else {
            try replace(file, by: untouched)
            return .broughtBack
        }
        guard let data = try? Data(contentsOf: file) else { throw ResetError.cannotRead(exercise) }
        // As the learner's editor ends lines.
        let written = String(decoding: data, as: UTF8.self)
        let end = written.contains("\r\n") ? "\r\n" : "\n"
        let new = untouched.sourceLines.joined(separator: end)
        guard new != written else { return .nothing }
        let copy = try keep(data)
        try replace(file, by: new)
        return .reset(copy: copy)
    }

    private func replace(_ file: URL, by text: String) throws {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            throw ResetError.cannotWrite(exercise.path, error)
        }
    }

    /// Writes a copy where none is yet. Not beside the learner's file: there it would be in the way.
    private func keep(_ data: Data) throws -> String {
        let lesson = exercise.path.split(separator: "/").dropLast(2).last ?? ""
        let name = "\(exercise.source.file.dropLast(".swift".count)) \(now.formatted(Self.date))"
        for number in 1... {
            let path = ".workbook/kept/\(lesson)/\(name)\(number > 1 ? " \(number)" : "").swift"
            let file = checkout.root.appendingPathComponent(path)
            do {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: file, options: .withoutOverwriting)
                return path
            } catch CocoaError.fileWriteFileExists {
                continue
            } catch {
                throw ResetError.cannotWrite(path, error)
            }
        }
        preconditionFailure("the numbers have an end")
    }

    /// `2026-11-21 14.03.22`: a colon is no letter of a file name everywhere.
    private static let date = Date.VerbatimFormatStyle(
        format: """
            \(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits) \
            \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)).\(minute: .twoDigits).\(second: .twoDigits)
            """, timeZone: .current, calendar: Calendar(identifier: .gregorian))
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
