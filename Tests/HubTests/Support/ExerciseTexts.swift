import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// The exercises of a lesson, written in one text: each begins at a line such as `// 2 · Build · A diary`. What stands above the
/// first stands in each.
struct ExerciseTexts {
    /// By the name of the file.
    let files: [(name: String, text: String)]

    init(_ text: String) {
        var parts: [(number: Int, lines: [String])] = []
        var top: [String] = []
        for line in text.sourceLines.map(String.init) {
            if let match = line.wholeMatch(of: /\/\/ ([0-9]+) · (.*)/), let number = Int(match.1) {
                parts.append((number, ["// \(match.2)"]))
            } else if parts.isEmpty {
                top.append(line)
            } else {
                parts[parts.count - 1].lines.append(line)
            }
        }
        files = parts.map { number, lines in
            var lines = lines
            while lines.last?.isEmpty == true { lines.removeLast() }
            let comment = lines.prefix { $0.hasPrefix("//") }
            let text =
                (comment + top.filter { !$0.isEmpty } + lines.dropFirst(comment.count)).joined(separator: "\n") + "\n"
            let name = "\(number < 10 ? "0" : "")\(number)-a.swift"
            return (ExerciseSource(file: name, text: text)?.wantedFile ?? name, text)
        }
    }
}

/// A course whose files a test writes.
protocol WrittenCourse {
    var root: URL { get }
    func write(_ text: String, to path: String) throws
}

extension WrittenCourse {
    /// Writes the exercises of a lesson, which has no others then.
    func write(exercises text: String, of lesson: String = "02-subscribe") throws {
        let files = ExerciseTexts(text).files
        for (exercise, _) in ExerciseFile.all(in: root.appendingPathComponent("Lessons/\(lesson)"))
        where !files.contains(where: { $0.name == exercise.file }) {
            try FileManager.default.removeItem(
                at: root.appendingPathComponent("Lessons/\(lesson)/Exercises/\(exercise.file)"))
        }
        for (name, text) in files { try write(text, to: "Lessons/\(lesson)/Exercises/\(name)") }
    }

    /// Has the exercises of a lesson, as they are or as in `text`, be those that came with the course.
    func keepUntouched(_ text: String? = nil, of lesson: String = "02-subscribe") throws {
        let folder = "Lessons/\(lesson)/Exercises"
        let files =
            text.map { ExerciseTexts($0).files }
            ?? ExerciseFile.all(in: root.appendingPathComponent("Lessons/\(lesson)")).map {
                ($0.exercise.file, $0.text)
            }
        let list = root.appendingPathComponent(UntouchedTexts.list)
        let others = SourceFile.text(of: list).split(separator: "\n").filter { !$0.contains(folder) }
        for (name, text) in files { try write(text, to: ".workbook/untouched/\(lesson)-\(name)") }
        let lines = others.map(String.init) + files.map { "\(lesson)-\($0.name) \(folder)/\($0.name)" }
        try write(lines.joined(separator: "\n"), to: UntouchedTexts.list)
    }
}

extension Course.Exercise {
    /// An exercise without a file.
    init(named title: String) throws {
        let source = try #require(ExerciseSource(file: "01-a.swift", text: "// Build · \(title)"))
        self.init(source: source, path: "", written: nil, untouched: nil)
    }
}
