import Foundation
import LessonKit

extension LearnerReport {
    /// The map: what was last verified. An exercise never checked is to do.
    init(_ progress: Course.Progress, of course: Course, made: Date = .now) {
        self.init(
            course, made: made,
            progress.rows.map { row in
                Exercise(
                    lesson: row.lesson.name, number: row.exercise.number, title: row.exercise.title, row.outcome,
                    diagnosis: row.entry?.diagnosis ?? "", step: row.entry?.step, row.entry?.place, row,
                    checked: row.entry?.checked)
            })
    }

    /// A check: what was found out now, and remembered.
    init(_ checked: [CheckedExercise], _ progress: Course.Progress, of course: Course, made: Date = .now) {
        self.init(
            course, made: made,
            checked.map { exercise in
                let row = progress.rows.first {
                    $0.lesson.name == exercise.lesson && $0.exercise.number == exercise.number
                }
                let known = exercise.outcome == .doesNotCompile ? row?.known : nil
                var found = Exercise(
                    lesson: exercise.lesson, number: exercise.number, title: exercise.title, exercise.outcome,
                    diagnosis: exercise.diagnosis, step: exercise.step, exercise.place, row, checked: made)
                found.lastVerified = known
                return found
            })
    }

    private init(_ course: Course, made: Date, _ exercises: [Exercise]) {
        self.init(
            made: made,
            lessons: course.lessons.map { Lesson(name: $0.name, number: $0.number, exercises: $0.exercises.count) },
            exercises: exercises)
    }
}

extension LearnerReport.Exercise {
    fileprivate init(
        lesson: String, number: Int, title: String, _ verdict: Outcome, diagnosis: String, step: String?,
        _ place: SourcePlace?,
        _ row: Course.Progress.Row?, checked: Date?
    ) {
        self.init(
            lesson: lesson, number: number, title: title, verdict: verdict, diagnosis: diagnosis, step: step,
            place: place.map { "\($0.path):\($0.line)" }, hints: row?.hints ?? 0, checked: checked)
        current = verdict == .doesNotCompile || row?.isChanged != true
    }
}

extension Course.Progress.Row {
    /// The verdict on the text as it stands; nil where only the compiler has seen it.
    fileprivate var known: Outcome? {
        if exercise.isUntouched { return .toDo }
        return isChanged || outcome == .doesNotCompile ? nil : entry?.verdict
    }
}
