import Foundation
import LessonKit
import Platform

/// Checks each exercise so that its verdict depends on no other.
///
/// An exercise can harm its own program only: each exercise that was begun runs in a program of its own, some at the same time.
/// Exercises that nobody has begun do nothing, and share one program. If one of them has another result, it is checked again,
/// alone.
struct Examination {
    /// The lessons, each with its checks.
    let programs: [(lesson: Course.Lesson, program: TestLauncher)]
    let checkout: Checkout
    let environment: [String: String]
    let timeLimit: Double
    let onProgress: (String) -> Void
    /// Called many times a second. An error that it throws ends the check.
    let checkCancellation: () throws -> Void

    /// Stands in the environment of all that the exercises start.
    private let mark = "~\(UUID().uuidString)"

    /// An exercise that nobody has begun throws at once. It is not worth waiting for one that does not.
    private var timeLimitTogether: Double { min(1, timeLimit) }

    /// Some exercises that one program checks.
    private struct Batch {
        let program: TestLauncher
        let exercises: [ExerciseID]
    }

    /// Checks the exercises that `isWanted` and that have a check.
    ///
    /// - Throws: `CheckError`, and what `checkCancellation` throws.
    func results(where isWanted: (Course.Lesson, Course.Exercise) -> Bool) throws -> [CheckedExercise] {
        var waiting: [Batch] = []
        var together: [[String]: Batch] = [:]
        for (lesson, program) in programs {
            for exercise in lesson.exercises where isWanted(lesson, exercise) {
                let id = ExerciseID(lesson: lesson.name, number: exercise.number)
                if exercise.isUntouched {
                    let others = together[program.command]?.exercises ?? []
                    together[program.command] = Batch(program: program, exercises: others + [id])
                } else {
                    waiting.append(Batch(program: program, exercises: [id]))
                }
            }
        }
        waiting += together.values
        var results: [CheckedExercise] = []
        var running: [CheckRun] = []
        defer {
            running = []
            Processes.endAll(withInEnvironment: mark)
        }
        var shown = ""
        while !waiting.isEmpty || !running.isEmpty {
            while let next = waiting.first, running.count < next.program.places {
                waiting.removeFirst()
                running.append(
                    try CheckRun(
                        next.program, next.exercises, environment: environment, mark: mark,
                        timeLimit: next.exercises.count == 1 ? timeLimit : timeLimitTogether))
            }
            ChildProcess.wait(for: running.map(\.child), milliseconds: 10)
            try checkCancellation()
            for run in running {
                run.advance()
                guard run.isOver else { continue }
                let found = run.exercises.compactMap { result(of: $0, in: run) }
                results += found
                let missing = run.exercises.filter { exercise in !found.contains { $0.id == exercise } }
                if !missing.isEmpty, run.isAlone || run.output.reports.isEmpty {
                    throw CheckError.noReport(missing, output: run.lastOutput)
                }
                waiting += missing.map { Batch(program: run.program, exercises: [$0]) }
            }
            running.removeAll(where: \.isOver)
            let slow = Self.slow(running)
            if slow != shown { (shown, _) = (slow, onProgress(slow)) }
        }
        return results
    }

    private static func slow(_ running: [CheckRun]) -> String {
        let names = running.filter { $0.lasts ?? .zero > .seconds(1) }.compactMap(\.output.running).map(\.description)
        return names.isEmpty ? "Checking …" : "Checking … waiting for \(names.joined(separator: ", "))"
    }

    /// Nil if another run will find it out.
    private func result(of exercise: ExerciseID, in run: CheckRun) -> CheckedExercise? {
        guard let report = run.output.reports[exercise] else { return nil }
        var result = CheckedExercise(exercise, report)
        guard run.isAlone else { return report.verdict == .toDo ? result : nil }
        var remarks = run.output.remarks
        switch (report.verdict, run.failure) {
        case (nil, nil): return nil
        case (_?, nil): break
        // The search for further mistakes runs the answer again. What it does then changes no verdict.
        case (_?, _?) where report.others != nil && !report.hasEnded: break
        case (_?, let failure?): result.remarks = [crash(exercise, in: run).afterTheVerdict(failure)]
        case (nil, let failure?):
            (result.outcome, result.diagnoses) = unfinished(exercise, in: run, failure)
            remarks = []
        }
        result.remarks = remarks.map { Diagnosis($0) } + result.remarks
        return result
    }

    /// What is found out about an exercise that had no verdict when its program ended.
    private func unfinished(
        _ exercise: ExerciseID, in run: CheckRun, _ failure: CheckRun.Failure
    ) -> (Outcome, [Diagnosis]) {
        let (crash, report) = (crash(exercise, in: run), run.output.reports[exercise])
        var outcome = Outcome.crashed
        var diagnosis: Diagnosis
        switch failure {
        // A program that ends itself says why, and may take long to say where.
        case _ where !run.output.remarks.isEmpty: diagnosis = crash.ended(run.output.remarks)
        case .died(let status): diagnosis = crash.died(status)
        case .hung:
            (outcome, diagnosis) = (.hung, crash.hung(after: timeLimit, linesPrinted: report?.printed.count ?? 0))
        }
        if let tried = report?.tried { diagnosis.evidence = [.sentence("while this was tried: \(tried)")] }
        return (outcome, [diagnosis])
    }

    private func crash(_ exercise: ExerciseID, in run: CheckRun) -> CrashReport {
        let lesson = programs.first { $0.lesson.name == exercise.lesson }?.lesson
        let path = lesson?.exercises.first { $0.number == exercise.number }?.path
        return CrashReport(output: run.lastOutput, path: path ?? "", checkout: checkout)
    }
}

extension CheckedExercise {
    fileprivate init(_ exercise: ExerciseID, _ report: OutputReader.Report) {
        self.init(lesson: exercise.lesson, number: exercise.number, title: report.title, outcome: .passed)
        printed = report.printed
        others = report.others ?? []
        switch report.verdict {
        case .passed, nil: break
        case .toDo: outcome = .toDo
        case .wrong(let diagnosis): (outcome, diagnoses) = (.wrong, [diagnosis])
        }
    }

    fileprivate var id: ExerciseID { ExerciseID(lesson: lesson, number: number) }
}
