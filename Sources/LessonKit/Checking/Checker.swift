import Foundation

/// Checks exercises: builds, runs, and reads what came of it.
///
/// One crash or endless loop costs its own exercise only: the rest runs again without it. To be used from one thread.
public struct Checker {
    private let checkout: Checkout
    private let course: Course
    private let timeLimit: Double
    private let environment: [String: String]
    private let tell: (String) -> Void

    /// - Parameters:
    ///   - timeLimit: the seconds that one exercise may take.
    ///   - width: the columns that evidence may take; handed to the checks as COLUMNS.
    ///   - tell: is told what takes time now.
    public init(
        _ checkout: Checkout, _ course: Course, timeLimit: Double = 5, width: Int = 80,
        tell: @escaping (String) -> Void = { _ in }
    ) {
        (self.checkout, self.course, self.timeLimit, self.tell) = (checkout, course, timeLimit, tell)
        environment = ProcessInfo.processInfo.environment.merging(["COLUMNS": String(width)]) { $1 }
    }

    /// Checks every exercise of the course. It is built as a whole; only if that fails, lesson by lesson.
    public func checkAll() throws -> [CheckedExercise] {
        if course.lessons.count > 1 {
            tell("Building the checks of all lessons")
            if try build(only: nil) == nil { return try run(.all, of: course.lessons) }
        }
        return try course.lessons.flatMap { try check($0) }
    }

    /// Checks one lesson, or of it the exercise with that number.
    public func check(_ lesson: Course.Lesson, number: Int? = nil) throws -> [CheckedExercise] {
        tell("Building the checks of \(lesson.name)")
        if let failure = try build(only: lesson) {
            let report = CompilerErrors(output: failure, checkout: checkout).report(for: lesson)
            return lesson.exercises.filter { number == nil || $0.number == number }.map {
                CheckedExercise(
                    lesson: lesson.name, number: $0.number, title: $0.title, outcome: .doesNotCompile, report: report)
            }
        }
        return try run(number.map { .number($0) } ?? .all, of: [lesson], number: number)
    }

    /// Returns what the compiler said where it failed.
    private func build(only lesson: Course.Lesson?) throws -> String? {
        var environment = environment
        environment["LESSON"] = lesson?.name
        let build = try ChildProcess(
            ["swift", "build", "--build-tests", "--package-path", checkout.root.path], environment: environment,
            keepsStandardOutput: true)
        while build.status == nil {
            build.wait(milliseconds: 100)
            if Interruption.requested != nil { build.end(first: SIGINT) }
        }
        try Interruption.check()
        return build.status == .exited(0) ? nil : build.said
    }

    private func run(
        _ choice: TestProgram.Choice, of lessons: [Course.Lesson], number: Int? = nil
    ) throws -> [CheckedExercise] {
        tell("Checking")
        let program = try TestProgram(in: checkout)
        var found: [CheckedExercise] = []
        var choice = choice
        while true {
            let run = try TestRun(program, choice, environment: environment, timeLimit: timeLimit)
            let events = run.events
            for test in events.tests {
                if let result = events.result(of: test) {
                    found.append(checked(test, in: events, result.outcome, result.report))
                }
            }
            if let test = events.running {
                let lesson = course.lessons.first { $0.name == events.lesson(of: test) }
                let report = CrashReport(output: run.said, lesson: lesson, checkout: checkout)
                switch run.ending {
                case .tookTooLong: found.append(checked(test, in: events, .hung, report.hung(after: timeLimit)))
                case .ended(let status): found.append(checked(test, in: events, .crashed, report.crashed(status)))
                }
            }
            let left = events.tests.filter { events.result(of: $0) == nil && $0 != events.running }
            if left.isEmpty { break }
            guard left.count < events.tests.count else { throw CheckError.nothingRan(said: run.said) }
            choice = .exactly(left)
        }
        return inOrder(found, of: lessons, number: number)
    }

    private func checked(
        _ test: EventStream.Test, in events: EventStream, _ outcome: Outcome, _ report: String
    ) -> CheckedExercise {
        CheckedExercise(
            lesson: events.lesson(of: test) ?? "", number: test.number, title: test.title, outcome: outcome,
            report: report)
    }

    /// In the course's order, and with what Exercise.swift announces but no check knows.
    private func inOrder(_ found: [CheckedExercise], of lessons: [Course.Lesson], number: Int?) -> [CheckedExercise] {
        lessons.flatMap { lesson in
            let own = found.filter { $0.lesson == lesson.name }
            let unknown = lesson.exercises.filter { exercise in
                (number == nil || exercise.number == number) && !own.contains { $0.number == exercise.number }
            }
            let missing = unknown.map {
                CheckedExercise(
                    lesson: lesson.name, number: $0.number, title: $0.title, outcome: .toDo,
                    report: "No check is named \($0): Tests/ExerciseTests/\(lesson.name).swift knows none.")
            }
            return (own + missing).sorted { $0.number < $1.number }
        }
    }
}
