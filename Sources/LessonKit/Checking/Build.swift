import Foundation

/// Builds the checks of lessons.
struct Build {
    let checkout: Checkout
    let folder: BuildFolder
    let environment: [String: String]
    let tell: (String) -> Void
    let isToStop: () -> Bool

    /// - Returns: What the compiler said where it failed; nil where it did not.
    /// - Throws: `CheckError.cannotStart`.
    func errors(in lessons: [Course.Lesson]) throws(CheckError) -> String? {
        let what = "Building the checks of \(lessons.count == 1 ? lessons[0].name : "\(lessons.count) lessons")"
        let isFirst = (try? TestProgram(of: checkout, in: folder)) == nil
        let note =
            folder.isElsewhere
            ? " (in \(folder.url.path), for here nothing can be written)"
            : isFirst ? " (the first time, a minute or two)" : ""
        tell(what + " …" + note)
        let build = try ChildProcess(
            ["swift", "build", "--build-tests", "--package-path", checkout.root.path] + folder.options,
            environment: environment, keepsStandardOutput: true)
        while build.status == nil {
            build.wait(milliseconds: 100)
            if isToStop() { build.end() }
            if build.lastLine.hasPrefix("Another instance of SwiftPM") {
                tell("Waiting for another swift command to end in this folder …")
            } else if let steps = build.lastLine.prefixMatch(of: #/\[[0-9]+/[0-9]+\]/#) {
                tell("\(what) … \(steps.0)\(note)")
            }
        }
        return build.status == .exited(0) ? nil : build.said
    }
}
