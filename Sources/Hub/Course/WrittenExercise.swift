import LessonKit

/// An exercise as it stands in the learner's file.
struct WrittenExercise: Equatable {
    let task: ExerciseTask
    /// The line to write in.
    let line: Int
    /// The line that marks it as not begun, where that is still there: `throw ToDo()`.
    let mark: (text: String, line: Int)?
    /// Whether the learner has written in it.
    let isChanged: Bool

    /// Nil if its file is missing.
    init?(_ exercise: Course.Exercise) {
        guard let written = exercise.written else { return nil }
        let lines = written.sourceLines
        mark = ExerciseFile.mark(in: lines)
        let types = ["class ", "final class ", "struct ", "enum ", "actor "]
        let type = lines.firstIndex { line in line.hasSuffix("{") && types.contains { line.hasPrefix($0) } }
        // `try toDo()` stands in code that is to be mended. If that has a type, the mistake is there.
        let untouched = exercise.untouched?.sourceLines ?? []
        let isMended = ExerciseFile.mark(in: untouched)?.text.hasPrefix("try") == true
        task = ExerciseTask(written)
        line = (isMended ? type.map { $0 + 1 } : nil) ?? mark?.line ?? ExerciseFile.function(in: lines)
        isChanged = exercise.untouched != nil && !exercise.isUntouched
    }

    /// What to do about the mark in an answer that was begun; nil where none is left.
    var advice: String? {
        guard let mark, isChanged else { return nil }
        let what = mark.text.hasPrefix("throw") ? "Put your answer in its place." : "Delete that line when you start."
        return "\(mark.text) is still in line \(mark.line). \(what)"
    }

    static func == (one: WrittenExercise, other: WrittenExercise) -> Bool {
        one.task == other.task && one.line == other.line && one.mark?.line == other.mark?.line
            && one.isChanged == other.isChanged
    }
}
