import Foundation
import LessonKit
import Platform

/// Has each exercise checked so that its verdict depends on no other.
///
/// What an exercise does to its program, it does to itself alone: each that has been begun runs in a program of its own, some
/// at the same time. Those that nobody has begun do nothing, and share one. Whatever else comes out there is not believed, and
/// is checked again, alone.
struct Examination {
    let program: TestProgram
    let lessons: [Course.Lesson]
    let checkout: Checkout
    let environment: [String: String]
    let timeLimit: Double
    let tell: (String) -> Void
    /// Is called many times a second. What it throws ends everything.
    let goOn: () throws -> Void

    /// Begins the lines that a test program says to the hub. No exercise can know it.
    private let mark = "~\(UUID().uuidString)"

    /// An exercise that nobody has begun throws at once. If one does not, it is not worth the wait.
    private var timeLimitTogether: Double { min(1, timeLimit) }

    /// Checks every exercise, or of each lesson the one with that number.
    ///
    /// - Throws: `CheckError`, and what `goOn` throws.
    func results(number: Int?) throws -> [CheckedExercise] {
        var waiting: [TestProgram.Choice]
        if let number {
            waiting = lessons.map { .one(ExerciseKey(lesson: $0.name, number: number)) }
        } else {
            let begun = lessons.flatMap { lesson in
                lesson.exercises.filter { !lesson.isUntouched($0) }
                    .map { ExerciseKey(lesson: lesson.name, number: $0.number) }
            }
            waiting = begun.map { .one($0) }
            if begun.count < lessons.map(\.exercises.count).reduce(0, +) { waiting.append(.all(besides: begun)) }
        }
        var results: [CheckedExercise] = []
        var running: [TestRun] = []
        defer {
            running = []
            Processes.endAll(withInEnvironment: mark)
        }
        var told = ""
        while !waiting.isEmpty || !running.isEmpty {
            while running.count < TestProgram.places, !waiting.isEmpty {
                let choice = waiting.removeFirst()
                running.append(
                    try TestRun(
                        program, choice, environment: environment, mark: mark,
                        timeLimit: choice.isOne ? timeLimit : timeLimitTogether))
            }
            ChildProcess.wait(for: running.map(\.child), milliseconds: 10)
            try goOn()
            for run in running {
                run.goOn()
                guard run.isOver else { continue }
                if run.events.tests.isEmpty, !run.events.isComplete { throw CheckError.nothingRan(said: run.said) }
                results += run.events.tests.compactMap { result(of: $0, in: run) }
                if !run.choice.isOne {
                    waiting += run.events.tests.filter { run.events.result(of: $0)?.outcome != .toDo }
                        .map { .one($0.key) }
                }
            }
            running.removeAll(where: \.isOver)
            let slow = Self.slow(running)
            if slow != told { (told, _) = (slow, tell(slow)) }
        }
        return results
    }

    private static func slow(_ running: [TestRun]) -> String {
        let names = running.filter { $0.lasts ?? .zero > .seconds(1) }.compactMap(\.events.running)
            .map { "\($0.lesson) \($0.number)" }
        return names.isEmpty ? "Checking …" : "Checking … waiting for \(names.joined(separator: ", "))"
    }

    /// Nil where another run will tell.
    private func result(of test: EventStream.Test, in run: TestRun) -> CheckedExercise? {
        let verdict = run.events.result(of: test)
        guard run.choice.isOne else {
            return verdict?.outcome == .toDo ? checked(test, in: run, .toDo) : nil
        }
        switch (verdict, run.failure) {
        case (nil, nil): return nil
        case (let verdict?, nil):
            return checked(test, in: run, verdict.outcome, verdict.diagnoses, run.remarks.map { Diagnosis($0) })
        case (let verdict?, let failure?):
            let end = crash(test, in: run).afterTheVerdict(failure)
            return checked(test, in: run, verdict.outcome, verdict.diagnoses, run.remarks.map { Diagnosis($0) } + [end])
        case (nil, .hung) where run.remarks.isEmpty:
            let report = crash(test, in: run).hung(after: timeLimit, linesPrinted: run.printed(by: test).count)
            return checked(test, in: run, .hung, [report])
        case (nil, .hung):
            // It ends itself, and is still telling where.
            return checked(test, in: run, .crashed, [crash(test, in: run).ended(run.remarks)])
        case (nil, .died(let status)):
            let crash = crash(test, in: run)
            return checked(
                test, in: run, .crashed, [run.remarks.isEmpty ? crash.died(status) : crash.ended(run.remarks)])
        }
    }

    private func crash(_ test: EventStream.Test, in run: TestRun) -> CrashReport {
        CrashReport(output: run.said, lesson: lessons.first { $0.name == test.lesson }, checkout: checkout)
    }

    private func checked(
        _ test: EventStream.Test, in run: TestRun, _ outcome: Outcome, _ diagnoses: [Diagnosis] = [],
        _ remarks: [Diagnosis] = []
    ) -> CheckedExercise {
        CheckedExercise(
            lesson: test.lesson, number: test.number, title: test.title, outcome: outcome,
            diagnoses: diagnoses, remarks: remarks, printed: run.printed(by: test))
    }
}

extension TestProgram.Choice {
    fileprivate var isOne: Bool {
        if case .one = self { true } else { false }
    }
}
