import Foundation
import LessonKit
import Platform

/// A run of the test program. It advances with each call of `advance()`, so several can run at the same time.
final class CheckRun {
    /// Why a run did not come to its own end.
    enum Failure {
        case died(ChildProcess.Status)
        case hung
    }

    let program: TestLauncher
    /// The exercises that are to be checked.
    let exercises: [ExerciseID]
    let child: ChildProcess
    private(set) var isOver = false
    private(set) var failure: Failure?

    private let folder: URL
    private let line: Lifeline
    private(set) var output: OutputReader
    private let timeLimit: Double
    /// What the program is doing.
    private var phase = Phase.start
    /// How long it has been doing that.
    private let watch: ProgramWatch
    /// What the program was doing when it was asked to end.
    private var asked: Phase?

    private enum Phase: Equatable {
        case start
        case exercise(ExerciseID)
        /// The verdict is known. Further mistakes of the answer are searched for.
        case others
        case end
    }

    /// The runtime's report of a crash is shorter.
    static let lastWords = 1 << 17

    /// Starts it.
    ///
    /// - Parameters:
    ///   - mark: Stands in the environment, so that all that it starts is found.
    ///   - timeLimit: The seconds that one exercise may take.
    /// - Throws: `CheckError`, when it cannot be started.
    init(
        _ program: TestLauncher, _ exercises: [ExerciseID], environment: [String: String], mark: String,
        timeLimit: Double
    ) throws {
        (self.program, self.exercises, self.timeLimit) = (program, exercises, timeLimit)
        folder = try ScratchFolder.make()
        do {
            // Begins the lines that are for the hub. No exercise can know it.
            let word = "~\(UUID().uuidString)"
            line = try Self.line(folder.appendingPathComponent("line").path, word)
            output = OutputReader(mark: word)
            child = try ChildProcess(
                program.command + ["--no-parallel", "--filter", Self.checks],
                environment: environment.merging(Self.backtrace) { $1 }.merging(program.environment) { $1 }
                    .merging([
                        HubLink.markVariable: mark, HubLink.lineVariable: line.path,
                        HubLink.exercisesVariable: String(decoding: JSONEncoder().encode(exercises), as: UTF8.self),
                    ]) { $1 },
                keepsStandardOutput: true)
        } catch {
            try? FileManager.default.removeItem(at: folder)
            throw error
        }
        watch = ProgramWatch(child)
        child.onOutput = { [weak self] in
            self?.output.read($0)
            self?.watch.notePrinted()
        }
    }

    /// The tests of exercises: `3 · There and back`. Which of them, the program reads from the environment.
    private static let checks = "/`?[0-9]+ · "

    static func line(_ path: String, _ word: String) throws(CheckError) -> Lifeline {
        do { return try Lifeline(path, word: word) } catch { throw .cannotStart("a pipe", reason: error.reason) }
    }

    deinit {
        child.end()
        try? FileManager.default.removeItem(at: folder)
    }

    /// What the program wrote last.
    var lastOutput: String { child.output(last: Self.lastWords) }

    /// Whether it checks one exercise only.
    var isAlone: Bool { exercises.count == 1 }

    /// How long the exercise that runs has been running; nil between exercises.
    var lasts: Duration? {
        if case .exercise = phase { watch.lasts } else { nil }
    }

    /// Reads what has come since the last call, and ends the program if it takes too long.
    func advance() {
        guard !isOver else { return }
        notePhase()
        if child.status == nil, isLate {
            // First it is asked to end by itself: then it prints the line that it has reached.
            if asked != nil || phase == .others || !line.ask() { return end(.hung) }
            asked = phase
            watch.begin()
        }
        if let status = child.status {
            // Swift Testing ends with 1 if it has found something wrong.
            let isWhole = hasEndedAll && asked != .end && [.exited(0), .exited(1)].contains(status)
            end(isWhole ? nil : asked != nil ? .hung : .died(status))
        }
    }

    private func end(_ failure: Failure?) {
        child.end()
        output.finish()
        (self.failure, isOver) = (failure, true)
    }

    /// Whether every exercise has been reported to its end.
    private var hasEndedAll: Bool { exercises.allSatisfy { output.reports[$0]?.hasEnded ?? false } }

    private func notePhase() {
        let phase =
            output.running.map { output.reports[$0]?.others == nil ? Phase.exercise($0) : .others }
            ?? (hasEndedAll ? .end : .start)
        if phase != self.phase, asked == nil {
            self.phase = phase
            watch.begin()
        }
    }

    private var isLate: Bool {
        let limit: Double =
            switch phase {
            case _ where asked != nil: 5
            case .start: 30
            case .exercise: timeLimit
            case .others: 1
            // SwiftPM has to end as well.
            case .end: program.isBehindSwiftPM ? 10 : 1
            }
        return watch.isLate(after: limit)
    }

    /// The runtime names the line that crashed, for 0.03 s.
    static let backtrace = [
        "SWIFT_BACKTRACE":
            "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,cache=no,output-to=stderr"
    ]
}
