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
                    others: row.entry?.others, checked: row.entry?.checked, in: course.checkout)
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
                    diagnosis: exercise.diagnosis, step: exercise.step?.title, exercise.place, row,
                    others: exercise.otherMistakes, checked: made, in: course.checkout)
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
        _ place: SourcePlace?, _ row: Course.Progress.Row?, others: [LearnerReport.Mistake]?, checked: Date?,
        in checkout: Checkout
    ) {
        self.init(
            lesson: lesson, number: number, title: title, verdict: verdict, diagnosis: diagnosis, step: step,
            others: others, place: place.map { "\($0.path):\($0.line)" }, hints: row?.hints ?? 0, checked: checked,
            saved: row.flatMap { $0.exercise.isUntouched ? nil : checkout.date(of: $0.exercise.path) })
        current = verdict == .doesNotCompile || row?.isChanged != true
    }
}

extension CheckedExercise {
    /// Its further mistakes, as a learner's file has them; nil where there are none.
    var otherMistakes: [LearnerReport.Mistake]? {
        others.isEmpty ? nil : others.map { .init(diagnosis: Self.line([$0.meaning]), step: $0.step?.title) }
    }
}

extension Checkout {
    /// When a file was last changed, to the second.
    fileprivate func date(of path: String) -> Date? {
        let facts = try? FileManager.default.attributesOfItem(atPath: root.appendingPathComponent(path).path)
        return (facts?[.modificationDate] as? Date).map {
            Date(timeIntervalSince1970: $0.timeIntervalSince1970.rounded(.down))
        }
    }
}

extension Course.Progress.Row {
    /// The verdict on the text as it stands; nil where only the compiler has seen it.
    fileprivate var known: Outcome? {
        if exercise.isUntouched { return .toDo }
        return isChanged || outcome == .doesNotCompile ? nil : entry?.verdict
    }
}
