import LessonKit

/// A lesson's program that crashed while it played: in which step, and the runtime's message.
struct StepCrash: CustomStringConvertible {
    let description: String

    init(_ output: String, _ status: ChildProcess.Status?, of lesson: String, _ checkout: Checkout) {
        let folder = checkout.files(in: "Lessons").first { LessonFolder.commandName(of: $0) == lesson && $0 != lesson }
        let path = folder.map { "Lessons/\($0)/main.swift" } ?? ""
        let report = CrashReport(output: output, path: path, checkout: checkout)
        let source = folder == nil ? "" : checkout.text(of: path)
        let step = report.line.flatMap { line in StepSource.all(in: source).last { $0.line <= line }?.title }
        let place = report.line.map { "\(path):\($0): " } ?? ""
        let what = step.map { "The step \"\($0)\" of \(lesson)" } ?? "The lesson \(lesson)"
        let end =
            if let message = report.message {
                "has crashed: \(message)"
            } else if case .exited(let code)? = status {
                "has ended with \(code).\(Self.first(output))"
            } else {
                "has crashed\(status.map { " (\($0))" } ?? "").\(Self.first(output))"
            }
        description = "\(place)\(what) \(end)"
    }

    /// What it wrote first.
    private static func first(_ output: String) -> String {
        output.split(whereSeparator: \.isNewline).prefix(3).map { "\n\($0)" }.joined()
    }
}
