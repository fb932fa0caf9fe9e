import LessonKit

/// What a check found out about one exercise.
enum Outcome: String, Codable, Sendable, CaseIterable {
    case passed
    case wrong
    case toDo = "to do"
    case crashed
    case hung
    case doesNotCompile = "does not compile"
}

/// One exercise after a check.
struct CheckedExercise: Equatable {
    let lesson: String
    let number: Int
    let title: String
    let outcome: Outcome
    /// What the check said, line by line: evidence is indented, the diagnosis is not and comes last. Empty when there is nothing to say.
    let report: String
    /// What of the report is on this exercise, where the report is on the whole lesson.
    var own: String?
    /// Where the compiler stopped, when it did: `Lessons/02-subscribe/Exercise.swift:12`.
    var place: String?
    /// What it printed.
    var printed = Printed()

    /// The report without its evidence, as one line. Empty where the report is on another exercise.
    var diagnosis: String {
        (own ?? report).split(whereSeparator: \.isNewline).filter { $0.first?.isWhitespace == false }.joined(
            separator: " ")
    }
}

extension CheckedExercise {
    /// The title of the lesson's step that shows what is wrong.
    var step: String? { nil }

    /// Whether the report is about this exercise, as far as it is known.
    var isOwn: Bool { own?.isEmpty != true }

    init(
        _ lesson: Course.Lesson, _ exercise: ExerciseSource, _ outcome: Outcome, _ report: String, place: String? = nil,
        own: String? = nil
    ) {
        self.init(
            lesson: lesson.name, number: exercise.number, title: exercise.title, outcome: outcome, report: report,
            own: own, place: place)
    }
}
