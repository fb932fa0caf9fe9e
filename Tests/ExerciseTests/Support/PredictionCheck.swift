import LessonKit
import Marbles
import Streams

/// Describes the check of a prediction: the mistakes, each beside the wrong predictions that make it.
public class PredictionCheck<Prediction, Shown> {
    fileprivate var mistakes: [(known: Check.KnownMistake, sign: (Shown) -> Bool)] = []
    fileprivate var wrong: [(line: Int, prediction: Prediction, words: Check.Words)] = []

    /// A mistake, beside the wrong prediction that makes it.
    ///
    /// - Parameters:
    ///   - meaning: What the prediction says, then what speaks against it, and a question. It does not give the answer away.
    ///   - step: The lesson's step that shows it, by its title; `.variant(of:)` where only its variant does.
    ///   - sign: Whether a prediction shows this mistake. The first mistake that does is the one.
    public func mistake(
        _ meaning: String, step: StepReference? = nil, line: Int = #line, madeBy prediction: Prediction,
        orBy others: Prediction..., sign: @escaping (Shown) -> Bool
    ) {
        let known = Check.KnownMistake(meaning: meaning, step: step, line: line)
        mistakes.append((known, sign))
        wrong += ([prediction] + others).map { (line, $0, .mistake(known)) }
    }

    /// Wrong predictions that have to be rejected, whatever the words.
    public func rejects(_ predictions: Prediction..., line: Int = #line) {
        wrong += predictions.map { (line, $0, .any) }
    }

    /// - Parameters:
    ///   - problem: What the check lacks.
    ///   - compare: Compares a prediction with what really comes, and says what was seen. What comes is shown to the author alone.
    fileprivate func check(
        _ attempt: @escaping () throws -> Prediction, _ solution: @escaping () throws -> Prediction, file: String,
        line: Int, problem: String?,
        compare: @escaping (Prediction, Box<Set<Fault>>?, _ showsTruth: Bool) throws -> Void
    ) -> Check {
        var check = Check(
            file: CheckFile(file), line: line, attempt: { Verdict { try compare(try attempt(), nil, false) } },
            solution: { Verdict { try compare(try solution(), nil, true) } })
        check.wrong = wrong.map { wrong in
            let faults = Box<Set<Fault>>([])
            return .init(
                wrong.line, { Verdict { try compare(wrong.prediction, faults, false) } }, wrong.words, faults,
                code: "\(wrong.prediction)")
        }
        check.mistakes = mistakes.map(\.known)
        if let problem { check.problems = { [problem] } }
        return check
    }
}

/// Describes the check of a prediction as marbles: what really comes, then the mistakes.
public final class DiagramCheck<Element: MarbleElement & Equatable>: PredictionCheck<String, Received<Element>> {
    private var truth: ((Trial) -> Observable<Element>)?
    private var stop: TestTime?

    /// What really comes: the code of the exercise's text.
    ///
    /// - Parameter stop: The tick of the dispose, if there is one.
    public func truth(disposedAt stop: TestTime? = nil, _ stream: @escaping (Trial) -> Observable<Element>) {
        (self.truth, self.stop) = (stream, stop)
    }

    /// Wrong diagrams of which the machine has to tell this, and no mistake.
    public func rejects(_ fault: Fault, _ diagrams: String..., line: Int = #line) {
        wrong += diagrams.map { (line, $0, .fault(fault)) }
    }

    fileprivate func check(
        _ attempt: @escaping () throws -> String, _ solution: @escaping () throws -> String, file: String, line: Int
    ) -> Check {
        check(
            attempt, solution, file: file, line: line,
            problem: truth == nil ? "The check does not say what really comes: check.truth { ... }." : nil
        ) { prediction, faults, showsTruth in
            let trial = Trial()
            try trial.predict(
                prediction, of: self.truth?(trial) ?? .never(), disposedAt: self.stop, knowing: self.mistakes, faults,
                showsTruth: showsTruth)
        }
    }
}

/// Describes the check of a prediction as lines: what is really logged, then the mistakes.
public final class LinesCheck: PredictionCheck<[String], [String]> {
    private var truth: ((_ log: @escaping (String) -> Void) -> Void)?

    /// What is really logged: the code of the exercise's text.
    public func truth(_ code: @escaping (_ log: @escaping (String) -> Void) -> Void) { truth = code }

    fileprivate func check(
        _ attempt: @escaping () throws -> [String], _ solution: @escaping () throws -> [String], file: String, line: Int
    ) -> Check {
        check(
            attempt, solution, file: file, line: line,
            problem: truth == nil ? "The check does not say what is logged: check.truth { log in ... }." : nil
        ) { prediction, _, showsTruth in
            var lines: [String] = []
            self.truth? { lines.append($0) }
            do {
                try Lines.predict(prediction, truth: lines, knowing: self.mistakes)
            } catch var diagnosis as Diagnosis where showsTruth {
                diagnosis.evidence.append("what comes: \(lines)")
                throw diagnosis
            }
        }
    }
}

extension Check {
    /// The check of a prediction as marbles.
    ///
    /// - Parameters:
    ///   - attempt: The learner's function, from the exercise's file.
    ///   - solution: The function of Solution.swift, like `Solution.exercise3`.
    ///   - type: What the elements are: `String.self` for letters, `Int.self` for digits.
    ///   - describe: Adds what really comes and the mistakes.
    public init<Element: MarbleElement & Equatable>(
        diagram attempt: @escaping () throws -> String, solution: @escaping () throws -> String, of type: Element.Type,
        file: String = #filePath, line: Int = #line, _ describe: (DiagramCheck<Element>) -> Void
    ) {
        let check = DiagramCheck<Element>()
        describe(check)
        self = check.check(attempt, solution, file: file, line: line)
    }

    /// The check of a prediction as lines.
    ///
    /// - Parameters:
    ///   - attempt: The learner's function, from the exercise's file.
    ///   - solution: The function of Solution.swift, like `Solution.exercise3`.
    ///   - describe: Adds what is really logged and the mistakes.
    public init(
        lines attempt: @escaping () throws -> [String], solution: @escaping () throws -> [String],
        file: String = #filePath, line: Int = #line, _ describe: (LinesCheck) -> Void
    ) {
        let check = LinesCheck()
        describe(check)
        self = check.check(attempt, solution, file: file, line: line)
    }
}
