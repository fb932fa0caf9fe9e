import Foundation
import LessonKit

/// What is found out about a lesson by building it: its checks are proved, and each run of a step is measured.
struct LessonProof {
    let lesson: Course.Lesson
    let checkout: Checkout
    /// Called with a progress message.
    let onProgress: (String) -> Void

    /// A sentence for each thing that is wrong, with its place, and below it what a learner would read.
    ///
    /// - Throws: `CheckError`, `RecordingError`
    func problems() throws -> [String] {
        let lock = try CheckLock(for: checkout, in: BuildFolder(for: checkout)) {
            onProgress($0)
            try Interruption.check()
        }
        defer { lock.release() }
        let environment = ProcessInfo.processInfo.environment.merging(["LESSON": lesson.name, "PROOF": "1"]) { $1 }
        let build = Build(
            checkout: checkout, folder: BuildFolder(for: checkout), environment: environment, onProgress: onProgress,
            isCancelled: { Interruption.requested != nil })
        switch try build.checks(of: [lesson]) {
        case .failed(let output): return try errors(in: output)
        case .built(let products):
            return try checks(in: products, environment.merging(CheckRun.backtrace) { $1 }) + runs(in: products)
        }
    }

    /// What a proof of its checks records.
    private func checks(in products: BuildProducts, _ environment: [String: String]) throws -> [String] {
        onProgress("Proving the checks of \(lesson.name) …")
        let launcher = try products.checks(of: lesson)
        let folder = try ScratchFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        let (events, played) = (folder.appendingPathComponent("events"), folder.appendingPathComponent("played"))
        try Data().write(to: played)
        guard
            let child = try end(
                launcher.command + ["--event-stream-output-path", events.path, "--event-stream-version", "0"],
                environment.merging(launcher.environment) { $1 }.merging(["PLAYED": played.path]) { $1 })
        else { return endless(SourceFile.text(of: played)) }
        let found = TestIssue.all(in: SourceFile.text(of: events)).map { $0.sentence(checkout) }
        return child.status == .exited(0) || !found.isEmpty
            ? found : [crash(child.output(last: CheckRun.lastWords), child.status!)]
    }

    /// What is said of a proof that does not end.
    ///
    /// - Parameter played: The places of the answers, each where it began (`+`) and where it was over (`-`).
    func endless(_ played: String) -> [String] {
        let places = played.split(separator: "\n").reduce(into: [String]()) { open, line in
            let place = checkout.relative(String(line.dropFirst()))
            if line.hasPrefix("+") {
                open.append(place)
            } else {
                open.firstIndex(of: place).map { _ = open.remove(at: $0) }
            }
        }
        return Set(places).sorted().map { "\($0): this answer waits or repeats without end." }
            + (places.isEmpty
                ? ["The proof of \(lesson.name) does not end: a check waits or repeats without end."] : [])
    }

    /// The files in which a proof can crash, the innermost first.
    private var places: [String] {
        [lesson.solutionPath]
            + [lesson.exercisesPath, "Tests/ExerciseTests/\(lesson.name)"].flatMap { folder in
                checkout.files(in: folder).filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
            }
    }

    /// What is said of a proof that has crashed.
    func crash(_ output: String, _ status: ChildProcess.Status) -> String {
        let reports = (places + [""]).map { CrashReport(output: output, path: $0, checkout: checkout) }
        let message = "The proof has crashed: \(reports[0].message ?? "\(status)")"
        if let place = reports.lazy.compactMap(\.place).first { return "\(place.path):\(place.line): \(message)" }
        return "\(message)\nPROOF=1 LESSON=\(lesson.name) swift test"
    }

    /// What `--fit` says of the runs of its steps.
    private func runs(in products: BuildProducts) throws -> [String] {
        onProgress("Playing \(lesson.name) …")
        let folder = try ScratchFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        let played = folder.appendingPathComponent("played")
        let environment = ProcessInfo.processInfo.environment.merging(CheckRun.backtrace) { $1 }
        guard
            let child = try end(
                [products.program(lesson.name).path, "--fit"],
                environment.merging(["PLAYED": played.path]) { $1 })
        else { return ["\(SourceFile.text(of: played)) waits or repeats without end."] }
        switch child.status {
        case .exited(0): return []
        case .exited(1): return child.output.split(separator: "\n").map(String.init)
        default:
            return ["\(StepCrash(child.output(last: CheckRun.lastWords), child.status, of: lesson.name, checkout))"]
        }
    }

    /// Runs a program to its end.
    ///
    /// - Returns: Nil if it had to be ended, because it works for a minute or hangs.
    func end(_ words: [String], _ environment: [String: String], limit: Double = 60) throws -> ChildProcess? {
        let child = try ChildProcess(words, environment: environment, keepsStandardOutput: true)
        let watch = ProgramWatch(child)
        child.onOutput = { [weak watch] _ in watch?.notePrinted() }
        while child.status == nil {
            child.wait(milliseconds: 100)
            try Interruption.check()
            guard !watch.isLate(after: limit) else { return nil }
        }
        return child
    }

    private func errors(in output: String) throws -> [String] {
        try Interruption.check()
        let errors = CompilerErrors(output: output, checkout: checkout)
        return errors.entries.isEmpty ? errors.others : errors.entries.map(\.description)
    }
}

/// An issue that Swift Testing recorded, in its stream of events.
struct TestIssue: Decodable {
    struct Payload: Decodable {
        struct Issue: Decodable {
            let sourceLocation: Location?
            let isKnown: Bool
        }
        struct Message: Decodable { let symbol, text: String }
        let kind: String
        let issue: Issue?
        let messages: [Message]?
    }
    struct Location: Decodable {
        let _filePath: String
        let line: Int
    }
    let payload: Payload

    static func all(in events: String) -> [TestIssue] {
        // One line of JSON for each event; most of them are no issues.
        events.split(separator: "\n").filter { $0.contains("issueRecorded") }
            .compactMap { try? JSONDecoder().decode(TestIssue.self, from: Data($0.utf8)) }
            .filter { $0.payload.kind == "issueRecorded" && $0.payload.issue?.isKnown == false }
    }

    /// With its place, and its own words: "Issue recorded" says nothing.
    func sentence(_ checkout: Checkout) -> String {
        let all = payload.messages ?? []
        let own = all.filter { $0.symbol == "details" }
        let words = (own.isEmpty ? all : own).map(\.text).joined(separator: "\n")
        guard let place = payload.issue?.sourceLocation else { return words }
        return "\(checkout.relative(place._filePath)):\(place.line): \(words)"
    }
}
