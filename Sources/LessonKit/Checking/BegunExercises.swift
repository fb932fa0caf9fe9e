/// Tells from the text which exercises have been begun: those without `throw ToDo()` or `try toDo()`.
///
/// A guess, to run the others together. Nobody's verdict depends on it.
enum BegunExercises {
    static func keys(in lesson: Course.Lesson, _ checkout: Checkout) -> [ExerciseKey] {
        let source = Course.Lesson.text(of: checkout.root.appendingPathComponent(lesson.exercisePath))
        let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let marked = lines.indices.filter { isMark(lines[$0]) }.map { $0 + 1 }
        let starts = lesson.exercises.map(\.line).sorted()
        return lesson.exercises.filter { exercise in
            let end = starts.first { $0 > exercise.line } ?? .max
            return !marked.contains { exercise.line < $0 && $0 < end }
        }
        .map { ExerciseKey(lesson: lesson.name, number: $0.number) }
    }

    private static func isMark(_ line: Substring) -> Bool {
        let code = line.drop(while: \.isWhitespace)
        return code.hasPrefix("throw ToDo()") || code.hasPrefix("try toDo()")
    }
}
