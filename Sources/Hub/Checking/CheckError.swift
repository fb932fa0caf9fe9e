import LessonKit

/// Why a check could not be made at all.
enum CheckError: Error, Equatable, CustomStringConvertible {
    case cannotStart(String, reason: String)
    case noTestProgram(folder: String)
    /// The build belongs to another path: the folder was moved or copied with it.
    case movedBuild(folder: String)
    /// There is nothing to check.
    case noExercises(path: String, lesson: String)
    case nothingRan(said: String)
    /// Someone asked to stop: the signal.
    case interrupted(Int32)
    /// Who wanted to know does not want to any more.
    case cancelled

    var description: String {
        switch self {
        case .cannotStart(let program, let reason):
            "\(program) does not start: \(reason). Is the Swift toolchain in your PATH? Try: swift --version"
        case .noTestProgram(let folder):
            "The build succeeded and left no test program in \(folder)/debug. Try: swift build --build-tests"
        case .movedBuild(let folder):
            "This folder was moved or copied with its build, which names the old place. Type: rm -rf \(folder)"
        case .noExercises(let path, let lesson):
            "\(path) is missing. If it was moved or renamed, move it back. If not, begin anew: swift run workbook reset \(lesson)"
        case .nothingRan(let said):
            "The checks did not run.\(said.isEmpty ? " Try: swift test" : "\n\(said)")"
        case .interrupted, .cancelled:
            "Stopped. What had been checked before is kept."
        }
    }
}
