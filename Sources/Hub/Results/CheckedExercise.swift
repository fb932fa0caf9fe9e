import LessonKit

/// One exercise after a check, as a value: nothing in it is drawn or wrapped.
struct CheckedExercise: Equatable {
    let lesson: String
    let number: Int
    let title: String
    var outcome: Outcome
    /// What is wrong, in the order of reading. Several only where the compiler found several errors.
    var diagnoses: [Diagnosis] = []
    /// What the answer did beside its verdict: `It closed standard output ...`.
    var remarks: [Diagnosis] = []
    /// Of the diagnoses those that concern this exercise, where `diagnoses` are about the whole lesson.
    var own: [Diagnosis]?
    /// What it printed.
    var printed = Printed()

    /// All that was found.
    var findings: [Diagnosis] { diagnoses + remarks }

    /// The findings on this exercise without their evidence, as one line: the same mistake has the same words in every run.
    /// Empty where they are on another exercise.
    var diagnosis: String {
        Self.line(((own ?? diagnoses) + remarks).map(\.meaning))
    }

    /// Where the first finding on this exercise is.
    var place: SourcePlace? { ((own ?? diagnoses) + remarks).lazy.compactMap(\.place).first }

    /// The title of the lesson's step that shows what is wrong.
    var step: String? { ((own ?? diagnoses) + remarks).lazy.compactMap(\.step).first }

    /// Whether the findings are about this exercise, as far as it is known.
    var isOwn: Bool { own?.isEmpty != true }

    private static func line(_ texts: [String]) -> String {
        texts.joined(separator: " ").split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
