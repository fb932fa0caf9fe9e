/// An Exercise.swift, cut at the headers of its exercises.
package struct ExerciseText: Equatable, Sendable {
    package let text: String
    /// Every header, in order. A learner may have doubled one.
    package let exercises: [ExerciseSource]
    /// Where their lines begin.
    private let starts: [String.Index]

    package init(_ text: String) {
        self.text = text
        let lines = text.sourceLines
        exercises = ExerciseSource.headers(in: lines)
        starts = exercises.map { lines[$0.line - 1].startIndex }
    }

    /// The header with the title of `exercise`.
    package func header(_ exercise: ExerciseSource) -> ExerciseSource? {
        exercises.first { $0.title == exercise.title }
    }

    /// What stands under a header of this file: from that line to the next header.
    package func part(_ header: ExerciseSource) -> Range<String.Index>? {
        guard let index = exercises.firstIndex(of: header) else { return nil }
        return starts[index]..<(starts.dropFirst(index + 1).first ?? text.endIndex)
    }
}
