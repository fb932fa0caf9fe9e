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
        /// Where they are held: of the exercises that they have tried and not passed, the one that they saved last. Where they have
        /// tried none, the first that has not passed in the furthest lesson they have begun, or after it, or before. Nil when all
        /// have passed.
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
            at = Self.held(in: lessons, found) ?? left(in: lessons[furthest...]) ?? left(in: lessons)
            strange = given.count - found.count
            missing = all.count - found.count
            before = learner.earlier.map { earlier in
                let then = Learner(.init(name: learner.name, report: earlier), in: lessons)
                let new = all.filter { found[$0]?.standing == .passed && then.outcome($0) != .passed }
                return Before(made: then.made, passed: then.passed, at: then.at, new: new)
            }
        }

        /// The exercise that was tried, has not passed and was saved last. Of those that were saved together: that of the furthest
        /// lesson, there the one with the error of the compiler, then the first.
        private static func held(in lessons: [Lesson], _ found: [Exercise: LearnerReport.Exercise]) -> Exercise? {
            var best: (exercise: Exercise, place: (Date, Int, Int))?
            for (index, lesson) in lessons.enumerated() {
                for exercise in lesson.exercises {
                    guard let entry = found[exercise], entry.isTried else { continue }
                    let saved = entry.saved ?? entry.checked ?? .distantPast
                    let place = (saved, index, entry.standing == .doesNotCompile ? 1 : 0)
                    if best.map({ $0.place < place }) ?? true { best = (exercise, place) }
                }
            }
            return best?.exercise
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
        func hasTried(_ exercise: Exercise) -> Bool { entry(exercise)?.isTried == true }
    }
}

extension LearnerReport.Exercise {
    /// What is known of the answer as it stands, although an error elsewhere keeps it from compiling; nil when nothing is.
    var standing: Outcome? { current == false ? nil : lastVerified ?? verdict }

    /// Whether it is an answer that has not passed.
    fileprivate var isTried: Bool {
        switch standing {
        case .wrong, .crashed, .hung: true
        case .doesNotCompile: !diagnosis.isEmpty
        case .passed, .toDo, nil: false
        }
    }
}
