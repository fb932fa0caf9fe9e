import LessonKit

extension Course {
    /// The first step of the course whose code uses each operator: the lesson's name and the step's title.
    func firstUses() -> [String: (lesson: String, step: String)] {
        var found: [String: (lesson: String, step: String)] = [:]
        for lesson in lessons {
            for step in StepSource.all(in: checkout.text(of: lesson.mainPath)) {
                for name in Self.calls(in: Self.code(of: step)) where found[name] == nil {
                    found[name] = (lesson.name, step.title ?? "")
                }
            }
        }
        return found
    }

    /// The first step of a lesson whose code uses the operator or the type of that name.
    func step(of lesson: Lesson, using name: String) -> OperatorStep? {
        let text = checkout.text(of: lesson.mainPath)
        // Reading the steps takes longer than a look for the word.
        guard text.contains(name.prefix { $0 != "(" }) else { return nil }
        let steps = StepSource.all(in: text)
        let index = steps.firstIndex { step in
            let code = Self.code(of: step)
            return name.first?.isUppercase == true
                ? Self.types(in: code).contains(name) : Self.calls(in: code).contains(name)
        }
        return index.map { OperatorStep(lesson: lesson.name, number: $0 + 1, title: steps[$0].title ?? "") }
    }

    private static func code(of step: StepSource) -> String {
        ((step.code ?? []) + (step.variant ?? [])).joined(separator: "\n")
    }

    /// The names of what is called, as `OperatorDoc` has them: `.take(until: other)` is `take(until:)`, `.map { ... }` is `map`.
    private static func calls(in code: String) -> [String] {
        code.matches(of: #/\.([a-zA-Z]+)(?:\(([a-zA-Z]*:)?| \{)/#).compactMap { match in
            // `first { ... }` is that of an array.
            if match.0 == ".first {" { return nil }
            guard let label = match.2, OperatorDoc.labels.contains(String(label.dropLast())) else {
                return String(match.1)
            }
            return "\(match.1)(\(label))"
        }
    }

    /// The types that are named; for `asDriver` also `Driver`.
    private static func types(in code: String) -> [String] {
        code.split { !$0.isLetter }.map { String($0.hasPrefix("as") ? $0.dropFirst(2) : $0) }
    }
}
