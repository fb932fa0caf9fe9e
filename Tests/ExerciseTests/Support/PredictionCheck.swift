import LessonKit
import Marbles
import Streams

/// Describes the check of a prediction as marbles: what really comes, then the mistakes.
public final class DiagramCheck<Element: MarbleElement & Equatable> {
    /// Whether the exercise runs on the main queue, as a screen does.
    public var isOnMain = false

    private typealias Sign = (Received<Element>) -> Bool

    private struct Row {
        let name: String?
        let stop: TestTime?
        let stream: (Trial) -> Observable<Element>
        var mistakes: [(known: Check.KnownMistake, sign: Sign)] = []
    }

    private var rows: [Row] = []
    private var common: [(known: Check.KnownMistake, sign: Sign)] = []
    private var wrong: [(name: String, line: Int, row: Int, diagram: String, words: Check.Words)] = []

    /// What really comes: the code of the exercise's text.
    ///
    /// - Parameter stop: The tick of the dispose, if there is one.
    public func truth(disposedAt stop: TestTime? = nil, _ stream: @escaping (Trial) -> Observable<Element>) {
        rows.append(Row(name: nil, stop: stop, stream: stream))
    }

    /// One of several that are predicted in a list. The mistakes below it are about it.
    ///
    /// - Parameter name: What stands in the text: `of(7, 8)`.
    public func row(
        _ name: String, disposedAt stop: TestTime? = nil, _ stream: @escaping (Trial) -> Observable<Element>
    ) {
        rows.append(Row(name: name, stop: stop, stream: stream))
    }

    /// A mistake, beside the wrong diagram that makes it.
    ///
    /// - Parameters:
    ///   - meaning: What the diagram says, then what speaks against it, and a question. It does not give the answer away.
    ///   - step: The title of the lesson's step that shows it.
    ///   - isCommon: Whether it can be made in every row. It is looked for after the mistakes of the row.
    ///   - sign: Whether a prediction shows this mistake. The first mistake that does is the one.
    public func mistake(
        _ meaning: String, step: String? = nil, inEveryRow isCommon: Bool = false, line: Int = #line,
        madeBy diagram: String, orBy others: String..., sign: @escaping (Received<Element>) -> Bool
    ) {
        precondition(!rows.isEmpty, "First what really comes: check.truth { ... } or check.row(...) { ... }.")
        let known = Check.KnownMistake(meaning: meaning, step: step, line: line)
        if isCommon { common.append((known, sign)) } else { rows[rows.count - 1].mistakes.append((known, sign)) }
        for diagram in [diagram] + others { wrong.append((meaning, line, rows.count - 1, diagram, .mistake(known))) }
    }

    /// A wrong diagram that has to be rejected, whatever the words.
    public func rejects(_ diagram: String, line: Int = #line) {
        wrong.append((diagram, line, rows.count - 1, diagram, .any))
    }

    private func verdict(_ prediction: () throws -> [String]) -> Verdict {
        onMain(if: isOnMain) {
            Verdict {
                let diagrams = try prediction()
                guard diagrams.count == rows.count else {
                    throw Diagnosis(
                        "There are \(rows.count), and your list has \(diagrams.count). One diagram for each, in their order."
                    )
                }
                for (row, diagram) in zip(rows, diagrams) {
                    let trial = Trial(row.name)
                    try trial.predict(
                        diagram, of: row.stream(trial), disposedAt: row.stop,
                        mistakes: (row.mistakes + common).map {
                            Mistake($0.known.meaning, step: $0.known.step, when: $0.sign)
                        })
                }
            }
        }
    }

    fileprivate func check(
        _ attempt: @escaping () throws -> [String], _ solution: @escaping () throws -> [String], file: String, line: Int
    ) -> Check {
        var check = Check(
            file: CheckFile(file), line: line, attempt: { self.verdict(attempt) },
            solution: { self.verdict(solution) })
        check.wrong = wrong.map { wrong in
            .init(
                name: wrong.name, line: wrong.line,
                verdict: {
                    self.verdict {
                        var diagrams = try solution()
                        diagrams[wrong.row] = wrong.diagram
                        return diagrams
                    }
                }, words: wrong.words)
        }
        check.mistakes = rows.flatMap(\.mistakes).map(\.known) + common.map(\.known)
        if rows.isEmpty { check.problems.append("The check does not say what really comes: check.truth { ... }.") }
        return check
    }
}

