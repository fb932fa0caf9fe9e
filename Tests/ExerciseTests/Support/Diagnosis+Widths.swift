import LessonKit

extension Diagnosis {
    /// What the check has seen, in the widest terminal that has no room for it or tears a word of it; nil if there is none.
    var torn: String? {
        // The loop has it further to the right, and keeps the last column free.
        for (columns, evidence) in [120, 80, 60, 40].flatMap({ columns in evidence.map { (columns, $0) } }) {
            // A line of code is cut, and says so.
            if case .code = evidence { continue }
            let lines = evidence.lines(width: columns - 6)
            let (shown, whole) = (Self.words(lines), Self.words(evidence.lines(width: 1000)))
            if lines.contains(where: { $0.count > columns - 6 })
                || whole.contains(where: { shown[$0.key, default: 0] < $0.value })
            {
                return "at \(columns) columns:\n\(lines.joined(separator: "\n"))"
            }
        }
        return nil
    }

    private static func words(_ lines: [String]) -> [Substring: Int] {
        lines.flatMap { $0.split { !$0.isLetter } }.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
}
