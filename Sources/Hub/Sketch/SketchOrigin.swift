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

    /// The sketch: what stands above the lesson's steps, and the code of the step.
    ///
    /// - Throws: `UsageError`.
    func text(in checkout: Checkout) throws -> String {
        let folder = checkout.root.appendingPathComponent("Lessons/\(lesson.folder)")
        guard !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Support").path) else {
            throw UsageError(
                "The steps of \(lesson.name) use files that stand beside them, so a sketch cannot begin with one. "
                    + "Play the lesson with --walk and change its main.swift: l runs the step anew.")
        }
        let source = SourceFile.text(of: folder.appendingPathComponent("main.swift"))
        let steps = StepSource.all(in: source)
        guard steps.indices.contains(step - 1) else {
            throw UsageError("\(lesson.name) has no step \(step). It has the steps 1 to \(steps.count).")
        }
        let lines = source.sourceLines
        let found = steps[step - 1]
        let above = lines.prefix { !$0.hasPrefix("Lesson.play(") }.joined(separator: "\n")
        let code = (found.code ?? []).map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
        let title = found.title.map { ", \"\($0)\"" } ?? ""
        return """
            \(above.trimmingCharacters(in: .newlines))

            // From \(lesson.name), step \(step)\(title). What if?
            Sketch.play\(Self.time(lines.dropFirst(found.line - 1).joined(separator: "\n"))) { stage in
            \(code)
            }

            """
    }

    /// `(ticks: 20)`; empty where the step does not say how long it takes.
    private static func time(_ step: String) -> String {
        let head = #/^\s*Step\(\s*"(?:[^"\\]|\\.)*"\s*(?:,\s*((?:ticks|lasting):[^{]*?))?\s*\)\s*\{/#
        return step.prefixMatch(of: head).flatMap(\.1).map { "(\($0))" } ?? ""
    }
}
