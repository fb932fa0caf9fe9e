import Foundation
import LessonKit
import Streams
import Testing

/// A file of checks: one exercise.
///
///     struct WordByWord: ExerciseSuite {
///         @Test(arguments: parts) func check(_ part: Part) async throws { try await part.run() }
///
///         static let exercise = Check(words, solution: Solution.words, in: Scene<String>.self) { check in ... }
///     }
public protocol ExerciseSuite {
    /// The check.
    static var exercise: Check { get }
}

extension ExerciseSuite {
    /// What is put to the check. A hub that runs the tests asks for the learner's answer, and only for some exercises.
    public static var parts: [Part] {
        let exercise = exercise
        guard let hub = HubLink.current else {
            exercise.ahead?.begin()
            return [Part(exercise, .answer), Part(exercise, .form), Part(exercise, .solution)]
                + exercise.wrong.indices.map { Part(exercise, .wrong($0)) }
                + exercise.right.indices.map { Part(exercise, .right($0)) }
        }
        return hub.wants(exercise.file.exercise) ? [Part(exercise, .answer)] : []
    }
}

/// One thing that is put to a check. All but the learner's answer are the gate: they test the check.
public struct Part: Sendable {
    enum Kind: Sendable, Equatable {
        case answer
        case form
        case solution
        case wrong(Int)
        case right(Int)
    }

    let check: Check
    let kind: Kind

    init(_ check: Check, _ kind: Kind) { (self.check, self.kind) = (check, kind) }

    /// Runs it, and records what is wrong: at the learner's function, or at the line of the check.
    public func run() async throws { try judge(await verdict) }

    /// The verdict on it. Nil if there is none: the form has problems, and a hub may not have asked for the answer.
    private var verdict: Verdict? {
        get async {
            switch kind {
            case .answer: await check.onThread(answer)
            case .form: nil
            case .solution: await check.verdict(onKnown: 0)
            case .wrong(let index): await check.verdict(onKnown: 1 + index)
            case .right(let index): await check.verdict(onKnown: 1 + check.wrong.count + index)
            }
        }
    }

    @Sendable private func answer() -> Verdict? {
        Attempt.at(check.file.exercise, check.file.title) {
            Hooks.unheardElementHandler = { _ in Aftermath.noteUnheardElement() }
            return check.attempt()
        }
    }

    private func judge(_ verdict: Verdict?) throws {
        if kind == .form {
            for problem in check.formProblems { record(problem, line: check.line) }
        }
        guard let verdict else { return }
        switch kind {
        case .answer: try judgeAnswer(verdict)
        case .form: break
        case .solution:
            if verdict != .passed { record("The solution does not pass: \(verdict.words)", line: check.line) }
        case .right(let index):
            if verdict != .passed {
                record("It is right, and does not pass: \(verdict.words)", line: check.right[index].line)
            }
        case .wrong(let index): judgeWrong(check.wrong[index], verdict)
        }
    }

    private func judgeAnswer(_ verdict: Verdict) throws {
        switch verdict {
        case .passed: break
        case .toDo: try Test.cancel("to do")
        case .wrong(let diagnosis):
            record("\(diagnosis)", path: check.file.exercisePath, line: check.file.learnersLine)
        }
    }

    private func judgeWrong(_ known: Check.Known, _ verdict: Verdict) {
        if Self.showsDiagnoses {
            print("\(testDescription)\n\(named(verdict) ? "named" : "not named"): \(verdict.words)\n")
        }
        guard case .wrong(let diagnosis) = verdict else {
            return record("This wrong answer is not rejected: \(verdict.words)", line: known.line)
        }
        switch known.words {
        case .any: return
        case .someMistake: if check.mistakes.contains(where: { $0.meaning == diagnosis.meaning }) { return }
        case .endless: if Endless.meanings.contains(diagnosis.meaning) { return }
        case .mistake(let mistake): if diagnosis.meaning == mistake.meaning { return }
        }
        if let other = check.mistakes.first(where: { $0.meaning == diagnosis.meaning }) {
            record(
                "The mistake in line \(other.line) takes the wrong answer of this one. It says:\n\(diagnosis)",
                line: known.line)
        } else {
            record("No mistake takes this wrong answer. It is rejected with:\n\(diagnosis)", line: known.line)
        }
    }

    /// Whether the words are those of a mistake of this exercise, and not the last resort.
    private func named(_ verdict: Verdict) -> Bool {
        guard case .wrong(let diagnosis) = verdict else { return false }
        return (check.mistakes.map(\.meaning) + Endless.meanings).contains(diagnosis.meaning)
    }

    /// `DIAGNOSES=1` prints what a learner reads for each wrong answer of the gate.
    private static let showsDiagnoses = ProcessInfo.processInfo.environment["DIAGNOSES"] != nil

    private func record(_ text: String, path: String? = nil, line: Int) {
        let path = path ?? check.file.path
        let name = path.split(separator: "/").last ?? ""
        Issue.record(
            Comment(rawValue: text),
            sourceLocation: SourceLocation(
                fileID: "\(check.file.exercise.lesson)/\(name)", filePath: path, line: line, column: 1))
    }
}

extension Part: CustomTestStringConvertible {
    /// `4 · From callback to stream`
    public var testDescription: String {
        let title = "\(check.file.exercise.number) · \(check.file.title)"
        return switch kind {
        case .answer: title
        case .form: "\(title): the check's form"
        case .solution: "\(title): the solution"
        case .wrong(let index): "\(title): the wrong answer in line \(check.wrong[index].line)"
        case .right(let index): "\(title): the right answer in line \(check.right[index].line)"
        }
    }
}

extension Check {
    /// What is wrong with the check itself.
    var formProblems: [String] {
        var problems = self.problems + file.problems(steps: mistakes.compactMap(\.step))
        if mistakes.count < 2 {
            problems.append(
                "A check names two mistakes at least, each with the wrong answer that makes it: check.mistake(...).")
        }
        var seen: [String: Int] = [:]
        for mistake in mistakes {
            if let line = seen[mistake.meaning] {
                problems.append("The mistakes in lines \(line) and \(mistake.line) have the same words.")
            }
            seen[mistake.meaning] = mistake.line
        }
        return problems
    }
}

extension Verdict {
    fileprivate var words: String {
        switch self {
        case .passed: "it passes."
        case .toDo: "it is to do."
        case .wrong(let diagnosis): "it is wrong.\n\(diagnosis)"
        }
    }
}
