import LessonKit

/// Compares lines that an answer wrote, or that a prediction names, with those that are expected.
enum Lines {
    /// Both beside each other, the first line that differs marked; nil if `lines` are `expected`.
    static func difference(_ expected: [String], from lines: [String]) -> Diagnosis? {
        guard let index = firstDifference(expected, lines) else { return nil }
        let rows = (0..<max(expected.count, lines.count)).map { row in
            [row < expected.count ? expected[row] : "", row < lines.count ? lines[row] : ""]
        }
        let meaning =
            if index >= lines.count {
                index == 0
                    ? "The first line should be \"\(expected[0])\", and none came."
                    : "After line \(index) there should be another, \"\(expected[index])\", and none came."
            } else if index >= expected.count {
                "Nothing should come after line \(index), but \"\(lines[index])\" did."
            } else {
                "Line \(index + 1) should be \"\(expected[index])\", and is \"\(lines[index])\"."
            }
        return Diagnosis(meaning, evidence: [.table(Evidence.Table(["expected", "yours"], rows, marked: index))])
    }

    /// Passes when `prediction` is `truth`.
    ///
    /// - Throws: A `Diagnosis` that shows how far the prediction is right. It does not say what really comes.
    static func predict(
        _ prediction: [String], truth: [String],
        knowing mistakes: [(known: Check.KnownMistake, sign: ([String]) -> Bool)] = []
    ) throws {
        guard let index = firstDifference(truth, prediction) else { return }
        let isTooShort = index >= prediction.count
        let rows = (prediction + (isTooShort ? ["?"] : [])).enumerated().map { ["\($0 + 1)", $1] }
        let table = Evidence.Table(
            ["", "you said"], rows, marked: index, note: isTooShort ? "more is to come" : "not this")
        let known = Set(truth)
        let fallback =
            if index < prediction.count, !known.contains(prediction[index]) {
                "Nothing logs \"\(prediction[index])\". The words are: "
                    + known.sorted().map { "\"\($0)\"" }.joined(separator: ", ") + "."
            } else if index == 0 {
                "Not in this order. What is the very first line that runs?"
            } else {
                "You are right as far as line \(index). Go on from there, one line of the code at a time."
            }
        let mistake = mistakes.first { $0.sign(prediction) }?.known
        throw Diagnosis(mistake?.meaning ?? fallback, evidence: [.table(table)], step: mistake?.step)
    }

    private static func firstDifference(_ lhs: [String], _ rhs: [String]) -> Int? {
        (0..<max(lhs.count, rhs.count)).first { row in
            row >= lhs.count || row >= rhs.count || lhs[row] != rhs[row]
        }
    }
}
