import Foundation
import LessonKit
import Platform
import Terminal

/// Builds a sketch, runs it in a program of its own, and finds out what came of it.
struct SketchPlay {
    let sketch: SketchFile
    /// The seconds that it may take beside those it asks for.
    let timeLimit: Double
    /// Called with a progress message.
    let onProgress: (String) -> Void
    /// Called with what it has done so far.
    let onReport: (SketchReport) -> Void
    /// Asked many times a second.
    let isCancelled: () -> Bool

    private var checkout: Checkout { sketch.checkout }

    /// - Throws: `CheckError`.
    func result() throws -> SketchResult {
        switch try build() {
        case .failed(let output):
            return SketchResult(
                outcome: .doesNotCompile,
                diagnoses: CompilerErrors(output: output, checkout: checkout).diagnoses(for: sketch))
        case .built(let products):
            CompileCommands.write(for: checkout, products)
            onProgress("Running …")
            return try run(products.program(sketch.target))
        }
    }

    private func build() throws -> Build.End {
        let others = ["LESSON", "ONLY"]
        let build = Build(
            checkout: checkout, folder: BuildFolder(for: checkout),
            environment: ProcessInfo.processInfo.environment.filter { !others.contains($0.key) }
                .merging(["SKETCH": sketch.source]) { $1 },
            onProgress: onProgress, isCancelled: { Interruption.requested != nil || isCancelled() })
        let result = try build.program(of: sketch)
        try checkCancellation()
        return result
    }

    private func checkCancellation() throws {
        try Interruption.check()
        if isCancelled() { throw CheckError.cancelled }
    }

    // MARK: - Its program

    private func run(_ program: URL) throws -> SketchResult {
        let mark = "~\(UUID().uuidString)"
        let word = "~\(UUID().uuidString)"
        let folder = try ScratchFolder.make()
        defer { try? FileManager.default.removeItem(at: folder) }
        let pipe = folder.appendingPathComponent("line")
        let line = try CheckRun.line(pipe.path, word)
        var output = OutputReader(mark: word)
        // All that it writes is its own.
        let id = ExerciseID(lesson: SketchFile.usual, number: 0)
        for part in HubMessage.begins(id, title: sketch.name).parts {
            output.read((Array(word.utf8) + part + Array("\n".utf8))[...])
        }
        let child = try ChildProcess(
            [program.path],
            environment: ProcessInfo.processInfo.environment.merging(CheckRun.backtrace) { $1 }
                .merging([HubLink.markVariable: mark, HubLink.lineVariable: pipe.path]) { $1 },
            keepsStandardOutput: true)
        let watch = ProgramWatch(child)
        child.onOutput = {
            output.read($0)
            watch.notePrinted()
        }
        defer {
            child.end()
            Processes.endAll(withInEnvironment: mark)
        }
        let wasEnded = try wait(for: child, watch, asking: line) { output.sketch }
        output.finish()
        let crash = CrashReport(
            output: child.output(last: CheckRun.lastWords), path: sketch.path, checkout: checkout)
        var result = self.result(of: child.status ?? .exited(0), wasEnded, output, crash)
        result.printed = output.reports[id]?.printed ?? Printed()
        return result
    }

    /// Waits until it has ended.
    ///
    /// - Returns: Whether it had to be ended.
    private func wait(
        for child: ChildProcess, _ watch: ProgramWatch, asking line: Lifeline, report: () -> SketchReport?
    ) throws -> Bool {
        var shown: SketchReport?
        var isAsked = false
        while child.status == nil {
            child.wait(milliseconds: 20)
            try checkCancellation()
            let now = report()
            if let now, now != shown {
                shown = now
                onReport(now)
            }
            let own = now.map { $0.isReal ? Double($0.duration) / 1000 : 0 } ?? 0
            guard watch.isLate(after: isAsked ? 5 : timeLimit + own) else { continue }
            // First it is asked to end by itself: then it prints the line that it has reached.
            if isAsked || !line.ask() { child.end() }
            isAsked = true
            watch.begin()
        }
        return isAsked
    }

    private func result(
        of status: ProcessStatus, _ wasEnded: Bool, _ output: OutputReader, _ crash: CrashReport
    ) -> SketchResult {
        var result = SketchResult(outcome: .done, report: output.sketch)
        if !output.remarks.isEmpty {
            (result.outcome, result.diagnoses) = (.crashed, [crash.ended(output.remarks)])
        } else if wasEnded {
            let printed = output.sketch?.lineCount ?? 0
            (result.outcome, result.diagnoses) = (.hung, [crash.hung(after: timeLimit, linesPrinted: printed)])
        } else if let error = output.sketch?.error {
            (result.outcome, result.diagnoses) = (.threw, [Diagnosis(error.drawable)])
        } else if output.sketch?.isOver != true {
            result = unfinished(status, crash, report: output.sketch)
        }
        result.diagnoses = result.diagnoses.map(withLine)
        return result
    }

    /// For a program that ended by itself before the sketch came to its end.
    private func unfinished(_ status: ProcessStatus, _ crash: CrashReport, report: SketchReport?) -> SketchResult {
        guard case .exited(let code) = status, crash.message == nil else {
            return SketchResult(outcome: .crashed, diagnoses: [crash.died(status)], report: report)
        }
        guard report != nil else { return SketchResult(outcome: .plain) }
        return SketchResult(
            outcome: .left, diagnoses: [Diagnosis("It ended its own program with exit(\(code)).")], report: report)
    }

    /// The same with the line of code that it names.
    private func withLine(_ diagnosis: Diagnosis) -> Diagnosis {
        guard let place = diagnosis.place,
            let line = checkout.text(of: sketch.path).sourceLines.dropFirst(place.line - 1).first
        else { return diagnosis }
        var diagnosis = diagnosis
        diagnosis.evidence = [.code(String(line.drop { $0 == " " }), mark: nil)]
        return diagnosis
    }
}
