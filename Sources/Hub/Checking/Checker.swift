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

        var sound = lessons.filter { lesson in lesson.exercises.contains { lesson.hasCheck($0, in: checkout) } }
        var found: [CheckedExercise] = []
        var products: BuildProducts?
        while !sound.isEmpty, products == nil {
            let output: String
            switch try build(sound, in: folder) {
            case .built(let built):
                products = built
                continue
            case .failed(let said): output = said
            }
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
        if let products { found += try run(sound, number: number, products) }
        return lessons.flatMap { lesson in
            (found.filter { $0.lesson == lesson.name } + unchecked(in: lesson, besides: found))
                .filter { number == nil || $0.number == number }
                .sorted { $0.number < $1.number }
        }
    }

    private func build(_ lessons: [Course.Lesson], in folder: BuildFolder) throws -> Build.End {
        // After a stop the build has failed, even if the reason for the stop is gone.
        var isStopped = false
        let build = Build(
            checkout: checkout, folder: folder, environment: environment(for: lessons), onProgress: onProgress,
            isCancelled: {
                isStopped = isStopped || Interruption.requested != nil || isCancelled()
                return isStopped
            })
        let result = try build.checks(of: lessons)
        try Interruption.check()
        if isStopped { throw CheckError.cancelled }
        return result
    }

    private func run(
        _ lessons: [Course.Lesson], number: Int?, _ products: BuildProducts
    ) throws -> [CheckedExercise] {
        onProgress("Checking …")
        return try Examination(
            programs: lessons.map { ($0, try products.checks(of: $0)) }, checkout: checkout,
            environment: environment(for: lessons), timeLimit: timeLimit, onProgress: onProgress,
            checkCancellation: checkCancellation
        ).results { lesson, exercise in
            (number == nil || exercise.number == number) && lesson.hasCheck(exercise, in: checkout)
        }
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
                            "No check looks at it: \(lesson.checkPath($0)) is missing. "
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
