import Foundation
import LessonKit

/// Checks exercises: builds them once, runs them, and reads the results.
///
/// A lesson that does not compile, and an exercise that crashes or hangs, does not keep the others from their verdicts. To be used
/// from one thread.
struct Checker {
    let checkout: Checkout
    /// The seconds that one exercise may take.
    var timeLimit = 5.0
    /// Called with a progress message.
    var onProgress: (String) -> Void = { _ in }
    /// Asked many times a second whether the check was cancelled. If it was, all programs that were started are ended, and
    /// `CheckError.cancelled` is thrown.
    var isCancelled: () -> Bool = { false }

    /// Checks every exercise of `lessons`, or the one with that number in each.
    ///
    /// - Returns: in the order of `lessons` and of the numbers.
    /// - Throws: `CheckError`.
    func check(_ lessons: [Course.Lesson], number: Int? = nil) throws -> [CheckedExercise] {
        let folder = BuildFolder(for: checkout)
        let lock = try CheckLock(for: checkout, in: folder) {
            onProgress("Waiting for another check to end in this folder …")
            try checkCancellation()
        }
        defer { lock.release() }

        var sound = lessons
        var found: [CheckedExercise] = []
        while !sound.isEmpty, let output = try build(sound, in: folder) {
            let errors = CompilerErrors(output: output, checkout: checkout)
            let named = sound.filter(errors.concern)
            // An error outside all lessons concerns each of them.
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
        // After a stop the build has failed, even if the reason for the stop is gone.
        var isStopped = false
        let build = Build(
            checkout: checkout, folder: folder, environment: environment(for: lessons), onProgress: onProgress,
            isCancelled: {
                isStopped = isStopped || Interruption.requested != nil || isCancelled()
                return isStopped
            })
        let errors = try build.errors(inChecksOf: lessons)
        try Interruption.check()
        if isStopped { throw CheckError.cancelled }
        return errors
    }

    private func run(_ lessons: [Course.Lesson], number: Int?, in folder: BuildFolder) throws -> [CheckedExercise] {
        onProgress("Checking …")
        return try Examination(
            program: TestProgram(of: checkout, in: folder), lessons: lessons, checkout: checkout,
            environment: environment(for: lessons), timeLimit: timeLimit, onProgress: onProgress,
            checkCancellation: checkCancellation
        ).results(number: number)
    }

    /// The exercises of Exercise.swift that no check looks at.
    private func unchecked(in lesson: Course.Lesson, besides found: [CheckedExercise]) -> [CheckedExercise] {
        lesson.exercises
            .filter { exercise in !found.contains { $0.lesson == lesson.name && $0.number == exercise.number } }
            .map {
                CheckedExercise(
                    lesson, $0, .toDo,
                    [
                        Diagnosis(
                            "No check looks at it: Tests/ExerciseTests/\(lesson.name)/\($0.checkFile) is missing. "
                                + "If it was moved or renamed, move it back.")
                    ])
            }
    }

    private func checkCancellation() throws {
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
