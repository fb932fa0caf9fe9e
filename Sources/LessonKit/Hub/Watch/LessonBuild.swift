import Foundation

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
    func run(isGivenUp: () -> Bool) throws(CheckError) -> String? {
        tell("Building the lesson \(lesson) …")
        let build = try ChildProcess(
            ["swift", "build", "--product", lesson, "--package-path", checkout.root.path]
                + BuildFolder(for: checkout).options,
            environment: ProcessInfo.processInfo.environment.filter { $0.key != "LESSON" }, keepsStandardOutput: true)
        while build.status == nil {
            build.wait(milliseconds: 50)
            if isGivenUp() || Interruption.requested != nil { build.end() }
            if build.lastLine.hasPrefix("Another instance of SwiftPM") {
                tell("Waiting for another swift command to end in this folder …")
            } else if let steps = build.lastLine.prefixMatch(of: #/\[[0-9]+/[0-9]+\]/#) {
                tell("Building the lesson \(lesson) … \(steps.0)")
            }
        }
        try Interruption.check()
        guard build.status != .exited(0) else { return nil }
        let errors = CompilerErrors(output: build.said, checkout: checkout)
        let said = errors.entries.map(\.description) + errors.others
        return "The lesson \(lesson) does not build.\n" + said.prefix(3).joined(separator: "\n")
    }
}
