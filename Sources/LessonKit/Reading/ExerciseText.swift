/// An Exercise.swift, cut at the headers of its exercises.
struct ExerciseText: Equatable, Sendable {
    let text: String
    /// Every header, in order. A learner may have doubled one.
    let exercises: [ExerciseSource]

    init(_ text: String) {
        self.text = text
        exercises = ExerciseSource.headers(in: text)
    }

    /// The header with the title of `exercise`.
    func header(_ exercise: ExerciseSource) -> ExerciseSource? { exercises.first { $0.title == exercise.title } }

    /// What stands under a header of this file: from that line to the next header.
    func part(_ header: ExerciseSource) -> Range<String.Index>? {
        guard let index = exercises.firstIndex(of: header) else { return nil }
        let start = start(ofLine: header.line, from: text.startIndex, atLine: 1)
        let next = exercises.dropFirst(index + 1).first.map {
            self.start(ofLine: $0.line, from: start, atLine: header.line)
        }
        return start..<(next ?? text.endIndex)
    }

    private func start(ofLine wanted: Int, from start: String.Index, atLine line: Int) -> String.Index {
        var (index, line) = (start, line)
        while line < wanted, let end = text[index...].firstIndex(where: \.isNewline) {
            index = text.index(after: end)
            line += 1
        }
        return index
    }
}
