import LessonKit

extension ExerciseTask {
    /// The text of an exercise.
    var blocks: [Block] {
        parts.flatMap { part -> [Block] in
            switch part {
            case .prose(let text): [.gap, .prose(text)]
            case .list(let items): [.gap, .indented(items.map { .marked($0.marker, [], [.prose($0.text)]) })]
            case .diagram(let rows): [.gap, .inset([.diagram(rows)])]
            case .code(let lines): [.gap, .inset([.code(lines)])]
            }
        }
    }

    /// The code below the text, as it is in the file.
    var stub: [Block] { code.isEmpty ? [] : [.gap, .indented([.code(code)])] }
}
