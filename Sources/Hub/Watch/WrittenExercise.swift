import LessonKit

/// An exercise as it stands in the learner's file.
struct WrittenExercise: Equatable {
    let task: ExerciseTask
    /// The line to write in: where an exercise that nobody has begun is marked so, otherwise its last function.
    let line: Int
    /// What marks it: `throw ToDo()`.
    let mark: String?
    /// Whether the learner has written in it.
    let isChanged: Bool

    /// Nil when it cannot be told from the others in its file.
    init?(_ exercise: ExerciseSource, of lesson: WatchedLesson) {
        guard let part = lesson.lesson.part(exercise) else { return nil }
        let lines = part.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let marked = lines.firstIndex {
            $0.contains("oDo()") && !$0.hasPrefix("//") && $0.contains(/\b(?:ToDo|toDo)\(\)/)
        }
        let function = lines.lastIndex { $0.hasPrefix("func ") }
        task = ExerciseTask(part)
        line = exercise.line + (marked ?? function ?? 0)
        mark = marked.flatMap { lines[$0].firstMatch(of: /(?:throw|try) +(?:ToDo|toDo)\(\)/).map { String($0.0) } }
        isChanged = lesson.isWritten(exercise)
    }
}

extension WatchState {
    /// The exercise that is shown, as it stands in its file.
    var written: WrittenExercise? {
        guard let lesson, let exercise else { return nil }
        return WrittenExercise(exercise, of: lesson)
    }
}
