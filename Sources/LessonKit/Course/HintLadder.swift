import Foundation

/// The hints for one exercise, from the idea to the shape of the answer.
struct HintLadder: Equatable {
    var rungs: [[MarkdownBlock]] = []

    /// The ladders in a `Hints.md`, by the number of their exercise.
    ///
    /// A ladder is a heading `## 3 · A late fan` and under it a numbered list, whose items may hold paragraphs and fenced code.
    static func all(in markdown: String) -> [Int: HintLadder] {
        var ladders: [Int: HintLadder] = [:]
        var exercise: Int?
        for block in MarkdownReader.blocks(in: markdown) {
            switch block.kind {
            case .heading(_, let text):
                exercise = text.prefixMatch(of: /([0-9]+) ·/).flatMap { Int($0.1) }
            case .list(.some, let items):
                if let exercise { ladders[exercise, default: HintLadder()].rungs += items }
            default:
                break
            }
        }
        return ladders
    }

    /// The ladder of `exercise` in `lesson`; without rungs where Hints.md gives none.
    static func of(_ exercise: ExerciseSource, in lesson: Course.Lesson, _ checkout: Checkout) -> HintLadder {
        let file = checkout.root.appendingPathComponent(lesson.hintsPath)
        return all(in: Course.Lesson.text(of: file))[exercise.number] ?? HintLadder()
    }
}
