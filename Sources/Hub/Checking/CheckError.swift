import LessonKit

/// Why a check could not be made at all.
enum CheckError: Error, Equatable, CustomStringConvertible {
    case cannotStart(String, reason: String)
    /// Nothing can be written where the system keeps what is needed for a while.
    case noScratch(String, reason: String)
    /// The build ended, and what ended it is in no text of the course.
    case noBuild(output: String)
    /// SwiftPM does not answer where it puts what it builds.
    case noProducts(output: String)
    /// The build succeeded, and the checks are not where they should be.
    case noTestProgram(lesson: String, folder: String)
    /// There is nothing to check.
    case noExercises(path: String)
    /// The checks of these exercises ended and reported nothing.
    case noReport([ExerciseID], output: String)
    /// A signal asked to stop.
    case interrupted(Int32)
    /// The caller cancelled the check.
    case cancelled

    var description: String {
        switch self {
        case .cannotStart(let program, let reason) where program.hasPrefix("/"):
            "\(program) does not start: \(reason). It was built a moment ago. Did an exercise delete it? Check again."
        case .cannotStart(let program, let reason):
            "\(program) does not start: \(reason). Is the Swift toolchain in your PATH? Try: swift --version"
        case .noScratch(let folder, let reason):
            "Nothing can be written in \(folder), where a check keeps what it needs for a moment: \(reason) "
                + "Is the disk full, or TMPDIR wrong? Your answers are as they were."
        case .noBuild(let output):
            "The check could not be built, and no text of the course is to blame.\(Self.lines(output)) "
                + "Is the disk full, or TMPDIR wrong? Try: swift run workbook doctor"
        case .noProducts(let output):
            "swift does not say where it builds.\(Self.lines(output)) Try: swift build --show-bin-path"
        case .noTestProgram(let lesson, let folder):
            "The build succeeded and left no checks of \(lesson) in \(folder). Try: swift run workbook doctor"
        case .noExercises(let path):
            "There are no exercises in \(path). If they were moved or renamed, move them back."
        case .noReport(let exercises, let output):
            "The check of \(exercises.map(\.description).joined(separator: ", ")) ended and reported nothing."
                + "\(Self.lines(output)) Try: swift run workbook doctor"
        case .interrupted, .cancelled:
            "Stopped. What had been checked before is kept."
        }
    }

    /// The last lines of what was said, each on a line of its own.
    private static func lines(_ output: String) -> String {
        let last = output.split(whereSeparator: \.isNewline).suffix(5)
        return last.isEmpty ? "" : " The last of its output:\n\(last.joined(separator: "\n"))\n"
    }
}
