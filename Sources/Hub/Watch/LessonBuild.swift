import Foundation
import LessonKit

/// The program that plays a lesson, built alone.
struct LessonBuild {
    let checkout: Checkout
    let lesson: String
    /// Is told how far it is.
    let tell: (String) -> Void

    /// Where it is, once it is built.
    static func program(of lesson: String, in checkout: Checkout) -> String {
        BuildFolder(for: checkout).url.appendingPathComponent("debug/\(lesson)").path
    }

    /// Builds it. Asks now and then whether it `isGivenUp`.
    ///
    /// - Returns: what was said if it could not be built; nil when it is there.
    func run(isGivenUp: @escaping () -> Bool) throws(CheckError) -> String? {
        let build = Build(
            checkout: checkout, folder: BuildFolder(for: checkout),
            environment: ProcessInfo.processInfo.environment.filter { $0.key != "LESSON" }, tell: tell,
            isToStop: { Interruption.requested != nil || isGivenUp() })
        let output = try build.errors(inProgramOf: lesson)
        try Interruption.check()
        guard let output else { return nil }
        let errors = CompilerErrors(output: output, checkout: checkout)
        let said = errors.entries.map(\.description) + errors.others
        return "The lesson \(lesson) does not build.\n" + said.prefix(3).joined(separator: "\n")
    }
}
