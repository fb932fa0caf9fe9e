import LessonKit

extension Course {
    /// The first step of the course whose code uses each operator: the lesson's name and the step's title.
    func firstUses() -> [String: (lesson: String, step: String)] {
        var found: [String: (lesson: String, step: String)] = [:]
        for lesson in lessons {
            let main = checkout.root.appendingPathComponent("Lessons/\(lesson.folder)/main.swift")
            for step in StepSource.all(in: SourceFile.text(of: main)) {
                let code = ((step.code ?? []) + (step.variant ?? [])).joined(separator: "\n")
                for name in Self.calls(in: code) where found[name] == nil {
                    found[name] = (lesson.name, step.title ?? "")
                }
            }
        }
        return found
    }

    /// The names of what is called, as `OperatorDoc` has them: `.take(until: other)` is `take(until:)`, `.map { ... }` is `map`.
    private static func calls(in code: String) -> [String] {
        code.matches(of: #/\.([a-zA-Z]+)(?:\(([a-z]*:)?| \{)/#).map { match in
            guard let label = match.2, OperatorDoc.labels.contains(String(label.dropLast())) else {
                return String(match.1)
            }
            return "\(match.1)(\(label))"
        }
    }
}
