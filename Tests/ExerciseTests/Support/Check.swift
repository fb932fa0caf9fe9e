import LessonKit

/// The check of one exercise, with all that is put to it: the learner's answer, the solution, the wrong answers that its
/// mistakes are made by, and unusual right ones.
///
/// `Tests/ExerciseTests/README.md` takes you through writing one.
public struct Check: @unchecked Sendable {
    /// An answer that the author knows.
    struct Known {
        let name: String
        let line: Int
        let verdict: () -> Verdict
        /// Which words it has to be rejected with.
        var words = Words.any
    }

    /// The words that a wrong answer has to be rejected with.
    enum Words {
        case any
        /// Those for what repeats without end.
        case endless
        case mistake(KnownMistake)
    }

    /// A mistake, as a proof knows it.
    struct KnownMistake {
        let meaning: String
        let step: String?
        let line: Int
    }

    let file: CheckFile
    let line: Int
    let attempt: () -> Verdict
    let solution: () -> Verdict
    var wrong: [Known] = []
    var right: [Known] = []
    /// The mistakes, in the order in which they are looked for.
    var mistakes: [KnownMistake] = []
    /// Finds the verdicts on the answers that the author knows, if most of a run is waiting; nil if each is found where it is asked for.
    var ahead: Ahead?
    /// What is missing in the check.
    var problems: [String] = []
}
