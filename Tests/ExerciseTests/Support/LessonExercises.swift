import LessonKit
import Testing

/// The checks of one lesson.
package protocol LessonExercises {
    /// Its exercises, in order.
    static var exercises: [Exercise] { get }
}

extension LessonExercises {
    /// Puts the learner's answer to the check. An exercise that nobody has begun is skipped, not failed.
    package func attempt(_ number: Int, path: String = #filePath) throws {
        let exercise = Self.exercises[number - 1]
        // The file has the lesson's name.
        let file = CheckFile("\(path.dropLast(".swift".count))/\(number)-.swift")
        switch exercise.verdictOnAttempt(in: file.exercise.lesson) {
        case .passed, nil: break
        case .toDo: try Test.cancel("to do")
        case .wrong(let diagnosis):
            let place = file.learnersFunction ?? (path, 1)
            Issue.record(
                "\(diagnosis)",
                sourceLocation: SourceLocation(
                    fileID: "\(file.exercise.lesson)/Exercise.swift", filePath: place.path, line: place.line, column: 1)
            )
        }
    }

    /// The gate: the solution passes, and each answer that is known to be wrong is rejected, in words that no other gets.
    package func expectGate(_ exercise: Exercise) {
        #expect(exercise.verdictOnSolution() == .passed)
        #expect(exercise.wrongAnswers.count >= 2, "An exercise has two wrong answers at least.")
        for wrong in exercise.wrongAnswers {
            let verdict = wrong.verdict()
            #expect(verdict.meaning?.contains(wrong.diagnosis) == true, "\(wrong.name): \(verdict)")
            for other in exercise.wrongAnswers where other.name != wrong.name {
                #expect(!(verdict.meaning ?? "").contains(other.diagnosis), "\(wrong.name) is taken for \(other.name)")
            }
        }
    }
}

extension Verdict {
    fileprivate var meaning: String? {
        if case .wrong(let diagnosis) = self { diagnosis.meaning } else { nil }
    }
}

extension Exercise: CustomTestStringConvertible {
    public var testDescription: String { "\(number) · \(title)" }
}
