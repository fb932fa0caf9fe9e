extension Course {
    /// An exercise as the header in Exercise.swift announces it: `// 3 · Repair · A late fan`.
    struct Exercise: Sendable, Equatable, CustomStringConvertible {
        let number: Int
        /// Predict, Complete, Repair or Build.
        let kind: String
        let title: String
        /// The line of its header, from 1. The exercise reaches to the next header.
        let line: Int

        var description: String { "\(number) · \(title)" }

        /// The exercises that `source` announces, by number. Of two with one number the first counts.
        static func all(in source: String) -> [Exercise] {
            var found: [Int: Exercise] = [:]
            let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for (index, line) in lines.enumerated() {
                guard let match = line.wholeMatch(of: #/// *([0-9]+) · (Predict|Complete|Repair|Build) · (.*\S) */#),
                    let number = Int(match.1), found[number] == nil
                else { continue }
                found[number] = Exercise(
                    number: number, kind: String(match.2), title: String(match.3), line: index + 1)
            }
            return found.values.sorted { $0.number < $1.number }
        }
    }
}
