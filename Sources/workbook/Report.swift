import Foundation
import LessonKit

/// What `--json` prints: one object. `version` grows when a field changes its meaning or goes.
struct Report: Encodable {
    let version = 1
    let command: String
    /// Of the map only.
    var lessons: [Lesson]?
    let exercises: [Exercise]

    struct Lesson: Encodable {
        let name: String
        let number: Int
        let title: String
        let minutes: Int
        let exercises: Int
        let passed: Int
    }

    struct Exercise: Encodable {
        let lesson: String
        let number: Int
        let title: String
        let verdict: Outcome
        let diagnosis: String
    }

    /// What was last verified; an exercise never checked is to do.
    static func map(_ course: Course, _ progress: Course.Progress) -> Report {
        Report(
            command: "map",
            lessons: course.lessons.map { lesson in
                Lesson(
                    name: lesson.name, number: lesson.number, title: lesson.title, minutes: lesson.minutes,
                    exercises: lesson.exercises.count,
                    passed: progress.rows(of: lesson).count { $0.outcome == .passed })
            },
            exercises: progress.rows.map {
                Exercise(
                    lesson: $0.lesson.name, number: $0.exercise.number, title: $0.exercise.title, verdict: $0.outcome,
                    diagnosis: $0.diagnosis)
            })
    }

    static func check(_ checked: [CheckedExercise]) -> Report {
        Report(
            command: "check",
            exercises: checked.map {
                Exercise(
                    lesson: $0.lesson, number: $0.number, title: $0.title, verdict: $0.outcome, diagnosis: $0.diagnosis)
            })
    }

    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
