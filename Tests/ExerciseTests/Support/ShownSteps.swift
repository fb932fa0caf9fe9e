import Foundation
import LessonKit

/// Whether the steps that mistakes send to show something of them.
struct ShownSteps {
    let check: CheckFile
    /// The names in the code of each step and of its variant.
    private let steps: [String: Set<String>]
    /// The names of the exercise and of its solution.
    private let asked: Set<String>
    private let lines: [Substring]

    init(_ check: CheckFile) {
        self.check = check
        let main = check.lessonFile("main.swift")
        let steps = StepSource.all(in: main).map { step in
            (step.title ?? "", Self.names(in: ((step.code ?? []) + (step.variant ?? [])).joined(separator: "\n")))
        }
        self.steps = Dictionary(steps) { $0.union($1) }
        let exercise = SourceFile.text(of: URL(filePath: check.exercisePath))
        let solution = SolutionText(check.lessonFile("Solution.swift")).answer(check.exercise.number, asked: exercise)
        asked = Self.names(in: exercise + solution.joined(separator: "\n") + check.helpers)
        lines = SourceFile.text(of: URL(filePath: check.path)).sourceLines
    }

    /// What is wrong: a step that uses no operator and no type of a mistake, of its wrong answers, of the exercise or its solution.
    func problems(of mistakes: [Check.KnownMistake]) -> [String] {
        mistakes.compactMap { mistake in
            guard let step = mistake.step, let shown = steps[step], !shown.isEmpty else { return nil }
            let rest = lines.dropFirst(mistake.line - 1)
            let call = [rest.first ?? ""] + rest.dropFirst().prefix { !$0.hasPrefix("        check.") }
            guard shown.isDisjoint(with: asked.union(Self.names(in: call.joined(separator: "\n")))) else { return nil }
            return
                "The mistake in line \(mistake.line) sends to \"\(step)\". Neither that step nor its variant uses what it is about."
        }
    }

    /// What is called, the types that are named, what varies or replays; but for what stands everywhere.
    private static func names(in code: String) -> Set<String> {
        let names = code.matches(of: /\.([a-z]\w+)|\b(var|replay)\b|\b([A-Z]\w+)/).map {
            String($0.1 ?? $0.2 ?? $0.3 ?? "")
        }
        return Set(names).subtracting([
            "Character", "Int", "LessonKit", "Step", "Streams", "String", "as", "asObservable", "at", "cold",
            "disposed", "draw", "hot", "of", "on", "onNext", "record", "scheduler", "self", "subscribe",
        ])
    }
}
