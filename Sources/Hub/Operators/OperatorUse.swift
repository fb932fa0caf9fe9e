import LessonKit

extension Course {
    /// The first step of the course whose code uses each operator: the lesson's name and the step's title.
    func firstUses(of names: [String]) -> [String: (lesson: String, step: String)] {
        var found: [String: (lesson: String, step: String)] = [:]
        for lesson in lessons {
            let main = checkout.root.appendingPathComponent("Lessons/\(lesson.folder)/main.swift")
            for step in StepSource.all(in: SourceFile.text(of: main)) {
                let code = ((step.code ?? []) + (step.variant ?? [])).joined(separator: "\n")
                for name in names where found[name] == nil && Self.isUsed(name, in: code) {
                    found[name] = (lesson.name, step.title ?? "")
                }
            }
        }
        return found
    }

    /// `take(until:)` is used as `.take(until:`, `map` as `.map(` or `.map {`.
    private static func isUsed(_ name: String, in code: String) -> Bool {
        let (base, label) = (name.prefix { $0 != "(" }, name.drop { $0 != "(" }.dropLast())
        guard label.isEmpty else { return code.contains(".\(base)\(label)") }
        return code.matches(of: #/\.([a-zA-Z]+)(\(([a-z]*:)?| \{)/#).contains { match in
            match.1 == base && !["on:", "when:", "until:", "while:", "for:", "at:"].contains(match.3 ?? "")
        }
    }
}
