import Foundation
import LessonKit

/// The program that plays a lesson, built alone.
struct LessonBuild {
    let checkout: Checkout
    let lesson: String
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
        let build = Build(programsOf: checkout, onProgress: onProgress, isGivenUp: isGivenUp)
        let output = try build.errors(inProgramOf: lesson)
        try Interruption.check()
        guard let output else { return nil }
        let errors = CompilerErrors(output: output, checkout: checkout)
        let lines = errors.entries.map(\.description) + errors.others
        return "The lesson \(lesson) does not build.\n" + lines.prefix(3).joined(separator: "\n")
    }
}
