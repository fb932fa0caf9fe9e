import Foundation
import LessonKit

/// Whether the steps that mistakes send to show something of them.
struct ShownSteps {
    let check: CheckFile
    /// The names in the code of each step, and those in its variant.
    private let steps: [String: [Set<String>]]
    /// The names of the exercise and of its solution.
    private let asked: Set<String>
    private let lines: [Substring]

    init(_ check: CheckFile) {
        self.check = check
        let main = check.lessonFile("main.swift")
        let steps = StepSource.all(in: main).map { step in
            (step.title ?? "", [step.code, step.variant].map { Self.names(in: ($0 ?? []).joined(separator: "\n")) })
        }
        self.steps = Dictionary(steps) { zip($0, $1).map { $0.union($1) } }
        let exercise = SourceFile.text(of: URL(filePath: check.exercisePath))
        let solution = SolutionText(check.lessonFile("Solution.swift")).answer(check.exercise.number, asked: exercise)
        asked = Self.names(in: exercise + solution.joined(separator: "\n") + check.helpers)
        lines = SourceFile.text(of: URL(filePath: check.path)).sourceLines
    }

    /// What is wrong: a step that uses no operator and no type of a mistake, of its wrong answers, of the exercise or its solution; and
    /// one of which only the variant calls what the solution calls.
    func problems(of mistakes: [Check.KnownMistake]) -> [String] {
        mistakes.compactMap { mistake in
            guard let step = mistake.step, let shown = steps[step.title], let code = shown.first,
                let variant = shown.last,
                !code.isEmpty || !variant.isEmpty
            else { return nil }
            let rest = lines.dropFirst(mistake.line - 1)
            let call = [rest.first ?? ""] + rest.dropFirst().prefix { !$0.hasPrefix("        check.") }
            let all = asked.union(Self.names(in: call.joined(separator: "\n")))
            let called = asked.filter { $0.first?.isLowercase == true }
            let sends = "The mistake in line \(mistake.line) sends to \"\(step.title)\"."
            if all.isDisjoint(with: code.union(variant)) {
                return "\(sends) Neither that step nor its variant uses what it is about."
            }
            if !step.isVariant, called.isDisjoint(with: code), !called.isDisjoint(with: variant) {
                return "\(sends) Only the variant uses what it is about: step: .variant(of: \"\(step.title)\")."
            }
            return step.isVariant && variant.isEmpty ? "\(sends) That step has no variant." : nil
        }
    }

    /// What is called, the types that are named, what varies or replays; but for what stands everywhere.
    private static func names(in code: String) -> Set<String> {
        let names = code.matches(of: /\.([a-z]\w+)|\b(var|replay)\b|\b([A-Z]\w+)/).map {
            String($0.1 ?? $0.2 ?? $0.3 ?? "")
        }
        return Set(names).subtracting([
            "Character", "Int", "LessonKit", "Step", "Streams", "String", "as", "asObservable", "at", "cold", "count",
            "disposed", "draw", "hot", "of", "on", "onNext", "record", "scheduler", "self", "subscribe",
        ])
    }
}
