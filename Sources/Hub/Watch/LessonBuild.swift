import Foundation
import LessonKit

/// The program that plays a lesson, built alone, or those of all lessons.
struct LessonBuild {
    let checkout: Checkout
    /// Nil for all.
    let lesson: String?
    /// Called with how far it is.
    let onProgress: (String) -> Void

    /// Where it is, once it is built.
    static func program(of lesson: String, in checkout: Checkout) -> String {
        BuildFolder(for: checkout).url.appendingPathComponent("debug/\(lesson)").path
    }

    /// Builds it, unless it `isGivenUp`.
    ///
    /// - Returns: why it could not be built; nil when it is there.
    func run(isGivenUp: @escaping () -> Bool) throws(CheckError) -> String? {
        let build = Build(
            checkout: checkout, folder: BuildFolder(for: checkout),
            environment: ProcessInfo.processInfo.environment.filter { $0.key != "LESSON" }, onProgress: onProgress,
            isCancelled: { Interruption.requested != nil || isGivenUp() })
        let output: String?
        if let lesson {
            output = try build.errors(inProgramOf: lesson)
        } else {
            output = try build.errorsInAllPrograms()
        }
        try Interruption.check()
        guard let output else { return nil }
        let errors = CompilerErrors(output: output, checkout: checkout)
        let lines = errors.entries.map(\.description) + errors.others
        let what = lesson.map { "The lesson \($0) does not build." } ?? "The package does not build."
        return what + "\n" + lines.prefix(3).joined(separator: "\n")
    }
}
