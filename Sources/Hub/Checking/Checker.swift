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
            onProgress($0)
            try checkCancellation()
        }
        defer { lock.release() }

        var sound = lessons.filter { lesson in lesson.exercises.contains { lesson.hasCheck($0, in: checkout) } }
        var found: [CheckedExercise] = []
        var standIns = StandIns(checkout: checkout)
        /// What does not compile has its verdict. The others get theirs with its untouched text in its place.
        func report(_ exercises: [(Course.Exercise, [Diagnosis])], of lesson: Course.Lesson) {
            found += exercises.map { CheckedExercise(lesson, $0, .doesNotCompile, $1) }
            let left = lesson.exercises(besides: found).filter { number == nil || $0.number == number }
            if left.isEmpty || !standIns.replace(exercises.map(\.0), of: lesson) {
                sound.removeAll { $0.name == lesson.name }
            }
        }
        for lesson in sound {
            let missing = lesson.exercises.filter { $0.written == nil }
            if !missing.isEmpty { report(missing.map { ($0, [.missing($0, of: lesson)]) }, of: lesson) }
        }
        var products: BuildProducts?
        var saves = 0
        while !sound.isEmpty, products == nil {
            let output: String
            switch try build(sound, standIns, in: folder) {
            case .built(let built):
                products = built
                continue
            case .failed(let said): output = said
            }
            let errors = CompilerErrors(output: output, checkout: checkout)
            if errors.areOfASave, saves < 3 {
                saves += 1
                continue
            }
            if errors.areOfTheMachine { throw CheckError.noBuild(output: output) }
            let named = sound.filter(errors.concern)
            // An error outside all lessons concerns each of them.
            for lesson in named.isEmpty ? sound : named {
                // A name that collides breaks the checks of the others as well.
                let collisions = NameCollision.all(errors, in: lesson, checkout).filter { !standIns.contains($0.0) }
                let own = lesson.exercises.map { ($0, errors.diagnoses(for: $0, of: lesson)) }
                    .filter { !$1.isEmpty && !standIns.contains($0) }
                let broken = collisions.isEmpty ? own : collisions
                if errors.areInExercises(of: lesson), !broken.isEmpty {
                    report(broken, of: lesson)
                } else {
                    let diagnoses = errors.diagnoses(for: lesson)
                    found += lesson.exercises(besides: found)
                        .map { CheckedExercise(lesson, $0, .doesNotCompile, diagnoses) }
                    sound.removeAll { $0.name == lesson.name }
                }
            }
        }
        if let products { found += try run(sound, number: number, products, standIns) }
        return lessons.flatMap { lesson in
            (found.filter { $0.lesson == lesson.name } + unchecked(in: lesson, besides: found))
                .filter { number == nil || $0.number == number }
                .sorted { $0.number < $1.number }
                .map { explained($0, of: lesson) }
        }
    }

    private func build(_ lessons: [Course.Lesson], _ standIns: StandIns, in folder: BuildFolder) throws -> Build.End {
        // After a stop the build has failed, even if the reason for the stop is gone.
        var isStopped = false
        let build = Build(
            checkout: checkout, folder: folder, environment: environment(for: lessons, standIns),
            onProgress: onProgress,
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
        _ lessons: [Course.Lesson], number: Int?, _ products: BuildProducts, _ standIns: StandIns
    ) throws -> [CheckedExercise] {
        onProgress("Checking …")
        return try Examination(
            programs: lessons.map { ($0, try products.checks(of: $0)) }, checkout: checkout,
            environment: environment(for: lessons, standIns), timeLimit: timeLimit, onProgress: onProgress,
            checkCancellation: checkCancellation
        ).results { lesson, exercise in
            (number == nil || exercise.number == number) && lesson.hasCheck(exercise, in: checkout)
                && !standIns.contains(exercise)
        }
    }

    /// A prediction that has passed, with the reason; every other exercise as it is.
    private func explained(_ checked: CheckedExercise, of lesson: Course.Lesson) -> CheckedExercise {
        guard checked.outcome == .passed,
            let exercise = lesson.exercises.first(where: { $0.number == checked.number && $0.kind == "Predict" })
        else { return checked }
        var checked = checked
        checked.why = lesson.key(of: exercise, checkout)?.why ?? ""
        return checked
    }

    /// The exercises that no check looks at.
    private func unchecked(in lesson: Course.Lesson, besides found: [CheckedExercise]) -> [CheckedExercise] {
        lesson.exercises(besides: found).map {
            let advice = "If it was moved or renamed, move it back."
            return CheckedExercise(
                lesson, $0, .toDo,
                [Diagnosis("No check looks at it: \(lesson.checkPath($0)) is missing. \(advice)")])
        }
    }

    private func checkCancellation() throws {
        try Interruption.check()
        if isCancelled() { throw CheckError.cancelled }
    }

    /// Narrows the package to `lessons`.
    private func environment(for lessons: [Course.Lesson], _ standIns: StandIns) -> [String: String] {
        let own = ["LESSON": lessons.map(\.name).joined(separator: ",")].merging(standIns.environment) { $1 }
        return ProcessInfo.processInfo.environment.merging(own) { $1 }
    }
}

extension Course.Lesson {
    /// Those that have no verdict yet.
    fileprivate func exercises(besides found: [CheckedExercise]) -> [Course.Exercise] {
        exercises.filter { exercise in !found.contains { $0.lesson == name && $0.number == exercise.number } }
    }
}

extension CheckedExercise {
    fileprivate init(
        _ lesson: Course.Lesson, _ exercise: Course.Exercise, _ outcome: Outcome, _ diagnoses: [Diagnosis]
    ) {
        self.init(
            lesson: lesson.name, number: exercise.number, title: exercise.title, outcome: outcome, diagnoses: diagnoses)
    }
}

extension Diagnosis {
    fileprivate static func missing(_ exercise: Course.Exercise, of lesson: Course.Lesson) -> Diagnosis {
        Diagnosis(
            "\(exercise.path) is missing. If it was moved or renamed, move it back. If not, begin anew: "
                + "swift run workbook reset \(lesson.name) \(exercise.number)")
    }
}
