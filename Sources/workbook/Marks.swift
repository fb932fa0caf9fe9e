import LessonKit

extension Outcome {
    /// Its sign. The word always stands beside it, or is counted beside it.
    var mark: String {
        switch self {
        case .passed: "✓"
        case .toDo: "·"
        case .wrong, .crashed, .hung, .doesNotCompile: "✗"
        }
    }

    var colour: Page.Colour {
        switch self {
        case .passed: .green
        case .toDo: .dim
        case .wrong, .crashed, .hung, .doesNotCompile: .red
        }
    }
}

extension Page {
    /// `✗ wrong`, as wide as the longest of the common ones.
    func marked(_ outcome: Outcome) -> String {
        let word = outcome.rawValue
        return coloured("\(outcome.mark) \(word)", outcome.colour)
            + String(repeating: " ", count: max(0, Outcome.crashed.rawValue.count - word.count))
    }
}
