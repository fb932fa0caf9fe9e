/// An exercise as it stands in Exercise.swift, from its header to the next.
struct ExerciseSource: Equatable, Sendable {
    static let kinds = ["Predict", "Complete", "Repair", "Build"]

    let number: Int
    /// One of `kinds`; empty when the header names none.
    let kind: String
    let title: String
    /// The line of its header, from 1.
    var line: Int
    /// The functions that stand under it.
    var functions: [String] = []

    /// Every exercise in `source`, in order. A header is a comment such as `// 3 · Repair · A late fan`.
    static func all(in source: String) -> [ExerciseSource] {
        var exercises = headers(in: source)
        for function in SwiftScanner(source).functions where function.depth == 0 {
            guard let index = exercises.lastIndex(where: { $0.line < function.line }) else { continue }
            exercises[index].functions.append(function.name)
        }
        return exercises
    }

    /// The same, without the functions, which take longer to find.
    static func headers(in source: String) -> [ExerciseSource] {
        let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.enumerated().compactMap { header(String($1), line: $0 + 1) }
    }

    private static func header(_ text: String, line: Int) -> ExerciseSource? {
        // Most lines are none, and a regular expression is slow to find that out.
        guard text.hasPrefix("//"), text.contains("·") else { return nil }
        guard let match = text.wholeMatch(of: #/// *([0-9]+) *· *(.*?) */#), let number = Int(match.1) else {
            return nil
        }
        let parts = match.2.wholeMatch(of: #/(\w+) *· *(.+)/#)
        let kind = kinds.first { $0 == parts?.1 ?? "" } ?? ""
        return ExerciseSource(number: number, kind: kind, title: String(parts?.2 ?? match.2), line: line)
    }
}
