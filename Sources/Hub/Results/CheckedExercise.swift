import LessonKit

/// One exercise after a check, as a value: nothing in it is drawn or wrapped.
struct CheckedExercise: Equatable {
    let lesson: String
    let number: Int
    let title: String
    var outcome: Outcome
    /// What is wrong, in the order of reading. Several only where the compiler found several errors.
    var diagnoses: [Diagnosis] = []
    /// The mistakes that a wrong answer makes besides. A learner reads one at a time; a class counts all.
    var others: [Diagnosis] = []
    /// What the answer did beside its verdict: `It closed standard output ...`.
    var remarks: [Diagnosis] = []
    /// What it printed.
    var printed = Printed()
    /// Why a prediction that has passed is so, from the comment of the solution; empty for all others.
    var why = ""

    /// All that was found.
    var findings: [Diagnosis] { diagnoses + remarks }

    /// The findings on this exercise without their evidence, as one line: the same mistake has the same words in every run.
    var diagnosis: String {
        Self.line(findings.map(\.meaning))
    }

    /// Where the first finding on this exercise is.
    var place: SourcePlace? { findings.lazy.compactMap(\.place).first }

    /// The lesson's step that shows what is wrong.
    var step: StepReference? { findings.lazy.compactMap(\.step).first }

    /// Several texts as one line.
    static func line(_ texts: [String]) -> String {
        texts.joined(separator: " ").split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
