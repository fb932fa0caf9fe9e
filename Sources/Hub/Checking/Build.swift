import Foundation
import LessonKit

/// A run of `swift build`.
struct Build {
    let checkout: Checkout
    let folder: BuildFolder
    let environment: [String: String]
    /// Called with a progress message.
    let onProgress: (String) -> Void
    let isCancelled: () -> Bool

    /// Builds the checks of `lessons`.
    ///
    /// - Returns: The compiler's output if the build failed; nil if it did not.
    /// - Throws: `CheckError.cannotStart`.
    func errors(inChecksOf lessons: [Course.Lesson]) throws(CheckError) -> String? {
        let isFirst = (try? TestProgram(of: checkout, in: folder)) == nil
        return try run(
            ["--build-tests"],
            "Building the checks of \(lessons.count == 1 ? lessons[0].name : "\(lessons.count) lessons")",
            note: isFirst ? " (the first time, a minute or two)" : "")
    }

    /// Builds the program that plays `lesson`.
    ///
    /// - Returns: The output if the build failed; nil if it did not.
    /// - Throws: `CheckError.cannotStart`.
    func errors(inProgramOf lesson: String) throws(CheckError) -> String? {
        try run(["--product", lesson], "Building the lesson \(lesson)")
    }

    /// Builds the programs that play the lessons of these names. Exercises are left out: whatever a learner writes is not built.
    ///
    /// - Returns: The output if the build failed; nil if it did not.
    /// - Throws: `CheckError.cannotStart`.
    func errors(inProgramsOf lessons: [String]) throws(CheckError) -> String? {
        try run([], "Building the lessons", only: lessons)
    }

    /// Builds the program of a sketch.
    ///
    /// - Returns: The output if the build failed; nil if it did not.
    /// - Throws: `CheckError.cannotStart`.
    func errors(in sketch: SketchFile) throws(CheckError) -> String? {
        let isFirst = !FileManager.default.fileExists(atPath: sketch.program(in: folder).path)
        return try run(
            ["--product", sketch.target], "Building the sketch",
            note: isFirst ? " (the first time it takes longer)" : "")
    }

    private func run(
        _ options: [String], _ what: String, note: String = "", only targets: [String] = []
    ) throws(CheckError) -> String? {
        let note = folder.isElsewhere ? " (in \(folder.url.path), for here nothing can be written)" : note
        onProgress(what + " …" + note)
        let build = try ChildProcess(
            ["swift", "build"] + options + ["--package-path", checkout.root.path] + folder.options,
            environment: targets.isEmpty
                ? environment : environment.merging(["ONLY": targets.joined(separator: ",")]) { $1 },
            keepsStandardOutput: true)
        while build.status == nil {
            build.wait(milliseconds: 100)
            if isCancelled() { build.end() }
            if build.lastLine.hasPrefix("Another instance of SwiftPM") {
                onProgress("Waiting for another swift command to end in this folder …")
            } else if let steps = build.lastLine.prefixMatch(of: #/\[[0-9]+/[0-9]+\]/#) {
                onProgress("\(what) … \(steps.0)\(note)")
            }
        }
        return build.status == .exited(0) ? nil : build.output
    }
}
