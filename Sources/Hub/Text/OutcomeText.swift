import LessonKit
import Terminal

extension Course.Progress.Row {
    /// The sign of the last verdict; another one if the learner has changed the exercise since.
    var mark: String { isChanged ? "?" : outcome.mark }

    var style: Style { isChanged ? .question : outcome.style }
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
