import Foundation
import LessonKit

/// The program that plays a lesson, built alone.
struct LessonBuild {
    let checkout: Checkout
    let lesson: String
    /// Called with how far it is.
    let onProgress: (String) -> Void

    /// What came of it.
    enum End: Equatable {
        /// The path of the program.
        case built(String)
        /// Why it could not be built.
        case failed(String)
    }

    /// Builds it, unless it `isGivenUp`.
    func run(isGivenUp: @escaping () -> Bool) throws(CheckError) -> End {
        let build = Build(programsOf: checkout, onProgress: onProgress, isGivenUp: isGivenUp)
        let result = try build.program(of: lesson)
        try Interruption.check()
        switch result {
        case .built(let products): return .built(products.program(lesson).path)
        case .failed(let output): return .failed(reason(output))
        }
    }

    private func reason(_ output: String) -> String {
        let errors = CompilerErrors(output: output, checkout: checkout)
        let lines = errors.entries.map(\.description) + errors.others
        return "The lesson \(lesson) does not build.\n" + lines.prefix(3).joined(separator: "\n")
    }
}
