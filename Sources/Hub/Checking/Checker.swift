import Foundation
import LessonKit

/// Checks exercises: builds them once, runs them, and reads what came of it.
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
        let folder = BuildFolder(for: checkout)
        let lock = try CheckLock(for: checkout, in: folder) {
            tell("Waiting for another check to end in this folder …")
            try goOn()
        }
        defer { lock.release() }

        var sound = lessons
        var found: [CheckedExercise] = []
        while !sound.isEmpty, let output = try build(sound, in: folder) {
            let errors = CompilerErrors(output: output, checkout: checkout)
            let named = sound.filter(errors.concern)
            // An error outside all lessons stands in the way of each.
            let broken = named.isEmpty ? sound : named
            found += broken.flatMap { lesson in
                let diagnoses = errors.diagnoses(for: lesson)
                return lesson.exercises.map {
                    CheckedExercise(lesson, $0, .doesNotCompile, diagnoses, own: errors.diagnoses(for: $0, of: lesson))
                }
            }
            sound.removeAll { lesson in broken.contains { $0.name == lesson.name } }
        }
        if !sound.isEmpty { found += try run(sound, number: number, in: folder) }
        return lessons.flatMap { lesson in
            (found.filter { $0.lesson == lesson.name } + unchecked(in: lesson, besides: found))
                .filter { number == nil || $0.number == number }
                .sorted { $0.number < $1.number }
        }
    }

    private func build(_ lessons: [Course.Lesson], in folder: BuildFolder) throws -> String? {
        // Once it is stopped it has failed, whatever anybody says later.
        var isStopped = false
        let build = Build(
            checkout: checkout, folder: folder, environment: environment(for: lessons), tell: tell,
            isToStop: {
                isStopped = isStopped || Interruption.requested != nil || isCancelled()
                return isStopped
            })
        let errors = try build.errors(inChecksOf: lessons)
        try Interruption.check()
        if isStopped { throw CheckError.cancelled }
        return errors
    }

    private func run(_ lessons: [Course.Lesson], number: Int?, in folder: BuildFolder) throws -> [CheckedExercise] {
        tell("Checking …")
        return try Examination(
            program: TestProgram(of: checkout, in: folder), lessons: lessons, checkout: checkout,
            environment: environment(for: lessons), timeLimit: timeLimit, tell: tell, goOn: goOn
        ).results(number: number)
    }

    /// What Exercise.swift announces and no check knows.
    private func unchecked(in lesson: Course.Lesson, besides found: [CheckedExercise]) -> [CheckedExercise] {
        lesson.exercises
            .filter { exercise in !found.contains { $0.lesson == lesson.name && $0.number == exercise.number } }
            .map {
                CheckedExercise(
                    lesson, $0, .toDo,
                    [Diagnosis("No check is named \"\($0)\": Tests/ExerciseTests/\(lesson.name).swift has none.")])
            }
    }

    private func goOn() throws {
        try Interruption.check()
        if isCancelled() { throw CheckError.cancelled }
    }

    /// Narrows the package to `lessons`.
    private func environment(for lessons: [Course.Lesson]) -> [String: String] {
        ProcessInfo.processInfo.environment.merging(["LESSON": lessons.map(\.name).joined(separator: ",")]) { $1 }
    }
}

extension CheckedExercise {
    fileprivate init(
        _ lesson: Course.Lesson, _ exercise: ExerciseSource, _ outcome: Outcome, _ diagnoses: [Diagnosis],
        own: [Diagnosis]? = nil
    ) {
        self.init(
            lesson: lesson.name, number: exercise.number, title: exercise.title, outcome: outcome,
            diagnoses: diagnoses, own: own)
    }
}
