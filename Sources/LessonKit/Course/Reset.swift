import Foundation

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
    /// - Throws: `ResetError`, and what the file system says. The learner's file is then what it was.
    func perform() throws -> Done {
        let file = checkout.root.appendingPathComponent(lesson.exercisePath)
        // What was read when the course was may be old.
        guard let lesson = Course.Lesson(folder: file.deletingLastPathComponent()), let untouched = lesson.untouched
        else { throw ResetError.noUntouchedText(self.lesson) }
        guard FileManager.default.fileExists(atPath: file.path) else {
            try Data(untouched.text.utf8).write(to: file, options: .atomic)
            return .broughtBack
        }
        let data = try Data(contentsOf: file)
        guard let written = lesson.written, String(decoding: data, as: UTF8.self) == written.text else {
            throw ResetError.savedMeanwhile(lesson)
        }
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
        try Data(new.utf8).write(to: file, options: .atomic)
        return .reset(copy: copy)
    }

    /// Writes a copy where none is yet. Not beside the learner's file: there it would be compiled.
    private func keep(_ data: Data) throws -> String {
        let folder = ".workbook/kept/\(lesson.folder)"
        try FileManager.default.createDirectory(
            at: checkout.root.appendingPathComponent(folder), withIntermediateDirectories: true)
        let date = now.formatted(
            Date.VerbatimFormatStyle(
                format:
                    "\(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)).\(minute: .twoDigits).\(second: .twoDigits)",
                timeZone: .current, calendar: Calendar(identifier: .gregorian)))
        var number = 1
        while true {
            let path = "\(folder)/Exercise \(date)\(number > 1 ? " \(number)" : "").swift"
            let file = checkout.root.appendingPathComponent(path)
            do {
                try data.write(to: file, options: .withoutOverwriting)
                return path
            } catch CocoaError.fileWriteFileExists {
                number += 1
            } catch {
                throw ResetError.cannotKeep(path, error)
            }
        }
    }
}

/// Why nothing was reset.
struct ResetError: Error, Equatable, CustomStringConvertible {
    let description: String

    static func noUntouchedText(_ lesson: Course.Lesson) -> ResetError {
        ResetError(
            description: "\(lesson.untouchedPath) is missing. It has the untouched text, so nothing can be reset. "
                + "Copy it from where you got this workbook.")
    }

    static func savedMeanwhile(_ lesson: Course.Lesson) -> ResetError {
        ResetError(
            description: "\(lesson.exercisePath) was saved this very moment, so it was left alone. Once more, please.")
    }

    static func cannotTell(_ exercise: ExerciseSource, _ lesson: Course.Lesson) -> ResetError {
        let why =
            lesson.part(exercise) == nil
            ? lesson.cannotTell(exercise) : "\(lesson.exercisePath) has characters that are not UTF-8."
        return ResetError(
            description: "\(why)\nSo it cannot be reset alone. All of the lesson can, and your file is kept:\n"
                + "swift run workbook reset \(lesson.name)")
    }

    static func cannotKeep(_ path: String, _ error: any Error) -> ResetError {
        ResetError(
            description: "\(path) cannot be written, so your file was left alone: \(error.localizedDescription)")
    }
}
