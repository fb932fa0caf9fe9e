import Foundation

/// Checks exercises: builds them once, runs them one after another, and reads what came of it.
///
/// What does not compile costs its own lesson only, and what crashes or hangs its own exercise: the rest goes on without.
/// To be used from one thread.
struct Checker {
    let checkout: Checkout
    /// The seconds that one exercise may take.
    var timeLimit = 5.0
    /// Is told what takes time now.
    var tell: (String) -> Void = { _ in }
    /// Is asked many times a second whether the answer is still wanted. When it is not, all that was started is ended, and
    /// `CheckError.cancelled` is thrown.
    var isCancelled: () -> Bool = { false }

    /// Checks every exercise of `lessons`, or of each the one with that number.
    ///
    /// - Returns: in the order of `lessons` and of the numbers.
    /// - Throws: `CheckError`.
    func check(_ lessons: [Course.Lesson], number: Int? = nil) throws -> [CheckedExercise] {
        var sound = lessons
        var found: [CheckedExercise] = []
        while !sound.isEmpty, let output = try build(sound) {
            let errors = CompilerErrors(output: output, checkout: checkout)
            let named = sound.filter(errors.concern)
            // An error outside all lessons stands in the way of each.
            let broken = named.isEmpty ? sound : named
            found += broken.flatMap { lesson in
                let (report, place) = (errors.report(for: lesson), errors.place(for: lesson))
                return lesson.exercises.map { CheckedExercise(lesson, $0, .doesNotCompile, report, place: place) }
            }
            sound.removeAll { lesson in broken.contains { $0.name == lesson.name } }
        }
        if !sound.isEmpty { found += try run(sound, number: number) }
        return lessons.flatMap { lesson in
            (found.filter { $0.lesson == lesson.name } + unchecked(in: lesson, besides: found))
                .filter { number == nil || $0.number == number }
                .sorted { $0.number < $1.number }
        }
    }

    /// Returns what the compiler said where it failed.
    private func build(_ lessons: [Course.Lesson]) throws -> String? {
        let what = "Building the checks of \(lessons.count == 1 ? lessons[0].name : "\(lessons.count) lessons")"
        let note = (try? TestProgram(in: checkout)) == nil ? " (the first time, a minute or two)" : ""
        tell(what + " …" + note)
        let build = try ChildProcess(
            ["swift", "build", "--build-tests", "--package-path", checkout.root.path],
            environment: environment(for: lessons), keepsStandardOutput: true)
        while build.status == nil {
            build.wait(milliseconds: 100)
            if isToStop { build.end() }
            if build.lastLine.hasPrefix("Another instance of SwiftPM") {
                tell("Waiting for another swift command to end in this folder …")
            } else if let steps = build.lastLine.prefixMatch(of: #/\[[0-9]+/[0-9]+\]/#) {
                tell("\(what) … \(steps.0)\(note)")
            }
        }
        try checkWhetherToStop()
        return build.status == .exited(0) ? nil : build.said
    }

    private func run(_ lessons: [Course.Lesson], number: Int?) throws -> [CheckedExercise] {
        tell("Checking …")
        let program = try TestProgram(in: checkout)
        var choice = number.map { TestProgram.Choice.number($0) } ?? .all
        var found: [CheckedExercise] = []
        while true {
            let run = try TestRun(
                program, choice, environment: environment(for: lessons), timeLimit: timeLimit,
                goOn: checkWhetherToStop)
            let events = run.events
            for test in events.tests {
                if let result = events.result(of: test) {
                    found.append(checked(test, in: run, result.outcome, result.report))
                }
            }
            if let (test, reason) = run.failure {
                let lesson = lessons.first { $0.name == events.lesson(of: test) }
                switch reason {
                case .crashed(let status):
                    let report = CrashReport(output: run.said, lesson: lesson, checkout: checkout)
                    found.append(checked(test, in: run, .crashed, report.crashed(status)))
                case .hung: found.append(checked(test, in: run, .hung, CrashReport.hung(after: timeLimit)))
                }
            }
            let left = events.tests.filter { events.result(of: $0) == nil && $0 != run.failure?.test }
            if left.isEmpty { return found }
            guard left.count < events.tests.count else { throw CheckError.nothingRan(said: run.said) }
            choice = .exactly(left)
        }
    }

    private func checked(
        _ test: EventStream.Test, in run: TestRun, _ outcome: Outcome, _ report: String
    ) -> CheckedExercise {
        CheckedExercise(
            lesson: run.events.lesson(of: test) ?? "", number: test.number, title: test.title, outcome: outcome,
            report: report, printed: run.printed["\(test.number) · \(test.title)"] ?? Printed())
    }

    /// What Exercise.swift announces and no check knows.
    private func unchecked(in lesson: Course.Lesson, besides found: [CheckedExercise]) -> [CheckedExercise] {
        lesson.exercises
            .filter { exercise in !found.contains { $0.lesson == lesson.name && $0.number == exercise.number } }
            .map {
                CheckedExercise(
                    lesson, $0, .toDo, "No check is named \"\($0)\": Tests/ExerciseTests/\(lesson.name).swift has none."
                )
            }
    }

    private var isToStop: Bool { Interruption.requested != nil || isCancelled() }

    private func checkWhetherToStop() throws(CheckError) {
        try Interruption.check()
        if isCancelled() { throw .cancelled }
    }

    /// Narrows the package to `lessons`.
    private func environment(for lessons: [Course.Lesson]) -> [String: String] {
        ProcessInfo.processInfo.environment.merging(["LESSON": lessons.map(\.name).joined(separator: ",")]) { $1 }
    }
}
