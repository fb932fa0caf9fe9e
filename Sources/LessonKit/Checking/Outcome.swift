/// What a check found out about one exercise.
public enum Outcome: String, Codable, Sendable, CaseIterable {
    case passed
    case wrong
    case toDo = "to do"
    case crashed
    case hung
    case doesNotCompile = "does not compile"
}

/// One exercise after a check.
public struct CheckedExercise: Sendable, Equatable {
    public let lesson: String
    public let number: Int
    public let title: String
    public let outcome: Outcome
    /// What the check said, line by line: evidence is indented, the diagnosis is not and comes last. Empty when there is nothing to say.
    public let report: String

    public init(lesson: String, number: Int, title: String, outcome: Outcome, report: String = "") {
        (self.lesson, self.number, self.title) = (lesson, number, title)
        (self.outcome, self.report) = (outcome, report)
    }

    /// The report without its evidence, as one line.
    public var diagnosis: String {
        report.split(whereSeparator: \.isNewline).filter { $0.first?.isWhitespace == false }.joined(separator: " ")
    }
}
