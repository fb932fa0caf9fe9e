import Foundation
import LessonKit
import Testing

/// The proof of a check: its form, the solution, which passes, the wrong answers, each rejected in its own words, and the right
/// ones.
struct Proof {
    let check: Check
    /// The name of the exercise's test.
    let test: String

    init(_ check: Check, test: String) { (self.check, self.test) = (check, test) }

    private static let environment = ProcessInfo.processInfo.environment

    /// Whether all tests of the package run.
    static let isWhole =
        environment["LESSON"] == nil && environment["XCTestConfigurationFilePath"] == nil
        && !CommandLine.arguments.contains { $0.hasPrefix("--filter") }

    /// `DIAGNOSES=1` prints what a learner reads for each wrong answer.
    static let showsDiagnoses = environment["DIAGNOSES"] != nil

    /// A proof is for authors: `PROOF=1` asks for it where not all tests run, and `PROOF=right` for one without wrong answers.
    static let isWanted = HubLink.current == nil && (isWhole || environment["PROOF"] != nil || showsDiagnoses)

    private var wrong: [Check.Known] { Self.environment["PROOF"] == "right" ? [] : check.wrong }

    /// What is wrong with a check, and the line that says so.
    struct Problem: Equatable {
        let text: String
        let line: Int
    }

    /// Records what is wrong with the check.
    func run() async {
        for problem in await problems { check.record(problem.text, line: problem.line) }
    }

    /// What is wrong with the check: in its form, with the solution, with the wrong answers and with the right ones.
    var problems: [Problem] {
        get async {
            let verdicts = await verdicts
            var problems = (check.formProblems + nameProblems).map { Problem(text: $0, line: check.line) }
            if verdicts[0] != .passed {
                problems.append(Problem(text: "The solution does not pass: \(verdicts[0].words)", line: check.line))
            }
            for (number, (wrong, verdict)) in zip(wrong, verdicts.dropFirst()).enumerated() {
                if Self.showsDiagnoses { show(wrong, verdict) }
                if let text = problem(wrong, verdict) { problems.append(placed(text, wrong, of: number)) }
            }
            for (right, verdict) in zip(check.right, verdicts.dropFirst(1 + wrong.count)) where verdict != .passed {
                problems.append(
                    Problem(text: "This right answer does not pass: \(verdict.words)", line: right.line))
            }
            return problems
        }
    }

    /// The verdicts on the solution, the wrong answers and the right ones.
    private var verdicts: [Verdict] {
        get async {
            await withTaskGroup(of: (Int, Verdict).self) { group in
                let known = Array(0...check.wrong.count + check.right.count)
                for index in known where index == 0 || index > check.wrong.count - wrong.count {
                    group.addTask { (index, await check.verdict(onKnown: index)) }
                }
                return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
            }
        }
    }

    /// What is wrong with the verdict on a wrong answer.
    private func problem(_ known: Check.Known, _ verdict: Verdict) -> String? {
        guard case .wrong(let diagnosis) = verdict else {
            return check.isCode
                ? "This wrong answer is not rejected: \(verdict.words) If it is a right answer, write a wrong one here, or call it "
                    + "right: check.accepts. If not, add a situation that shows what is wrong with it."
                : "This is the right answer: it is what really comes. Write here what the mistake leads to, or take it out."
        }
        if let torn = diagnosis.torn { return "What was seen is torn \(torn)" }
        switch known.words {
        case .any: return nil
        case .endless: if Endless.meanings.contains(diagnosis.meaning) { return nil }
        case .mistake(let mistake): if diagnosis.meaning == mistake.meaning { return nil }
        case .fault(let fault):
            if known.faults.value.contains(fault),
                !check.mistakes.contains(where: { !$0.isStanding && $0.meaning == diagnosis.meaning })
            {
                return nil
            }
            let told = known.faults.value.map(\.rawValue).sorted().joined(separator: ", ")
            return "The machine should tell .\(fault) of this wrong answer. "
                + (told.isEmpty ? "It tells no fault" : "It tells \(told)") + ", and the words are:\n\(diagnosis)"
        }
        if let other = check.mistakes.first(where: { $0.meaning == diagnosis.meaning }) {
            return
                "The mistake in line \(other.line) takes the wrong answer of this one. Narrow the sign of line \(other.line), "
                + "or put this mistake before it. It says:\n\(diagnosis)"
        }
        let told = known.faults.value.map { ".\($0.rawValue)" }.sorted().joined(separator: ", ")
        let advice =
            told.isEmpty ? "" : "Widen the sign, or write what the machine tells, with check.rejects: \(told). "
        return "No mistake takes this wrong answer. \(known.places())\(advice)It is rejected with:\n\(diagnosis)"
    }

    /// The problem at the line of its wrong answer. Where a mistake has several, it says which one, and its first line.
    private func placed(_ text: String, _ known: Check.Known, of index: Int) -> Problem {
        let all = check.wrong.indices.filter { check.wrong[$0].line == known.line }
        let place = all.firstIndex(of: index) ?? 0
        let source = SourceFile.text(of: URL(filePath: check.file.path))
        let answers = WrongAnswerLines(in: source, from: known.line, count: all.count).answers
        let answer = place < answers.count ? answers[place] : nil
        let which = "Wrong answer \(place + 1) of \(all.count)" + (answer.map { ", \($0.text):\n" } ?? ". ")
        return Problem(text: (all.count > 1 ? which : "") + text, line: answer?.line ?? known.line)
    }

    private func show(_ known: Check.Known, _ verdict: Verdict) {
        let told = known.faults.value.map(\.rawValue).sorted().joined(separator: ", ")
        let kind = named(verdict) ? "named" : told.isEmpty ? "not named" : "told (\(told))"
        print("\(check.name): the wrong answer in line \(known.line)\n\(known.code)\n\(kind): \(verdict.words)\n")
    }

    /// Whether the words are those of a mistake of this exercise, and not the last resort.
    private func named(_ verdict: Verdict) -> Bool {
        guard case .wrong(let diagnosis) = verdict else { return false }
        return (check.mistakes.map(\.meaning) + Endless.meanings).contains(diagnosis.meaning)
    }

    /// A test has the name of its exercise.
    private var nameProblems: [String] {
        test.filter { $0 != "`" } == "\(check.name)()"
            ? [] : ["The test of \(check.file.exercise) is called \(test). Its name is `\(check.name)`."]
    }
}

extension Check {
    /// `4 · From callback to stream`
    var name: String { "\(file.exercise.number) · \(file.title)" }

    /// What is wrong with the check itself.
    var formProblems: [String] {
        var problems = self.problems() + file.problems(steps: (mistakes.compactMap(\.step) + steps).map(\.title))
        // One that stands in a loop counts once, and what a `Bench` makes is none of the check's own.
        let text = SourceFile.text(of: URL(filePath: file.path)).sourceLines
        let lines = Set(mistakes.filter { !$0.isStanding }.map { $0.line - 1 }).filter(text.indices.contains)
        let own = lines.count { text[$0].contains("check.") }
        if own > 12 {
            problems.append(
                "A check names 12 mistakes at most, and this one \(own). The rare ones: check.rejects(...).")
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
