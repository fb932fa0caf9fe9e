import LessonKit

extension Diagnosis {
    /// What the check has seen, in the widest terminal that has no room for it or tears a word of it; nil if there is none.
    var torn: String? {
        for columns in [120, 80, 60, 40] {
            for evidence in evidence {
                // A line of code is cut, and says so. The columns of a table need some room.
                if case .code = evidence { continue }
                if case .table = evidence, columns < 60 { continue }
                // The loop has it further to the right, and keeps the last column free.
                let lines = evidence.lines(width: columns - 6)
                let isTooWide = lines.contains { $0.count > columns - 6 }
                if isTooWide || !Self.words(evidence.lines(width: 1000)).isSubset(of: Self.words(lines)) {
                    return "at \(columns) columns:\n\(lines.joined(separator: "\n"))"
                }
            }
        }
        return nil
    }

    /// Words of a language, and no code. A narrow picture does without the remark on its brackets.
    private static func words(_ lines: [String]) -> Set<Substring> {
        Set(
            lines.filter { !$0.hasPrefix("(a bracket is") }.flatMap { $0.split(separator: " ") }
                .filter { $0.allSatisfy(\.isLetter) })
    }
}
