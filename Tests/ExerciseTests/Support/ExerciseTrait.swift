import Foundation
import LessonKit
import Streams
import Synchronization
import Testing

/// Puts the learner's answer to the check of an exercise. The test is skipped where nobody has begun the exercise.
///
///     extension `subscribe` {
///         @Test(.exercise(check)) func `3 · Word by word`() {}
///     }
public struct ExerciseTrait: TestTrait, TestScoping {
    let check: @Sendable () -> Check
    let exercise: ExerciseID

    /// Skips the test of an exercise that is to do, or that a hub does not ask for.
    public func prepare(for test: Test) async throws {
        if let hub = HubLink.current {
            if !hub.wants(exercise) { try Test.cancel("not asked for") }
            return
        }
        Self.begin(exercise)
        let check = check()
        LessonRun.add(LessonRun.Exercise(check: check, test: test.name))
        // Without its mark an answer was begun. It is asked in its own test, which a crash then names.
        if check.file.hasMark, await check.verdictOnAnswer == .toDo {
            LessonRun.note(.toDo, of: exercise)
            try Test.cancel("to do")
        }
    }

    /// Records what is wrong with the answer, at the learner's function.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let check = check()
        guard let verdict = await check.verdictOnAnswer else { return }
        LessonRun.note(verdict, of: exercise)
        switch verdict {
        case .passed: try await function()
        case .toDo: try Test.cancel("to do")
        // A hub has been told, and asks for no line.
        case .wrong where HubLink.current != nil: break
        case .wrong(let diagnosis):
            check.record(
                "\(diagnosis)\n\(check.commands)", path: check.file.exercisePath, line: check.file.learnersLine)
        }
    }

    private static let hasBegun = Atomic(false)

    /// Says once what is better than a plain `swift test`, before Swift Testing prints anything.
    private static func begin(_ exercise: ExerciseID) {
        guard !hasBegun.exchange(true, ordering: .relaxed) else { return }
        let lesson = Proof.isWhole ? "" : " \(exercise.lesson)"
        say("Quicker, with hints, and goes on after a crash: swift run workbook check\(lesson)")
        if Proof.isWhole { Quiet.begin() }
    }
}

extension Trait where Self == ExerciseTrait {
    /// Puts the learner's answer to `check`.
    public static func exercise(
        _ check: @autoclosure @escaping @Sendable () -> Check, file: String = #filePath
    ) -> Self { Self(check: check, exercise: CheckFile.exercise(at: file)) }
}

extension Check {
    /// The verdict on the learner's answer; nil if a hub has not asked for it.
    var verdictOnAnswer: Verdict? {
        get async {
            await onThread {
                Attempt.at(file.exercise, file.title, others: others) {
                    Hooks.unheardElementHandler = { _ in Aftermath.noteUnheardElement() }
                    DebugOutput.print = { Swift.print(Trial.ticked($0)) }
                    return attempt()
                }
            }
        }
    }

    /// What to type after a wrong answer.
    fileprivate var commands: String {
        let (lesson, number) = (file.exercise.lesson, file.exercise.number)
        return """
            A hint: swift run workbook hint \(lesson) \(number)
            This exercise alone: LESSON=\(lesson) swift test --filter '/.\(number) '
            """
    }

    /// Records an issue in a file.
    func record(_ text: String, path: String? = nil, line: Int) {
        let path = path ?? file.path
        let name = path.split(separator: "/").last ?? ""
        Issue.record(
            Comment(rawValue: text),
            sourceLocation: SourceLocation(
                fileID: "\(file.exercise.lesson)/\(name)", filePath: path, line: line, column: 1))
    }
}

/// Prints a line among those of Swift Testing.
func say(_ line: String) { FileHandle.standardError.write(Data("  \(line)\n".utf8)) }
