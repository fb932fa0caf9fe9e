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

    /// Nil if it cannot be found in its file.
    init?(_ exercise: ExerciseSource, of lesson: Course.Lesson) {
        guard let part = lesson.part(exercise) else { return nil }
        let lines = part.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let marked = Self.mark(in: lines)
        let types = ["class ", "final class ", "struct ", "enum ", "actor "]
        let type = lines.firstIndex { line in types.contains { line.hasPrefix($0) } }
        let function = lines.lastIndex { $0.hasPrefix("func ") }
        // `try toDo()` stands in code that is to be mended. If that has a type, the mistake is there.
        let isMended = Self.mark(in: lesson.untouchedLines(exercise))?.text.hasPrefix("try") == true
        task = ExerciseTask(part)
        mark = marked.map { ($0.text, exercise.line + $0.index) }
        line = exercise.line + ((isMended ? type : nil) ?? marked?.index ?? function ?? 0)
        isChanged = lesson.untouched != nil && !lesson.isUntouched(exercise)
    }

    private static func mark(in lines: [Substring]) -> (text: String, index: Int)? {
        for (index, line) in lines.enumerated() where line.contains("oDo()") && !line.hasPrefix("//") {
            if let found = line.firstMatch(of: /\b(?:throw +ToDo|try +toDo)\(\)/) { return (String(found.0), index) }
        }
        return nil
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

extension Course.Lesson {
    /// The untouched lines of `exercise`.
    fileprivate func untouchedLines(_ exercise: ExerciseSource) -> [Substring] {
        guard let untouched, let header = untouched.header(exercise), let part = untouched.part(header) else {
            return []
        }
        return untouched.text[part].split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
}
