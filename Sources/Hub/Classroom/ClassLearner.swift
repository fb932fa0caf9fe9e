import Foundation
import LessonKit

extension Classroom {
    /// A learner, and where they are in the course.
    struct Learner: Equatable, Sendable {
        var name: String
        /// When the file was made.
        let made: Date?
        /// How many exercises have passed.
        let passed: Int
        /// What an earlier file has; nil without one.
        let before: Before?
        /// How many hints have been shown.
        let hints: Int
        /// Where they work: the exercise that does not compile; otherwise the first that has not passed in the furthest lesson they
        /// have begun, or after it, or before. Nil when all have passed.
        let at: Exercise?
        /// How many of the file's exercises the course does not have.
        let strange: Int
        /// How many of the course's exercises the file does not have.
        let missing: Int

        private let found: [Exercise: LearnerReport.Exercise]

        /// A learner as an earlier file shows them.
        struct Before: Equatable, Sendable {
            let made: Date?
            let passed: Int
            let at: Exercise?
            /// The exercises that have passed since then.
            let new: [Exercise]
        }

        /// How many exercises are new since the earlier file; nil without one.
        var gained: Int? { before.map { passed - $0.passed } }

        init(_ learner: ClassFolder.Learner, in lessons: [Lesson]) {
            let given = Dictionary(learner.report.exercises.map { ([$0.lesson, $0.title], $0) }) { $1 }
            let all = lessons.flatMap(\.exercises)
            let found = Dictionary(
                uniqueKeysWithValues: all.compactMap { exercise in
                    given[[exercise.lesson, exercise.title]].map { (exercise, $0) }
                })
            func left(in lessons: some Sequence<Lesson>) -> Exercise? {
                lessons.lazy.flatMap(\.exercises).first { found[$0] != nil && found[$0]?.standing != .passed }
            }
            (name, made, self.found) = (learner.name, learner.report.made, found)
            let furthest =
                lessons.lastIndex { $0.exercises.contains { found[$0] != nil && found[$0]?.standing != .toDo } } ?? 0
            passed = found.values.count { $0.standing == .passed }
            hints = found.values.reduce(0) { $0 + max(0, $1.hints ?? 0) }
            // An error of the compiler keeps the whole lesson from its verdicts: they work where it is.
            let broken = lessons[furthest...].lazy.flatMap(\.exercises).first { exercise in
                found[exercise].map { $0.standing == .doesNotCompile && !$0.diagnosis.isEmpty } ?? false
            }
            at = broken ?? left(in: lessons[furthest...]) ?? left(in: lessons)
            strange = given.count - found.count
            missing = all.count - found.count
            before = learner.earlier.map { earlier in
                let then = Learner(.init(name: learner.name, report: earlier), in: lessons)
                let new = all.filter { found[$0]?.standing == .passed && then.outcome($0) != .passed }
                return Before(made: then.made, passed: then.passed, at: then.at, new: new)
            }
        }

        /// What the file has about `exercise`, which is known by its title; nil if there is nothing.
        func entry(_ exercise: Exercise) -> LearnerReport.Exercise? { found[exercise] }

        /// What is known of their answer as it stands; nil when nothing is.
        func outcome(_ exercise: Exercise) -> Outcome? { found[exercise]?.standing }

        /// Whether anything in `lesson` is not to do any more.
        func hasBegun(_ lesson: Lesson) -> Bool {
            lesson.exercises.contains { entry($0) != nil && outcome($0) != .toDo }
        }

        /// Whether they have given an answer to `exercise` that has not passed.
        func hasTried(_ exercise: Exercise) -> Bool {
            switch outcome(exercise) {
            case .wrong, .crashed, .hung: true
            case .doesNotCompile: entry(exercise)?.diagnosis.isEmpty == false
            case .passed, .toDo, nil: false
            }
        }
    }
}

extension LearnerReport.Exercise {
    /// What is known of the answer as it stands, although an error elsewhere keeps it from compiling; nil when nothing is.
    var standing: Outcome? { current == false ? nil : lastVerified ?? verdict }
}
