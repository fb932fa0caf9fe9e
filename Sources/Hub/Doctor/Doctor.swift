import Foundation
import LessonKit
import Platform

/// Examines whether everything that a check needs is there. It changes nothing.
struct Doctor {
    let course: Course
    /// Called with what takes time now.
    var onProgress: (String) -> Void = { _ in }
    /// What is looked for in PATH.
    var swift = "swift"
    /// Where programs keep what they need for a moment.
    var temporary = FileManager.default.temporaryDirectory
    /// Whether Swift may be here without the library for tests.
    var mayLackTesting = DeveloperTools.mayLackTesting
    /// Whether a folder is on a cloud drive.
    var isOnCloudDrive: (URL) -> Bool = \.isOnCloudDrive

    var checkout: Checkout { course.checkout }
    var folder: BuildFolder { BuildFolder(for: checkout) }

    /// - Throws: `CheckError.interrupted`.
    func findings() throws -> [Finding] {
        onProgress("Looking …")
        // Without temporary files swift does not even say its version.
        let first = scratch.isEmpty ? [try toolchain()] : scratch
        let hasSwift = first.allSatisfy { $0.kind == .well }
        return first + [space] + writeAccess + cloudDrive + [notebook] + lessons
            + (hasSwift ? try builds() + package() : [])
    }

    private var lessons: [Finding] {
        let checks = course.lessons.flatMap { $0.exercises.map($0.checkPath) }.filter { isThere($0) }
        let lost =
            (try? Notebook.look(checkout).get()).map { PassedAnswers(checkout: checkout).findings(course, $0) } ?? []
        let findings = course.findings + lostFiles + lost + ChangedCheck.all(checks, in: checkout).map(\.finding)
        guard !findings.contains(where: { $0.kind == .trouble }) else { return findings }
        return [Finding(kind: .well, text: "All files of the \(course.lessons.count) lessons are there.")] + findings
    }

    /// The files besides the lessons' that are gone. Without a history nobody knows.
    private var lostFiles: [Finding] {
        // The checks of a lesson that was taken out are gone for good.
        let checks = ["Support"] + course.lessons.map(\.name)
        let places = ["Sources", UntouchedTexts.list] + checks.map { "Tests/ExerciseTests/\($0)" }
        let lost = checkout.hasHistory ? Git(in: checkout.root).changed(places).filter { !isThere($0) } : []
        guard let first = lost.first else { return [] }
        let folders = Set(lost.map { $0.split(separator: "/").prefix(3).joined(separator: "/") }).sorted()
        return [
            Finding(
                kind: .trouble,
                text: lost.count == 1
                    ? "\(first) is missing." : "\(lost.count) files of the course are missing, the first is \(first).",
                advice: "To have back what is missing, and nothing else:",
                command:
                    "git ls-files --deleted -z -- \(folders.joined(separator: " ")) | xargs -0 git checkout HEAD --")
        ]
    }

    private func isThere(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: checkout.root.appendingPathComponent(path).path)
    }

    private var notebook: Finding {
        switch Notebook.look(checkout) {
        case .success: Finding(kind: .well, text: "The notebook with your progress is whole.")
        case .failure(let problem):
            problem.isLeftAlone
                ? Finding(kind: .trouble, text: "\(Notebook.Damaged(what: problem.what, setAside: nil))")
                : Finding(
                    kind: .trouble, text: ".workbook/notebook.json \(problem.what).",
                    advice: "The next check sets it aside and writes a new one:", command: "swift run workbook check")
        }
    }

    /// What SwiftPM says when it has to wait for another.
    static let another = "Another instance of SwiftPM"

    /// Runs a command until it ends, waits for another, or `seconds` have passed.
    ///
    /// - Returns: its output, and how it ended; nil if it has not.
    func run(_ command: [String], seconds: Double) throws -> (output: String, status: ChildProcess.Status?) {
        let child = try ChildProcess(
            command, environment: ProcessInfo.processInfo.environment, keepsStandardOutput: true)
        let deadline = SuspendingClock.now + .seconds(seconds)
        while child.status == nil, !child.lastLine.hasPrefix(Self.another), SuspendingClock.now < deadline {
            child.wait(milliseconds: 50)
            try Interruption.check()
        }
        let status = child.status
        child.end()
        return (child.output, status)
    }
}
