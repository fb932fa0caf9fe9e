import Streams

/// One exercise: the learner's answer, the solution, and answers known to be wrong, all put to the same check.
public struct Exercise: Sendable {
    /// Its number in the lesson, from 1 on.
    public let number: Int
    /// Its title, as in Exercise.swift.
    public let title: String
    /// Answers that the check has to reject.
    public let wrongAnswers: [WrongAnswer]

    private let attempt: Verdicts
    private let solution: Verdicts

    /// An answer that is known to be wrong, and how the check has to reject it.
    public struct WrongAnswer: Sendable {
        /// The mistake in it.
        public let name: String
        /// What the diagnosis has to say, among other things.
        public let diagnosis: String
        /// The verdict on it.
        public func verdict() -> Verdict { verdicts.make() }

        fileprivate let verdicts: Verdicts
    }

    /// An answer and its check in one: so exercises of different types fit into one list.
    fileprivate struct Verdicts: @unchecked Sendable {
        let make: () -> Verdict
    }

    /// An exercise.
    ///
    /// - Parameters:
    ///   - number: Its number in the lesson, from 1 on.
    ///   - title: Its title, as in Exercise.swift.
    ///   - type: What an answer is: the type of the learner's function.
    ///   - attempt: The learner's function, from Exercise.swift.
    ///   - solution: The function of the same name from Solution.swift.
    ///   - wrong: Answers that learners give and that are wrong: two at least.
    ///   - check: Returns if the answer is right, and throws a `Diagnosis` if it is not. It meets each answer anew.
    public init<Answer>(
        _ number: Int, _ title: String, as type: Answer.Type, attempt: Answer, solution: Answer, wrong: [Wrong<Answer>],
        check: @escaping (Answer) throws -> Void
    ) {
        func verdicts(on answer: Answer) -> Verdicts { Verdicts { Verdict { try check(answer) } } }
        self.number = number
        self.title = title
        self.attempt = verdicts(on: attempt)
        self.solution = verdicts(on: solution)
        wrongAnswers = wrong.map {
            WrongAnswer(name: $0.name, diagnosis: $0.diagnosis, verdicts: verdicts(on: $0.answer))
        }
    }

    /// The verdict on the learner's answer in `lesson`; nil if a hub runs the checks and has not asked for this one.
    public func verdictOnAttempt(in lesson: String) -> Verdict? {
        Attempt.at(ExerciseID(lesson: lesson, number: number), title) {
            Hooks.unheardElementHandler = { _ in Aftermath.noteUnheardElement() }
            return attempt.make()
        }
    }

    /// The verdict on the solution.
    public func verdictOnSolution() -> Verdict { solution.make() }
}

/// An answer that is known to be wrong, as a lesson's checks list it.
public struct Wrong<Answer> {
    let name: String
    let answer: Answer
    let diagnosis: String

    /// - Parameters:
    ///   - name: The mistake in it.
    ///   - diagnosis: Words that the check's diagnosis of it must contain, and that of no other mistake.
    ///   - answer: The answer.
    public init(_ name: String, diagnosis: String, _ answer: Answer) {
        self.name = name
        self.answer = answer
        self.diagnosis = diagnosis
    }
}
