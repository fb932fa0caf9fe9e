import Foundation
import LessonKit

/// Whether the steps that mistakes name show something of them.
struct ShownSteps {
    /// The names in the code of each step and of its variant.
    private let steps: [String: Set<String>]
    private let solutions: SolutionText
    private let helpers: String

    /// - Parameter helpers: What the checks of the lesson share.
    init(main: String, solutions: String, helpers: String) {
        let named = StepSource.all(in: main).map { step in
            (step.title ?? "", Self.names(in: ((step.code ?? []) + (step.variant ?? [])).joined(separator: "\n")))
        }
        steps = Dictionary(named) { $0.union($1) }
        (self.solutions, self.helpers) = (SolutionText(solutions), helpers)
    }

    /// Whether a step, or its variant, uses an operator or a type of a mistake, of its exercise or of the solution. In a prediction
    /// the text has the code.
    ///
    /// - Parameters:
    ///   - check: The text of the check.
    ///   - place: Where the mistake names the step.
    func shows(_ step: String, at place: String.Index, of check: String, _ exercise: Course.Exercise) -> Bool {
        guard let shown = steps[step], !shown.isEmpty, exercise.kind != "Predict" else { return true }
        let call = "\n        check."
        let start = check[..<place].ranges(of: call).last?.lowerBound ?? check.startIndex
        let end = check[place...].firstRange(of: call)?.lowerBound ?? check.endIndex
        let text = exercise.written ?? ""
        let solution = solutions.answer(exercise.number, asked: text).joined(separator: "\n")
        return !shown.isDisjoint(with: Self.names(in: text + solution + helpers + check[start..<end]))
    }

    /// What is called, handlers, the types that are named, what varies or replays; but for what stands everywhere.
    private static func names(in code: String) -> Set<String> {
        let names = code.matches(of: /\.([a-z]\w+)|\b(var|replay|read|on[A-Z]\w+)\b|\b([A-Z]\w+)/).map {
            String($0.1 ?? $0.2 ?? $0.3 ?? "")
        }
        return Set(names).subtracting([
            "Character", "Int", "LessonKit", "Observable", "Step", "Streams", "String", "as", "asObservable", "at",
            "cold", "disposed", "draw", "hot", "of", "on", "onNext", "record", "scheduler", "self", "subscribe",
        ])
    }
}
