import Foundation
import LessonKit

/// A step of a lesson as the beginning of a sketch: what if?
struct SketchOrigin {
    let lesson: Course.Lesson
    let step: Int

    /// The name of the sketch where none is typed.
    var name: String { "\(lesson.name)-\(step)" }

    /// - Parameter step: As it was typed: its number.
    init(_ lesson: Course.Lesson, step: String?) throws(UsageError) {
        guard let step, let number = Int(step), number > 0 else {
            throw UsageError("Which step of \(lesson.name)? Its number: --from \(lesson.name) --step 2")
        }
        (self.lesson, self.step) = (lesson, number)
    }

    /// The sketch: what stands above and below the lesson's steps, and the code of the step.
    ///
    /// - Throws: `UsageError`.
    func text(in checkout: Checkout) throws -> String {
        let source = checkout.text(of: lesson.mainPath)
        let steps = StepSource.all(in: source)
        guard steps.indices.contains(step - 1) else {
            throw UsageError("\(lesson.name) has no step \(step). It has the steps 1 to \(steps.count).")
        }
        let lines = source.sourceLines
        let found = steps[step - 1]
        let above = lines.prefix { !$0.hasPrefix("Lesson.play(") }.joined(separator: "\n")
        let below = lines.drop { !$0.hasPrefix("Lesson.play(") }.drop { !$0.hasPrefix(")") }.dropFirst()
            .joined(separator: "\n").trimmingCharacters(in: .newlines)
        let code = (found.code ?? []).map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
        let title = found.title.map { ", \"\($0)\"" } ?? ""
        let beside =
            try support(in: checkout).isEmpty
            ? "" : "\n// The files beside this one are copies of the lesson's own. Change them too."
        return """
            \(above.trimmingCharacters(in: .newlines))

            // From \(lesson.name), step \(step)\(title). What if?\(beside)
            Sketch.play\(Self.time(lines.dropFirst(found.line - 1).joined(separator: "\n"))) { stage in
            \(code)
            }\(below.isEmpty ? "" : "\n\n\(below)")

            """
    }

    /// The files of the lesson's folder Support, which its steps use. The sketch gets copies: they can be changed as well, and the
    /// sketch stays whole when the lesson changes.
    ///
    /// - Throws: `SketchError`.
    func support(in checkout: Checkout) throws -> [(name: String, text: String)] {
        let names = checkout.files(in: "\(lesson.path)/Support").filter { $0.hasSuffix(".swift") }.sorted()
        return try names.map { name in
            let file = checkout.root.appendingPathComponent("\(lesson.path)/Support/\(name)")
            do {
                return (name, try String(contentsOf: file, encoding: .utf8))
            } catch {
                throw SketchError(description: "Support/\(name) cannot be read: \(error.localizedDescription)")
            }
        }
    }

    /// `(ticks: 20)`; empty where the step does not say how long it takes.
    private static func time(_ step: String) -> String {
        let head = #/^\s*Step\(\s*"(?:[^"\\]|\\.)*"\s*(?:,\s*((?:ticks|lasting):[^{]*?))?\s*\)\s*\{/#
        return step.prefixMatch(of: head).flatMap(\.1).map { "(\($0))" } ?? ""
    }
}
