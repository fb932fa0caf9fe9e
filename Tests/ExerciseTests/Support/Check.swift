import LessonKit

/// The check of one exercise, with all that is put to it: the learner's answer, the solution, the wrong answers that its
/// mistakes are made by, and unusual right ones.
///
/// `Tests/ExerciseTests/README.md` takes you through writing one.
public struct Check: @unchecked Sendable {
    /// An answer that the author knows.
    struct Known {
        let line: Int
        let verdict: () -> Verdict
        /// Which words it has to be rejected with.
        let words: Words
        /// What the machine tells of it, once it has been asked.
        let faults: Box<Set<Fault>>
        /// The answer as it stands in the check.
        let code: String
        /// Where its mistake is looked for, and where it would be found, in a sentence.
        var places: () -> String = { "" }

        init(
            _ line: Int, _ verdict: @escaping () -> Verdict, _ words: Words = .any,
            _ faults: Box<Set<Fault>> = Box([]), code: String = ""
        ) {
            (self.line, self.verdict, self.words, self.faults, self.code) = (line, verdict, words, faults, code)
        }
    }

    /// The words that a wrong answer has to be rejected with.
    enum Words {
        case any
        /// Those for what repeats without end.
        case endless
        case mistake(KnownMistake)
        /// Those for what the machine tells.
        case fault(Fault)
    }

    /// A mistake, as a proof knows it.
    struct KnownMistake {
        let meaning: String
        let step: StepReference?
        let line: Int
        /// Whether every exercise has it.
        var isStanding = false
    }

    let file: CheckFile
    let line: Int
    let attempt: () -> Verdict
    let solution: () -> Verdict
    /// The mistakes of the learner's answer besides the one that was told.
    var others: (Diagnosis) -> [Diagnosis] = { _ in [] }
    var wrong: [Known] = []
    var right: [Known] = []
    /// The mistakes, in the order in which they are looked for.
    var mistakes: [KnownMistake] = []
    /// Finds the verdicts on the answers that the author knows, if most of a run is waiting; nil if each is found where it is asked for.
    var ahead: Ahead?
    /// The steps that show what the machine tells.
    var steps: [StepReference] = []
    /// Whether the answer is code, and no prediction.
    var isCode = false
    /// What is missing in the check.
    var problems: () -> [String] = { [] }
}
