import LessonKit
import Testing

/// The checks of one lesson.
package protocol LessonExercises {
    /// Its exercises, in order.
    static var exercises: [Exercise] { get }
}

extension LessonExercises {
    /// Puts the learner's answer to the check. An exercise that nobody has begun is skipped, not failed.
    package func attempt(_ number: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
        // The file has the lesson's name.
        let file = sourceLocation.fileID.split(separator: "/").last ?? ""
        switch Self.exercises[number - 1].verdictOnAttempt(in: String(file.dropLast(".swift".count))) {
        case .passed, nil: break
        case .toDo: try Test.cancel("to do", sourceLocation: sourceLocation)
        case .wrong(let diagnosis): Issue.record("\(diagnosis)", sourceLocation: sourceLocation)
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
