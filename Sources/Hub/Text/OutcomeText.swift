import LessonKit
import Terminal

extension Course.Progress.Row {
    /// The sign of what was last found out; another one, where the exercise has been written in since.
    var mark: String { isChanged ? "?" : outcome.mark }

    var style: Style { isChanged ? .question : outcome.style }
}

extension Outcome {
    /// Its sign: it is never told by colour alone.
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

    /// What its sign does not say.
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
