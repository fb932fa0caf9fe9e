import Foundation

/// What `--json` prints: one object. `version` grows when a field changes its meaning or goes.
struct HubReport: Encodable {
    struct Exercise: Encodable {
        let lesson: String
        let number: Int
        let title: String
        let verdict: Outcome
        let diagnosis: String
    }

    let version = 1
    let exercises: [Exercise]

    /// The map: what was last verified. An exercise never checked is to do.
    init(_ progress: Course.Progress) {
        exercises = progress.rows.map {
            Exercise(
                lesson: $0.lesson.name, number: $0.exercise.number, title: $0.exercise.title, verdict: $0.outcome,
                diagnosis: $0.entry?.diagnosis ?? "")
        }
    }

    /// A check: what was found out now.
    init(_ checked: [CheckedExercise]) {
        exercises = checked.map {
            Exercise(
                lesson: $0.lesson, number: $0.number, title: $0.title, verdict: $0.outcome, diagnosis: $0.diagnosis)
        }
    }

    var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
