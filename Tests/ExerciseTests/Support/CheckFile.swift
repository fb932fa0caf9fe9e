import Foundation
import LessonKit

/// A file of checks, `Tests/ExerciseTests/subscribe/03-word-by-word.swift`, and what its path says: the lesson and the number of
/// the exercise. Nobody types them again. The title stands in the lesson's Exercise.swift.
struct CheckFile: Sendable {
    let path: String
    let exercise: ExerciseID
    /// `word-by-word`
    let slug: String
    /// The title of the exercise; where Exercise.swift has none, what the file's name says.
    private(set) var title: String
    private let root: URL

    /// - Parameter path: The file's path, as `#filePath` gives it.
    init(_ path: String) {
        self.path = path
        let file = URL(fileURLWithPath: path)
        let folder = file.deletingLastPathComponent()
        let name = file.deletingPathExtension().lastPathComponent
        let digits = name.prefix(while: \.isNumber)
        exercise = ExerciseID(lesson: folder.lastPathComponent, number: Int(digits) ?? 0)
        slug = String(name.dropFirst(digits.count + 1))
        root = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        title = slug.replacing("-", with: " ")
        if let untouched { title = untouched.title }
    }

    /// What is wrong with the file's name, and with `steps`, which are to be titles of the lesson's steps.
    func problems(steps: [String]) -> [String] {
        var problems: [String] = []
        if let untouched {
            if URL(fileURLWithPath: path).lastPathComponent != untouched.checkFile {
                problems.append("\(exercise) is \"\(untouched.title)\": name this file \(untouched.checkFile).")
            }
        } else {
            problems.append(
                "The lesson \(exercise.lesson) has no exercise \(exercise.number). Which one does this check?")
        }
        let titles = Set(lines("README.md").filter { $0.hasPrefix("## ") }.map { $0.dropFirst(3) })
        for step in steps where !titles.contains(Substring(step)) {
            problems.append("The lesson \(exercise.lesson) has no step \"\(step)\".")
        }
        return problems
    }

    /// Where the learner writes: the function of the exercise in Exercise.swift, as it stands now.
    var learnersFunction: (path: String, line: Int)? {
        guard let folder else { return nil }
        let path = folder.appendingPathComponent("Exercise.swift").path
        let written = part(of: "Exercise.swift")
        guard let first = written.first else { return (path, 1) }
        // The function that is to be written has the mark in the untouched text.
        let untouched = part(of: ".Exercise.swift").map(\.text)
        let mark = untouched.firstIndex(where: Self.isMark) ?? untouched.endIndex
        let name = untouched[..<mark].last { Self.function(in: $0) != nil }.flatMap(Self.function)
        let found =
            written.first { Self.function(in: $0.text) == name } ?? written.first { Self.function(in: $0.text) != nil }
        return (path, (found ?? first).number)
    }

    /// Whether the exercise has the mark of one that nobody has begun.
    var hasMark: Bool { part(of: "Exercise.swift").contains { Self.isMark($0.text) } }

    private static func isMark(_ line: Substring) -> Bool { line.contains("ToDo()") || line.contains("toDo()") }

    private var folder: URL? {
        let lessons = root.appendingPathComponent("Lessons")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: lessons.path)) ?? []
        return names.first { LessonFolder.commandName(of: $0) == exercise.lesson && $0 != exercise.lesson }
            .map { lessons.appendingPathComponent($0) }
    }

    private var untouched: ExerciseSource? {
        ExerciseSource.headers(in: lines(".Exercise.swift")).first { $0.number == exercise.number }
    }

    private func lines(_ name: String) -> [Substring] {
        folder.flatMap { SourceFile.read($0.appendingPathComponent(name)) }?.sourceLines ?? []
    }

    /// The lines of a file from the exercise's header to the next one.
    private func part(of name: String) -> [(number: Int, text: Substring)] {
        let lines = lines(name)
        let headers = ExerciseSource.headers(in: lines)
        guard let index = headers.firstIndex(where: { $0.title == title }) else { return [] }
        let end = headers.dropFirst(index + 1).first?.line ?? lines.count + 1
        return (headers[index].line..<end).map { ($0, lines[$0 - 1]) }
    }

    /// The name of the function that is declared in `line`, if one is.
    private static func function(in line: Substring) -> Substring? {
        guard !line.drop(while: { $0 == " " }).hasPrefix("//"), let range = line.firstRange(of: "func ") else {
            return nil
        }
        return line[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
