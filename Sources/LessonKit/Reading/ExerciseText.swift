/// An Exercise.swift, cut at the headers of its exercises.
struct ExerciseText: Equatable, Sendable {
    let text: String
    /// Every header, in order. A learner may have doubled one.
    let exercises: [ExerciseSource]
    private let starts: [String.Index]

    init(_ text: String) {
        self.text = text
        exercises = ExerciseSource.headers(in: text)
        var starts: [String.Index] = [text.startIndex]
        for index in text.indices where text[index].isNewline { starts.append(text.index(after: index)) }
        self.starts = exercises.map { starts[$0.line - 1] }
    }

    /// The header with the title of `exercise`.
    func header(_ exercise: ExerciseSource) -> ExerciseSource? { exercises.first { $0.title == exercise.title } }

    /// What stands under a header of this file: from that line to the next header.
    func part(_ exercise: ExerciseSource) -> Range<String.Index>? {
        guard let index = exercises.firstIndex(of: exercise) else { return nil }
        return starts[index]..<(starts.dropFirst(index + 1).first ?? text.endIndex)
    }
}
