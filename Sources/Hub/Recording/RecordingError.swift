import LessonKit

/// Why a lesson could not be recorded.
enum RecordingError: Error, CustomStringConvertible {
    case build(CompilerErrors)
    case hung(String, seconds: Double)
    case died(StepCrash)
    case unreadable(String, output: String)
    /// A signal asked to stop.
    case stopped(Int32)

    var description: String {
        switch self {
        case .build(let errors):
            (["The lessons do not build. Nothing was written."]
                + (errors.entries.isEmpty ? errors.others : errors.entries.map(\.description)).prefix(5)).joined(
                    separator: "\n")
        case .hung(let lesson, let seconds):
            "The lesson \(lesson) did not end within \(Int(seconds).of("second")). Nothing was written. "
                + "See in which step: swift run \(lesson)"
        case .died(let crash): "\(crash)\nNothing was written."
        case .unreadable(let lesson, let output):
            "The lesson \(lesson) left no record of its runs. Nothing was written. Try: swift run \(lesson)"
                + Self.last(output)
        case .stopped: "Stopped. Nothing was written."
        }
    }

    /// What it wrote last.
    private static func last(_ output: String) -> String {
        let lines = output.split(whereSeparator: \.isNewline)
        return lines.isEmpty ? "" : "\n" + lines.prefix(3).joined(separator: "\n")
    }
}
