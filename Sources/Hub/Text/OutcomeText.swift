import LessonKit
import Terminal

extension Course.Progress.Row {
    /// The sign of the last verdict; another one if the learner has changed the exercise since. What has passed has passed.
    var mark: String { hasPassed ? Outcome.passed.mark : isChanged ? "?" : outcome.mark }

    var style: Style { hasPassed ? Outcome.passed.style : isChanged ? .question : outcome.style }
}

extension [Course.Progress.Row] {
    /// What the signs of the rows mean, of those that there are; empty where they say nothing yet.
    var legend: String {
        let signs = [
            (Outcome.passed.mark, "passed"), (Outcome.wrong.mark, "not yet"), ("?", "changed since its last check"),
            (Outcome.toDo.mark, "to do"),
        ]
        let marks = Set(map(\.mark))
        guard marks.count > 1 else { return "" }
        return signs.filter { marks.contains($0.0) }.map { "\($0) \($1)" }.joined(separator: ", ")
    }
}

extension Outcome {
    /// Its sign. Colour is never the only sign.
    var mark: String {
        switch self {
        case .passed: "✓"
        case .toDo: "·"
        case .wrong, .crashed, .hung, .doesNotCompile: "✗"
        }
    }

    var style: Style {
        switch self {
        case .passed: .strong
        case .toDo: .quiet
        case .wrong, .crashed, .hung, .doesNotCompile: .bad
        }
    }

    /// What the sign leaves open.
    var note: String {
        switch self {
        case .passed, .wrong: ""
        case .toDo, .crashed, .hung, .doesNotCompile: " (\(rawValue))"
        }
    }

    /// `3 passed`
    func counted(_ count: Int) -> String {
        self == .doesNotCompile && count != 1 ? "\(count) do not compile" : "\(count) \(rawValue)"
    }
}
