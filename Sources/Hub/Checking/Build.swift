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
            ["--build-tests"],
            "Building the checks of \(lessons.count == 1 ? lessons[0].name : "\(lessons.count) lessons")",
            firstTime: " (the first time, a minute or two)",
            isFirst: { products in lessons.allSatisfy { (try? products.checks(of: $0)) == nil } })
    }

    /// Builds the program that plays `lesson`.
    ///
    /// - Throws: As `checks(of:)`.
    func program(of lesson: String) throws(CheckError) -> End {
        try run(["--product", lesson], "Building the lesson \(lesson)")
    }

    /// Builds the programs that play the lessons of these names. Exercises are left out: whatever a learner writes is not built.
    ///
    /// - Throws: As `checks(of:)`.
    func programs(of lessons: [String]) throws(CheckError) -> End {
        try run([], "Building the lessons", only: lessons)
    }

    /// Builds the program of a sketch.
    ///
    /// - Throws: As `checks(of:)`.
    func program(of sketch: SketchFile) throws(CheckError) -> End {
        try run(
            ["--product", sketch.target], "Building the sketch", firstTime: " (the first time it takes longer)",
            isFirst: { !FileManager.default.fileExists(atPath: $0.program(sketch.target).path) })
    }

    private func run(
        _ options: [String], _ what: String, firstTime: String = "", isFirst: (BuildProducts) -> Bool = { _ in false },
        only targets: [String] = []
    ) throws(CheckError) -> End {
        let package = ["--package-path", checkout.root.path] + folder.options
        let environment =
            targets.isEmpty ? environment : environment.merging(["ONLY": targets.joined(separator: ",")]) { $1 }
        let question = try BuildQuestion(package, environment: environment)
        var note = folder.isElsewhere ? " (in \(folder.url.path), for here nothing can be written)" : ""
        var products: BuildProducts?
        onProgress("\(what) …\(note)")

        /// One run, to its end.
        func build() throws(CheckError) -> ChildProcess {
            let build = try ChildProcess(
                ["swift", "build"] + options + package, environment: environment, keepsStandardOutput: true)
            while build.status == nil {
                ChildProcess.wait(for: [build, question.child], milliseconds: 100)
                if isCancelled() { build.end() }
                if products == nil, let answer = question.answer {
                    products = answer
                    if note.isEmpty, isFirst(answer) { note = firstTime }
                }
                if build.lastLine.hasPrefix("Another instance of SwiftPM") {
                    onProgress("Waiting for another swift command to end in this folder …")
                } else if let steps = build.lastLine.prefixMatch(of: #/\[[0-9]+/[0-9]+\]/#) {
                    onProgress("\(what) … \(steps.0)\(note)")
                }
            }
            return build
        }

        var end = try build()
        // SwiftPM itself crashes now and then while it plans. Then nothing is wrong with what it builds.
        if end.status != .exited(0), !end.output.contains("error:"), !isCancelled() { end = try build() }
        guard end.status == .exited(0) else { return .failed(end.output) }
        while question.child.status == nil, !isCancelled() { question.child.wait(milliseconds: 100) }
        guard let products = products ?? question.answer else { throw .noProducts(output: question.child.output) }
        return .built(products)
    }
}
