import Foundation

/// Which exercise of a version of the course is which of another one. It is known by its lesson and its title, wherever the two
/// stand. If it was renamed, it is known by its text.
struct ExerciseMatches {
    /// An exercise's file: `Lessons/02-subscribe/Exercises/03-word-by-word.swift`.
    struct Name: Hashable {
        let lesson: String
        /// `word-by-word`
        let title: String

        /// Nil if the file is no exercise.
        init?(_ path: String) {
            guard let match = path.wholeMatch(of: #/Lessons/[0-9]+-([^/]+)/Exercises/[0-9]+-([^/]+)\.swift/#) else {
                return nil
            }
            (lesson, title) = (String(match.1), String(match.2))
        }
    }

    private let byName: [Name: String]
    private let renamed: [String: String]

    /// - Parameter text: The untouched text of a file. Asked only where a name is not enough.
    init(
        old: [String], new: [String], oldText: (String) -> String?, newText: (String) -> String?
    ) {
        func named(_ paths: [String]) -> [Name: String] {
            Dictionary(paths.compactMap { path in Name(path).map { ($0, path) } }) { one, _ in one }
        }
        let (before, now) = (named(old), named(new))
        byName = now
        var renamed: [String: String] = [:]
        var free = now.filter { before[$0.key] == nil }.mapValues { path in
            let lines = Self.lines(newText(path) ?? "")
            return (lines: lines, functions: Self.functions(lines))
        }
        for (name, path) in before.sorted(by: { $0.value < $1.value }) where now[name] == nil && !free.isEmpty {
            let lines = Self.lines(oldText(path) ?? "")
            // Two exercises may look alike. The one with the same function is meant.
            let functions = Self.functions(lines)
            let alike = free.filter { !$0.value.functions.isDisjoint(with: functions) }
                .map { (name: $0.key, likeness: Self.likeness($0.value.lines, lines)) }
            guard let best = alike.max(by: { $0.likeness < $1.likeness }), best.likeness >= 0.5 else { continue }
            (renamed[path], free[best.name]) = (now[best.name], nil)
        }
        self.renamed = renamed
    }

    /// Where the exercise stands that stood at `path`; nil if it was removed.
    subscript(path: String) -> String? { Name(path).flatMap { byName[$0] } ?? renamed[path] }

    /// The exercises that were renamed: where they stood, and where they stand.
    var renames: [(old: String, new: String)] { renamed.map { ($0.key, $0.value) } }

    private static func functions(_ lines: Set<Substring>) -> Set<Substring> {
        // A literal is read anew each time that it is come upon.
        let declaration = /(?:@MainActor )?func (\w+)/
        return Set(lines.compactMap { $0.prefixMatch(of: declaration)?.1 })
    }

    /// The share of the lines that two texts have in common.
    static func likeness(_ one: Set<Substring>, _ other: Set<Substring>) -> Double {
        Double(one.intersection(other).count) / Double(max(one.count, other.count, 1))
    }

    /// The lines that tell a text from another.
    static func lines(_ text: String) -> Set<Substring> {
        Set(text.split(whereSeparator: \.isNewline).filter { $0.count > 3 && !$0.hasPrefix("import ") })
    }
}