/// Describes the check of a prediction as lines: what is really logged, then the mistakes.
public final class LinesCheck {
    private var truth: ((_ log: @escaping (String) -> Void) -> Void)?
    private var mistakes: [(known: Check.KnownMistake, sign: ([String]) -> Bool)] = []
    private var wrong: [(name: String, line: Int, lines: [String], words: Check.Words)] = []

    /// What is really logged: the code of the exercise's text.
    public func truth(_ code: @escaping (_ log: @escaping (String) -> Void) -> Void) { truth = code }

    /// A mistake, beside the wrong lines that make it.
    ///
    /// - Parameters:
    ///   - meaning: What the lines say, then what speaks against it, and a question. It does not give the answer away.
    ///   - step: The title of the lesson's step that shows it.
    ///   - sign: Whether a prediction shows this mistake. The first mistake that does is the one.
    public func mistake(
        _ meaning: String, step: String? = nil, line: Int = #line, madeBy lines: [String], orBy others: [String]...,
        sign: @escaping ([String]) -> Bool
    ) {
        let known = Check.KnownMistake(meaning: meaning, step: step, line: line)
        mistakes.append((known, sign))
        for lines in [lines] + others { wrong.append((meaning, line, lines, .mistake(known))) }
    }

    /// Wrong lines that have to be rejected, whatever the words.
    public func rejects(_ lines: [String], line: Int = #line) {
        wrong.append((lines.joined(separator: ", "), line, lines, .any))
    }

    private func verdict(_ prediction: () throws -> [String]) -> Verdict {
        Verdict {
            var lines: [String] = []
            truth? { lines.append($0) }
            try Lines.predict(
                try prediction(), truth: lines,
                mistakes: mistakes.map { Mistake($0.known.meaning, step: $0.known.step, when: $0.sign) })
        }
    }

    fileprivate func check(
        _ attempt: @escaping () throws -> [String], _ solution: @escaping () throws -> [String], file: String, line: Int
    ) -> Check {
        var check = Check(
            file: CheckFile(file), line: line, attempt: { self.verdict(attempt) },
            solution: { self.verdict(solution) })
        check.wrong = wrong.map { wrong in
            .init(name: wrong.name, line: wrong.line, verdict: { self.verdict { wrong.lines } }, words: wrong.words)
        }
        check.mistakes = mistakes.map(\.known)
        if truth == nil { check.problems.append("The check does not say what is logged: check.truth { log in ... }.") }
        return check
    }
}

extension Check {
    /// The check of a prediction as marbles.
    ///
    /// - Parameters:
    ///   - attempt: The learner's function, from Exercise.swift.
    ///   - solution: The function of the same name from Solution.swift.
    ///   - type: What the elements are: `String.self` for letters, `Int.self` for digits.
    ///   - describe: Adds what really comes and the mistakes.
    public init<Element: MarbleElement & Equatable>(
        diagram attempt: @escaping () throws -> String, solution: @escaping () throws -> String, of type: Element.Type,
        file: String = #filePath, line: Int = #line, _ describe: (DiagramCheck<Element>) -> Void
    ) {
        let check = DiagramCheck<Element>()
        describe(check)
        self = check.check({ [try attempt()] }, { [try solution()] }, file: file, line: line)
    }

    /// The check of a prediction of several diagrams, in a list.
    public init<Element: MarbleElement & Equatable>(
        diagrams attempt: @escaping () throws -> [String], solution: @escaping () throws -> [String],
        of type: Element.Type, file: String = #filePath, line: Int = #line,
        _ describe: (DiagramCheck<Element>) -> Void
    ) {
        let check = DiagramCheck<Element>()
        describe(check)
        self = check.check(attempt, solution, file: file, line: line)
    }

    /// The check of a prediction as lines.
    ///
    /// - Parameters:
    ///   - attempt: The learner's function, from Exercise.swift.
    ///   - solution: The function of the same name from Solution.swift.
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
