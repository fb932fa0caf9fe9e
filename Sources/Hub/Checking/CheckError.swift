import LessonKit

/// Why a check could not be made at all.
enum CheckError: Error, Equatable, CustomStringConvertible {
    case cannotStart(String, reason: String)
    case noTestProgram(folder: String)
    /// There is nothing to check.
    case noExercises(path: String, lesson: String)
    case nothingRan(output: String)
    /// A signal asked to stop.
    case interrupted(Int32)
    /// The caller cancelled the check.
    case cancelled

    var description: String {
        switch self {
        case .cannotStart(let program, let reason):
            "\(program) does not start: \(reason). Is the Swift toolchain in your PATH? Try: swift --version"
        case .noTestProgram(let folder):
            "The build succeeded and left no test program in \(folder)/debug. Try: swift build --build-tests"
        case .noExercises(let path, let lesson):
            "\(path) is missing. If it was moved or renamed, move it back. If not, begin anew: swift run workbook reset \(lesson)"
        case .nothingRan(let output):
            "The checks did not run.\(output.isEmpty ? " Try: swift test" : "\n\(output)")"
        case .interrupted, .cancelled:
            "Stopped. What had been checked before is kept."
        }
    }
}
