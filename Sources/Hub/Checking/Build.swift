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

    /// What came of it.
    enum End {
        case built(BuildProducts)
        /// With the output of `swift build`.
        case failed(String)
    }

    /// Builds the checks of `lessons`.
    ///
    /// - Throws: `CheckError`, when SwiftPM cannot be started or does not answer.
    func checks(of lessons: [Course.Lesson]) throws(CheckError) -> End {
        try run(
            BuildTask(
                options: ["--build-tests"],
                what: "Building the checks of \(lessons.count == 1 ? lessons[0].name : "\(lessons.count) lessons")",
                firstTime: " (the first time, a minute or two)",
                isFirst: { products in lessons.allSatisfy { (try? products.checks(of: $0)) == nil } },
                written: lessons.flatMap(\.exercises).map(\.path)))
    }

    /// Builds the program that plays `lesson`.
    ///
    /// - Throws: As `checks(of:)`.
    func program(of lesson: String) throws(CheckError) -> End {
        try run(BuildTask(options: ["--product", lesson], what: "Building the lesson \(lesson)"))
    }

    /// Builds the programs that play the lessons of these names. Exercises are left out: whatever a learner writes is not built.
    ///
    /// - Throws: As `checks(of:)`.
    func programs(of lessons: [String]) throws(CheckError) -> End {
        try run(BuildTask(options: [], what: "Building the lessons", targets: lessons))
    }

    /// Builds the program of a sketch.
    ///
    /// - Throws: As `checks(of:)`.
    func program(of sketch: SketchFile) throws(CheckError) -> End {
        try run(
            BuildTask(
                options: ["--product", sketch.target], what: "Building the sketch",
                firstTime: " (the first time it takes longer)",
                isFirst: { !FileManager.default.fileExists(atPath: $0.program(sketch.target).path) },
                written: sketch.paths))
    }

    private func run(_ task: BuildTask) throws(CheckError) -> End {
        var run = try BuildRun(self, task)
        var end = try run.perform()
        // SwiftPM itself crashes now and then while it plans. Then nothing is wrong with what it builds.
        if end.status != .exited(0), !end.output.contains("error:"), !isCancelled() { end = try run.perform() }
        guard end.status == .exited(0) else { return .failed(end.output) }
        return .built(try run.answer())
    }
}
