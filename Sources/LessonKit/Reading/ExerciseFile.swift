import Foundation

/// The folder of a lesson's exercises.
package enum ExerciseFile {
    /// Its name in the lesson's folder.
    package static let folder = "Exercises"
    /// The file with what several exercises of a lesson are given.
    package static let given = "Given.swift"

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
