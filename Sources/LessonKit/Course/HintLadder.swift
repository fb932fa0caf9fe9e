import Foundation

/// The hints for one exercise, from the idea to the shape of the answer.
public struct HintLadder: Sendable, Equatable {
    /// Each rung's Markdown, without the number of its list item.
    public let rungs: [String]

    /// The ladders in a `Hints.md`, by the number of their exercise.
    ///
    /// A ladder is a heading `## 3 · A late fan` and a numbered list under it; an item may hold paragraphs and fenced code.
    public static func all(in markdown: String) -> [Int: HintLadder] {
        var ladders: [Int: [String]] = [:]
        var exercise: Int?
        var isFenced = false
        for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if !isFenced, let heading = line.prefixMatch(of: #/## +([0-9]+) · /#), let number = Int(heading.1) {
                exercise = number
                ladders[number] = []
            } else if !isFenced, line.hasPrefix("#") {
                exercise = nil
            } else if let exercise {
                if !isFenced, let item = line.prefixMatch(of: #/[0-9]+\. +/#) {
                    ladders[exercise]?.append(String(line[item.range.upperBound...]))
                } else if let rungs = ladders[exercise], !rungs.isEmpty {
                    let body = line.prefixMatch(of: #/ {1,3}/#).map { line[$0.range.upperBound...] } ?? line
                    ladders[exercise]?[rungs.count - 1] += "\n" + body
                }
            }
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isFenced.toggle() }
        }
        return ladders.mapValues {
            HintLadder(rungs: $0.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) })
        }
    }

    /// The ladder of `exercise` in `lesson`; without rungs where Hints.md gives none.
    public static func of(_ exercise: Course.Exercise, in lesson: Course.Lesson, _ checkout: Checkout) -> HintLadder {
        let file = checkout.root.appendingPathComponent("Lessons/\(lesson.folder)/Hints.md")
        return all(in: Course.Lesson.text(of: file))[exercise.number] ?? HintLadder(rungs: [])
    }
}
