import LessonKit
import Terminal

extension Classroom {
    /// A column of the table: a lesson, or an exercise of today's lesson.
    struct Column: Equatable {
        let number: Int
        let name: String
        let exercises: [Exercise]
    }

    /// Today's exercises; otherwise the lessons that somebody is in.
    var columns: [Column] {
        isToday
            ? exercises.map { Column(number: $0.number, name: $0.title, exercises: [$0]) }
            : lessons(.begun).map { Column(number: $0.number, name: $0.name, exercises: $0.exercises) }
    }

    /// A mark for each exercise of a column.
    func marks(_ column: Column, of learner: Learner) -> StyledLine {
        column.exercises.map { Self.mark(learner.outcome($0)) }
    }

    /// One mark for all of them: what holds the learner there, otherwise how many have passed.
    func sum(_ column: Column, of learner: Learner) -> StyledText {
        if let held = column.exercises.first(where: learner.hasTried) { return Self.mark(learner.outcome(held)) }
        let outcomes = column.exercises.map(learner.outcome)
        let passed = outcomes.count { $0 == .passed }
        if passed == outcomes.count { return Self.mark(.passed) }
        if passed > 0 { return StyledText("\(min(9, passed))") }
        return Self.mark(outcomes.contains { $0 != nil } ? .toDo : nil)
    }

    /// The mark for `outcome`; nil if a file does not have the exercise.
    static func mark(_ outcome: Outcome?) -> StyledText {
        switch outcome {
        case .doesNotCompile?: StyledText("!", .bad)
        case .crashed?: StyledText("#", .bad)
        case .hung?: StyledText("~", .bad)
        case let outcome?: StyledText(outcome.mark, outcome.style)
        case nil: StyledText("?", .quiet)
        }
    }

    /// What the marks mean, of those that are seen: `✓ passed, · to do`.
    ///
    /// - Parameter isSummed: Whether a mark is one for a whole lesson.
    static func meanings(of seen: Set<String>, isSummed: Bool) -> [(mark: StyledText, meaning: String)] {
        let all: [(Outcome?, String)] = [
            (.passed, isSummed ? "all passed" : "passed"), (.wrong, "not right yet"), (.crashed, "crashed"),
            (.hung, "did not end"), (.doesNotCompile, "does not compile"), (.toDo, isSummed ? "not begun" : "to do"),
            (nil, "not in the file"),
        ]
        let signs = all.map { (mark: mark($0), meaning: $1) }.filter { seen.contains($0.mark.text) }
        let number = seen.filter { Int($0) != nil }.max().map { [(mark: StyledText($0), meaning: "of them passed")] }
        return signs + (number ?? [])
    }
}
