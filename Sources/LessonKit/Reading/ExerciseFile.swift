import Foundation

/// The folder of a lesson's exercises.
package enum ExerciseFile {
    /// Its name in the lesson's folder.
    package static let folder = "Exercises"
    /// The file with what several exercises of a lesson are given.
    package static let given = "Given.swift"

    /// The columns of a line of its text, with the slashes.
    static let columns = 75

    /// `text` with each line of prose on top that is too wide broken between two words.
    package static func wrapped(_ text: String) -> String {
        var lines = text.components(separatedBy: "\n")
        // What stands further to the right is code.
        func prose(_ index: Int) -> (indent: Int, isItem: Bool)? {
            guard lines.indices.contains(index),
                let match = lines[index].prefixMatch(of: #/\/\/ {1,3}((?:[-*•]|[0-9]{1,2}[.)]) +)?(?=[^ ])/#)
            else { return nil }
            return (match.0.count, match.1 != nil)
        }
        var index = 1
        while index < lines.count, lines[index].hasPrefix("//") {
            let line = lines[index]
            if line.count > columns, let (indent, _) = prose(index),
                let space = line.dropFirst(indent).dropLast(line.count - columns - 1).lastIndex(of: " ")
            {
                lines[index] = String(line[..<space])
                let rest = "//" + String(repeating: " ", count: indent - 2) + line[space...].dropFirst()
                if let next = prose(index + 1), !next.isItem {
                    lines[index + 1] = rest + " " + lines[index + 1].dropFirst(next.indent)
                } else {
                    lines.insert(rest, at: index + 1)
                }
            }
            index += 1
        }
        return lines.joined(separator: "\n")
    }

    /// The exercises in a lesson's folder, in order, each with its text.
    package static func all(in lesson: URL) -> [(exercise: ExerciseSource, text: String)] {
        let folder = lesson.appendingPathComponent(folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().compactMap { name in
            let text = SourceFile.text(of: folder.appendingPathComponent(name))
            return ExerciseSource(file: name, text: text).map { ($0, text) }
        }
    }

    /// The functions of an exercise that stand outside all types.
    package static func functions(in text: String) -> [String] {
        SwiftScanner(text).functions.filter { $0.depth == 0 }.map(\.name)
    }

    /// The line that marks an exercise as not begun, `throw ToDo()` or `try toDo()`; nil where there is none. From 1 on.
    package static func mark(in lines: [Substring]) -> (text: String, line: Int)? {
        for (index, line) in lines.enumerated() where line.contains("oDo()") && !line.hasPrefix("//") {
            if let found = line.firstMatch(of: /\b(?:throw +ToDo|try +toDo)\(\)/) {
                return (String(found.0), index + 1)
            }
        }
        return nil
    }

    /// The function that the learner writes, by its name: the one with the mark, else the last.
    package static func function(in text: String) -> String? {
        let mark = mark(in: text.sourceLines)?.line ?? .max
        return SwiftScanner(text).functions.last { $0.depth == 0 && $0.line <= mark }?.name
    }

    /// The line of the function that the learner writes: the one with the mark, else the last. From 1 on.
    package static func function(in lines: [Substring]) -> Int {
        let functions = lines.indices.filter { index in
            ["func ", "@MainActor func "].contains { lines[index].hasPrefix($0) }
        }
        let mark = mark(in: lines)?.line ?? .max
        return (functions.last { $0 < mark } ?? 0) + 1
    }
}
