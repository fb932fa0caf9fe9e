import LessonKit
import Marbles
import Streams

/// Describes the check of a prediction as marbles: what really comes, then the mistakes.
public final class DiagramCheck<Element: MarbleElement & Equatable> {
    private var truth: ((Trial) -> Observable<Element>)?
    private var stop: TestTime?
    private var mistakes: [(known: Check.KnownMistake, sign: (Received<Element>) -> Bool)] = []
    private var wrong: [(line: Int, diagram: String, words: Check.Words)] = []

    /// What really comes: the code of the exercise's text.
    ///
    /// - Parameter stop: The tick of the dispose, if there is one.
    public func truth(disposedAt stop: TestTime? = nil, _ stream: @escaping (Trial) -> Observable<Element>) {
        (self.truth, self.stop) = (stream, stop)
    }

    /// A mistake, beside the wrong diagram that makes it.
    ///
    /// - Parameters:
    ///   - meaning: What the diagram says, then what speaks against it, and a question. It does not give the answer away.
    ///   - step: The lesson's step that shows it, by its title; `.variant(of:)` where only its variant does.
    ///   - sign: Whether a prediction shows this mistake. The first mistake that does is the one.
    public func mistake(
        _ meaning: String, step: StepReference? = nil, line: Int = #line, madeBy diagram: String,
        orBy others: String...,
        sign: @escaping (Received<Element>) -> Bool
    ) {
        let known = Check.KnownMistake(meaning: meaning, step: step, line: line)
        mistakes.append((known, sign))
        for diagram in [diagram] + others { wrong.append((line, diagram, .mistake(known))) }
    }

    /// Wrong diagrams that have to be rejected, whatever the words.
    public func rejects(_ diagrams: String..., line: Int = #line) {
        for diagram in diagrams { wrong.append((line, diagram, .any)) }
    }

    /// Wrong diagrams of which the machine has to tell this, and no mistake.
    public func rejects(_ fault: Fault, _ diagrams: String..., line: Int = #line) {
        for diagram in diagrams { wrong.append((line, diagram, .fault(fault))) }
    }

    private func verdict(
        noting faults: Box<Set<Fault>>? = nil, showsTruth: Bool = false, _ prediction: () throws -> String
    ) -> Verdict {
        Verdict {
            let trial = Trial()
            try trial.predict(
                try prediction(), of: truth?(trial) ?? .never(), disposedAt: stop, knowing: mistakes, faults,
                showsTruth: showsTruth)
        }
    }

    fileprivate func check(
        _ attempt: @escaping () throws -> String, _ solution: @escaping () throws -> String, file: String, line: Int
    ) -> Check {
        var check = Check(
            file: CheckFile(file), line: line, attempt: { self.verdict(attempt) },
            solution: { self.verdict(showsTruth: true, solution) })
        check.wrong = wrong.map { wrong in
            let faults = Box<Set<Fault>>([])
            return .init(
                wrong.line, { self.verdict(noting: faults) { wrong.diagram } }, wrong.words, faults, code: wrong.diagram
            )
        }
        check.mistakes = mistakes.map(\.known)
        if truth == nil { check.problems = { ["The check does not say what really comes: check.truth { ... }."] } }
        return check
    }
}

/// Describes the check of a prediction as lines: what is really logged, then the mistakes.
public final class LinesCheck {
    private var truth: ((_ log: @escaping (String) -> Void) -> Void)?
    private var mistakes: [(known: Check.KnownMistake, sign: ([String]) -> Bool)] = []
    private var wrong: [(line: Int, lines: [String], words: Check.Words)] = []

    /// What is really logged: the code of the exercise's text.
    public func truth(_ code: @escaping (_ log: @escaping (String) -> Void) -> Void) { truth = code }

    /// A mistake, beside the wrong lines that make it.
    ///
    /// - Parameters:
    ///   - meaning: What the lines say, then what speaks against it, and a question. It does not give the answer away.
    ///   - step: The lesson's step that shows it, by its title; `.variant(of:)` where only its variant does.
    ///   - sign: Whether a prediction shows this mistake. The first mistake that does is the one.
    public func mistake(
        _ meaning: String, step: StepReference? = nil, line: Int = #line, madeBy lines: [String],
        orBy others: [String]...,
        sign: @escaping ([String]) -> Bool
    ) {
        let known = Check.KnownMistake(meaning: meaning, step: step, line: line)
        mistakes.append((known, sign))
        for lines in [lines] + others { wrong.append((line, lines, .mistake(known))) }
    }

    /// Wrong lines that have to be rejected, whatever the words.
    public func rejects(_ answers: [String]..., line: Int = #line) {
        for lines in answers { wrong.append((line, lines, .any)) }
    }

    private func verdict(showsTruth: Bool = false, _ prediction: () throws -> [String]) -> Verdict {
        Verdict {
            var lines: [String] = []
            truth? { lines.append($0) }
            do {
                try Lines.predict(
                    try prediction(), truth: lines,
                    mistakes: mistakes.map { Mistake($0.known.meaning, step: $0.known.step, when: $0.sign) })
            } catch var diagnosis as Diagnosis where showsTruth {
                diagnosis.evidence.append("what comes: \(lines)")
                throw diagnosis
            }
        }
    }

    fileprivate func check(
        _ attempt: @escaping () throws -> [String], _ solution: @escaping () throws -> [String], file: String, line: Int
    ) -> Check {
        var check = Check(
            file: CheckFile(file), line: line, attempt: { self.verdict(attempt) },
            solution: { self.verdict(showsTruth: true, solution) })
        check.wrong = wrong.map { wrong in
            .init(wrong.line, { self.verdict { wrong.lines } }, wrong.words, code: "\(wrong.lines)")
        }
        check.mistakes = mistakes.map(\.known)
        if truth == nil { check.problems = { ["The check does not say what is logged: check.truth { log in ... }."] } }
        return check
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
