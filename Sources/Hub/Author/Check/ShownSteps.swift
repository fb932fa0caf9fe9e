import Foundation
import LessonKit

/// Whether the steps that mistakes name show something of them.
struct ShownSteps {
    /// The names in the code of each step, and in its variant.
    private let steps: [String: (code: Set<String>, variant: Set<String>)]
    /// The names in each exercise, in its solution and in what the checks of the lesson share.
    private let exercises: [Int: Set<String>]

    /// - Parameter helpers: What the checks of the lesson share.
    init(main: String, solutions: String, helpers: String, _ exercises: [Course.Exercise]) {
        let named = StepSource.all(in: main).map { step in
            (
                step.title ?? "",
                (
                    Self.names(in: (step.code ?? []).joined(separator: "\n")),
                    Self.names(in: (step.variant ?? []).joined(separator: "\n"))
                )
            )
        }
        steps = Dictionary(named) { one, _ in one }
        let (all, shared) = (SolutionText(solutions), Self.names(in: helpers))
        let own = exercises.map { exercise in
            let text = exercise.written ?? ""
            let solution = all.answer(exercise.number, asked: text).joined(separator: "\n")
            return (exercise.number, shared.union(Self.names(in: text + solution)))
        }
        self.exercises = Dictionary(own) { one, _ in one }
    }

    /// What is wrong with the step that a mistake names; nil where nothing is. It, or its variant, uses an operator or a type of the
    /// mistake, of its exercise or of the solution; where only the variant calls one of these, the mistake says so. In a
    /// prediction the text has the code.
    ///
    /// - Parameters:
    ///   - check: The text of the check.
    ///   - place: Where the mistake names the step.
    func problem(
        _ step: String, isVariant: Bool, at place: String.Index, of check: String, _ exercise: Course.Exercise
    ) -> String? {
        guard let (code, variant) = steps[step], !code.union(variant).isEmpty, exercise.kind != "Predict" else {
            return nil
        }
        let call = "\n        check."
        let start = check[..<place].ranges(of: call).last?.lowerBound ?? check.startIndex
        let end = check[place...].firstRange(of: call)?.lowerBound ?? check.endIndex
        let all = (exercises[exercise.number] ?? []).union(Self.names(in: String(check[start..<end])))
        if code.union(variant).isDisjoint(with: all) {
            return "neither the step \"\(step)\" nor its variant uses an operator of this mistake. Name another step."
        }
        if isVariant { return variant.isEmpty ? "the step \"\(step)\" has no variant." : nil }
        let called = all.filter { $0.first?.isLowercase == true }
        return called.isDisjoint(with: code) && !called.isDisjoint(with: variant)
            ? "only the variant of \"\(step)\" calls what this mistake is about. Write step: .variant(of: \"\(step)\")."
            : nil
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
