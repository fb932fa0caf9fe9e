import Foundation
import LessonKit

/// Puts the untouched text of a lesson, or of one of its exercises, back in the learner's Exercise.swift.
struct Reset {
    let lesson: Course.Lesson
    /// Nil for the whole file.
    var exercise: ExerciseSource?
    let checkout: Checkout
    var now = Date.now

    /// What came of it.
    enum Done: Equatable {
        /// It was untouched already, and nothing was written.
        case nothing
        /// There was no file, and now there is.
        case broughtBack
        /// The learner's whole file is kept as `copy`, as seen from the checkout.
        case reset(copy: String)
    }

    /// Copies the learner's file, then replaces it in one step: at no moment is there neither.
    ///
    /// - Throws: `ResetError`. The learner's file is then what it was.
    func perform() throws -> Done {
        let file = checkout.root.appendingPathComponent(lesson.exercisePath)
        // What was read when the course was may be old.
        guard let lesson = Course.Lesson(folder: file.deletingLastPathComponent()), let untouched = lesson.untouched
        else { throw ResetError.noUntouchedText(self.lesson) }
        guard FileManager.default.fileExists(atPath: file.path) else {
            try replace(file, by: untouched.text)
            return .broughtBack
        }
        guard let data = try? Data(contentsOf: file), let written = lesson.written,
            String(decoding: data, as: UTF8.self) == written.text
        else { throw ResetError.cannotRead(lesson) }
        // As the learner's editor ends lines.
        let end = written.text.contains("\r\n") ? "\r\n" : "\n"
        func text(_ range: Range<String.Index>?) -> String {
            untouched.text[range ?? untouched.text.startIndex..<untouched.text.endIndex]
                .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: end)
        }
        var new = text(nil)
        if let exercise {
            guard let part = lesson.part(exercise), let original = untouched.header(exercise),
                String(validating: data, as: UTF8.self) != nil
            else { throw ResetError.cannotTell(exercise, lesson) }
            new = written.text.replacingCharacters(
                in: part.startIndex..<part.endIndex, with: text(untouched.part(original)))
        }
        guard new != written.text else { return .nothing }
        let copy = try keep(data)
        try replace(file, by: new)
        return .reset(copy: copy)
    }

    private func replace(_ file: URL, by text: String) throws {
        do {
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            throw ResetError.cannotWrite(lesson.exercisePath, error)
        }
    }

    /// Writes a copy where none is yet. Not beside the learner's file: there it would be in the way.
    private func keep(_ data: Data) throws -> String {
        let folder = ".workbook/kept/\(lesson.folder)"
        let name = "Exercise \(now.formatted(Self.date))"
        for number in 1... {
            let path = "\(folder)/\(name)\(number > 1 ? " \(number)" : "").swift"
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

    static func noUntouchedText(_ lesson: Course.Lesson) -> ResetError {
        ResetError(
            description: "\(lesson.untouchedPath) is missing. It has the untouched text, so nothing can be reset. "
                + "Copy it from where you got this workbook.")
    }

    static func cannotRead(_ lesson: Course.Lesson) -> ResetError {
        ResetError(
            description: "\(lesson.exercisePath) cannot be read, or was saved this very moment. It was left alone.")
    }

    static func cannotTell(_ exercise: ExerciseSource, _ lesson: Course.Lesson) -> ResetError {
        let why =
            lesson.part(exercise) == nil
            ? lesson.unclear(exercise).text : "\(lesson.exercisePath) has characters that are not UTF-8."
        return ResetError(
            description: "\(why)\nSo it cannot be reset alone. All of the lesson can, and your file is kept:\n"
                + "swift run workbook reset \(lesson.name)")
    }

    static func cannotWrite(_ path: String, _ error: any Error) -> ResetError {
        ResetError(
            description: "\(path) cannot be written, so your file was left alone: \(error.localizedDescription)")
    }
}
