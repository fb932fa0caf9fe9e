import LessonKit
import Marbles
import Streams

/// Describes the check of a prediction as several diagrams: for each row what really comes, then its mistakes.
public final class DiagramsCheck<Element: MarbleElement & Equatable> {
    /// Whether everything is done on the main queue, as a screen does.
    public var isOnMain = false

    private typealias Sign = (Received<Element>) -> Bool

    private struct Row {
        let code: String
        let truth: (Trial) -> Observable<Element>
        var mistakes: [(known: Check.KnownMistake, sign: Sign)] = []
    }

    private var rows: [Row] = []
    /// Mistakes that can be made in each row.
    private var common: [(known: Check.KnownMistake, sign: Sign)] = []
    private var wrong: [(line: Int, row: Int, diagram: String, words: Check.Words)] = []
    private var rejected: [(diagrams: [String], line: Int)] = []

    /// The next row: a line of the exercise's text, and what really comes of it.
    public func row(_ code: String, _ truth: @escaping (Trial) -> Observable<Element>) {
        rows.append(Row(code: code, truth: truth))
    }

    /// A mistake in the row above, beside the wrong diagram that makes it.
    ///
    /// - Parameters:
    ///   - meaning: What the diagram says, then what speaks against it, and a question. It does not give the answer away.
    ///   - step: The lesson's step that shows it, by its title; `.variant(of:)` where only its variant does.
    ///   - isCommon: Whether it can be made in each row. It is looked for after the mistakes of the row.
    ///   - sign: Whether a prediction shows this mistake. The first mistake of its row that does is the one.
    public func mistake(
        _ meaning: String, step: StepReference? = nil, inEveryRow isCommon: Bool = false, line: Int = #line,
        madeBy diagram: String, orBy others: String..., sign: @escaping (Received<Element>) -> Bool
    ) {
        precondition(!rows.isEmpty, "A mistake belongs to a row: check.row(...) comes first.")
        let known = Check.KnownMistake(meaning: meaning, step: step, line: line)
        if isCommon { common.append((known, sign)) } else { rows[rows.count - 1].mistakes.append((known, sign)) }
        for diagram in [diagram] + others { wrong.append((line, rows.count - 1, diagram, .mistake(known))) }
    }

    /// Wrong diagrams of the row above that have to be rejected: with what the machine tells, if `fault` is given, otherwise whatever
    /// the words.
    public func rejects(_ fault: Fault? = nil, _ diagrams: String..., line: Int = #line) {
        for diagram in diagrams { wrong.append((line, rows.count - 1, diagram, fault.map { .fault($0) } ?? .any)) }
    }

    /// A wrong list that has to be rejected, whatever the words.
    public func rejects(_ diagrams: [String], line: Int = #line) { rejected.append((diagrams, line)) }

    private func verdict(
        noting faults: Box<Set<Fault>>? = nil, showsTruth: Bool = false, _ prediction: () throws -> [String]
    ) -> Verdict {
        onMain(if: isOnMain) { verdictHere(faults, showsTruth, prediction) }
    }

    private func verdictHere(
        _ faults: Box<Set<Fault>>?, _ showsTruth: Bool, _ prediction: () throws -> [String]
    ) -> Verdict {
        Verdict {
            let diagrams = try prediction()
            guard diagrams.count == rows.count else {
                throw Diagnosis(
                    "There are \(rows.count) rows, and your list has \(diagrams.count == 1 ? "1 diagram" : "\(diagrams.count) diagrams"). "
                        + "Write one for each row, in their order.")
            }
            let wrong = try wrongRows(diagrams, faults, showsTruth)
            guard var first = wrong.first?.diagnosis else { return }
            let others = wrong.dropFirst().map(\.code)
            if !others.isEmpty { first.evidence.append("not right either: \(others.joined(separator: "; "))") }
            throw first
        }
    }

    /// The rows that are not right, each with its own diagnosis.
    private func wrongRows(
        _ diagrams: [String], _ faults: Box<Set<Fault>>? = nil, _ showsTruth: Bool = false
    ) throws -> [(code: String, diagnosis: Diagnosis)] {
        try zip(rows, diagrams).compactMap { row, diagram in
            let trial = Trial(row.code)
            do {
                try trial.predict(
                    diagram, of: row.truth(trial), knowing: row.mistakes + common, faults, showsTruth: showsTruth)
                return nil
            } catch let diagnosis as Diagnosis {
                return (row.code, diagnosis)
            }
        }
    }

    /// The mistakes of the rows, each once.
    private func others(in prediction: () throws -> [String], than told: Diagnosis) -> [Diagnosis] {
        let known = (rows.flatMap(\.mistakes) + common).map(\.known.meaning)
        let wrong = (try? wrongRows(prediction())) ?? []
        return wrong.reduce(into: []) { others, row in
            let (meaning, step) = (row.diagnosis.meaning, row.diagnosis.step)
            guard known.contains(meaning), !([told] + others).contains(where: { $0.meaning == meaning }) else { return }
            others.append(Diagnosis(meaning, step: step))
        }
    }

    fileprivate func check(
        _ attempt: @escaping () throws -> [String], _ solution: @escaping () throws -> [String], file: String, line: Int
    ) -> Check {
        var check = Check(
            file: CheckFile(file), line: line, attempt: { self.verdict(attempt) },
            solution: { self.verdict(showsTruth: true, solution) })
        check.others = { told in onMain(if: self.isOnMain) { self.others(in: attempt, than: told) } }
        check.wrong = wrong.map { wrong in
            let faults = Box<Set<Fault>>([])
            return .init(
                wrong.line,
                {
                    self.verdict(noting: faults) {
                        var diagrams = try solution()
                        diagrams[wrong.row] = wrong.diagram
                        return diagrams
                    }
                }, wrong.words, faults, code: wrong.diagram)
        }
        check.wrong += rejected.map { rejected in
            .init(rejected.line, { self.verdict { rejected.diagrams } }, code: "\(rejected.diagrams)")
        }
        check.mistakes = rows.flatMap { $0.mistakes.map(\.known) } + common.map(\.known)
        if rows.isEmpty { check.problems = { ["The check does not say what really comes: check.row(...) { ... }."] } }
        return check
    }
}

extension Check {
    /// The check of a prediction as several diagrams, one for each row of the text.
    ///
    /// - Parameters:
    ///   - attempt: The learner's function, from the exercise's file.
    ///   - solution: The function of Solution.swift, like `Solution.exercise3`.
    ///   - type: What the elements are: `String.self` for letters, `Int.self` for digits.
    ///   - describe: Adds the rows, each with its mistakes.
    public init<Element: MarbleElement & Equatable>(
        diagrams attempt: @escaping () throws -> [String], solution: @escaping () throws -> [String],
        of type: Element.Type, file: String = #filePath, line: Int = #line, _ describe: (DiagramsCheck<Element>) -> Void
    ) {
        let check = DiagramsCheck<Element>()
        describe(check)
        self = check.check(attempt, solution, file: file, line: line)
    }
}
