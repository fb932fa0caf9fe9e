import Foundation
import LessonKit

/// Builds the programs of lessons and plays them without a terminal, to see what each step does.
struct LessonRecorder {
    let checkout: Checkout
    /// The seconds that one lesson may take.
    var timeLimit = 60.0
    /// Whether the steps on the real clock are left out.
    var isVirtualOnly = false
    /// The programs that run at the same time. Most of the time they wait for the clock.
    var most = 6
    /// Called with how far it is.
    let onProgress: (String) -> Void

    /// What the steps of `lessons` did, by the lesson's name.
    ///
    /// - Throws: `RecordingError`, `CheckError`
    func runs(of lessons: [String]) throws -> [String: RecordedLesson] {
        let lock = try CheckLock(for: checkout, in: BuildFolder(for: checkout)) {
            onProgress($0)
            try Self.checkInterruption()
        }
        defer { lock.release() }
        return try play(lessons, in: try build(lessons))
    }

    private func build(_ lessons: [String]) throws -> BuildProducts {
        let result = try Build(programsOf: checkout, onProgress: onProgress).programs(of: lessons)
        try Self.checkInterruption()
        switch result {
        case .built(let products): return products
        case .failed(let output): throw RecordingError.build(CompilerErrors(output: output, checkout: checkout))
        }
    }

    /// Plays built lessons.
    func play(_ lessons: [String], in products: BuildProducts) throws -> [String: RecordedLesson] {
        let folder = try ScratchFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        var waiting = lessons[...]
        var playing: [RecordingRun] = []
        var runs: [String: RecordedLesson] = [:]
        // An error ends the programs that still run: none outlives its value.
        while !waiting.isEmpty || !playing.isEmpty {
            while playing.count < most, let lesson = waiting.popFirst() {
                playing.append(
                    try RecordingRun(
                        lesson, products.program(lesson).path, isVirtualOnly ? ["--virtual"] : [], in: folder, checkout)
                )
            }
            onProgress("Playing the lessons … \(runs.count) of \(lessons.count)")
            ChildProcess.wait(for: playing.map(\.child), milliseconds: 100)
            try Self.checkInterruption()
            for run in playing {
                if let recorded = try run.result(within: timeLimit) { runs[run.lesson] = recorded }
            }
            playing.removeAll { runs[$0.lesson] != nil }
        }
        return runs
    }

    static func checkInterruption() throws(RecordingError) {
        if let signal = Interruption.requested { throw .stopped(signal) }
    }
}

/// The program of one lesson while it plays.
struct RecordingRun {
    let lesson: String
    let child: ChildProcess
    private let file: URL
    private let checkout: Checkout
    private let start = SuspendingClock.now

    init(
        _ lesson: String, _ program: String, _ options: [String], in folder: URL, _ checkout: Checkout
    ) throws(CheckError) {
        (self.lesson, self.checkout) = (lesson, checkout)
        file = folder.appendingPathComponent("\(lesson).json")
        child = try ChildProcess(
            [program, "--record", file.path] + options,
            environment: ProcessInfo.processInfo.environment.merging(CheckRun.backtrace) { $1 },
            keepsStandardOutput: true
        )
    }

    /// What it recorded; nil as long as it plays.
    ///
    /// - Throws: `RecordingError` if it crashed or takes longer than `seconds`.
    func result(within seconds: Double) throws(RecordingError) -> RecordedLesson? {
        guard let status = child.status else {
            guard start.duration(to: .now) > .seconds(seconds) else { return nil }
            throw .hung(lesson, seconds: seconds)
        }
        let output = child.output(last: CheckRun.lastWords)
        guard status == .exited(0) else { throw .died(StepCrash(output, status, of: lesson, checkout)) }
        do { return try RecordedLesson(contentsOf: file) } catch { throw .unreadable(lesson, output: output) }
    }
}
