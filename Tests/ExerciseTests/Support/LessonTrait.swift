import LessonKit
import Streams
import Synchronization
import Testing

/// The suite of a lesson's exercises. At its end it counts them; where the whole suite of tests runs, it proves their checks.
///
///     @Suite(.serialized, .lesson) struct `subscribe` {}
public struct LessonTrait: SuiteTrait, TestScoping {
    /// What the lesson proves beside its checks.
    let more: @Sendable () async throws -> Void

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await function()
        let lesson = test.name.filter { $0 != "`" }
        let exercises = LessonRun.exercises(of: lesson)
        if let count = LessonRun.count(exercises) { say("\(lesson): \(count)") }
        guard Proof.isWanted else { return }
        // What a wrong answer does wrong on another thread is not printed.
        if Hooks.misuseHandler == nil { Hooks.misuseHandler = { $0.follow { _ in } } }
        // One after another: each plays several answers at the same time, and other lessons do so, too.
        for exercise in exercises { await Proof(exercise.check, test: exercise.test).run() }
        try await more()
    }
}

extension Trait where Self == LessonTrait {
    /// The suite of a lesson's exercises.
    public static var lesson: Self { lesson(proving: {}) }

    /// The suite of a lesson's exercises that proves something beside their checks.
    public static func lesson(proving more: @escaping @Sendable () async throws -> Void) -> Self { Self(more: more) }
}

/// What is known of the exercises of a run.
enum LessonRun {
    struct Exercise: Sendable {
        let check: Check
        /// The name of its test.
        let test: String
        var verdict: Verdict?
    }

    private static let known = Mutex<[ExerciseID: Exercise]>([:])

    static func add(_ exercise: Exercise) { known.withLock { $0[exercise.check.file.exercise] = exercise } }

    static func note(_ verdict: Verdict, of exercise: ExerciseID) {
        known.withLock { $0[exercise]?.verdict = verdict }
    }

    /// The exercises of a lesson that run, in their order.
    static func exercises(of lesson: String) -> [Exercise] {
        known.withLock { known in known.values.filter { $0.check.file.exercise.lesson == lesson } }
            .sorted { $0.check.file.exercise.number < $1.check.file.exercise.number }
    }

    /// `2 passed, 1 wrong, 4 to do`, as `workbook check` counts; nil if there is no verdict.
    static func count(_ exercises: [Exercise]) -> String? {
        let verdicts = exercises.compactMap(\.verdict)
        guard !verdicts.isEmpty else { return nil }
        let (passed, toDo) = (verdicts.count { $0 == .passed }, verdicts.count { $0 == .toDo })
        return [(passed, "passed"), (verdicts.count - passed - toDo, "wrong"), (toDo, "to do")]
            .filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
    }
}
