import Foundation

@testable import Hub
@testable import LessonKit

/// A copy of this course, to be broken: what a learner has, without what was built.
final class RealCourse {
    /// Spaces and letters that are no ASCII are in many paths.
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("강의 course \(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(
            at: root.appendingPathComponent("Tests"), withIntermediateDirectories: true)
        for path in ["Package.swift", "Sources", "Lessons", "Tests/ExerciseTests"] {
            try FileManager.default.copyItem(
                at: ownPackage.appendingPathComponent(path), to: root.appendingPathComponent(path))
        }
        // A learner's answers in the checkout that is tested do not matter.
        UntouchedTexts(in: ownPackage).keep()
        try FileManager.default.createDirectory(
            at: root.appendingPathComponent(".workbook"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: ownPackage.appendingPathComponent(".workbook/untouched"),
            to: root.appendingPathComponent(".workbook/untouched"))
        try resetAll()
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    var checkout: Checkout { get throws { try Checkout(containing: root) } }
    var course: Course { get throws { try Course(checkout) } }

    /// Takes every answer away.
    func resetAll() throws {
        for exercise in try course.lessons.flatMap(\.exercises) {
            if let untouched = exercise.untouched { try write(untouched, to: exercise.path) }
        }
    }

    /// Puts `code` in place of what marks an exercise as not begun, by number. What stands below it stays.
    func answer(_ name: String, lineEnd: String = "\n", _ code: [Int: String]) throws {
        for exercise in try course.lesson(name).exercises {
            guard let code = code[exercise.number], let text = exercise.written else { continue }
            let answered = text.replacing(#/    try toDo\(\).*\n/#, with: "    \(code)\n", maxReplacements: 1)
                .replacing("    throw ToDo()\n", with: "    \(code)\n    throw ToDo()\n", maxReplacements: 1)
                .replacing("import LessonKit\n", with: "import Dispatch\nimport Foundation\nimport LessonKit\n")
            try write(answered.replacing("\n", with: lineEnd), to: exercise.path)
        }
    }

    /// Answers every exercise with a call of its solution.
    func attemptSolutions() throws {
        let function =
            /\n((?:@MainActor )?func (\w+)(?:<[^(]*>)?\(([^{]*)\)( async)? throws[^{]*)\{\n(.*?)\n\}(?=\n|$)/
            .dotMatchesNewlines()
        for exercise in try course.lessons.flatMap(\.exercises) {
            let answered = (exercise.untouched ?? "").replacing(function) { match in
                guard match.5.contains("oDo()") else { return String(match.0) }
                let arguments = Self.parameters(match.3).map { parameter in
                    let names = parameter.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace)
                    return names.first == "_" || names.count == 0
                        ? String(names.last ?? "") : "\(names[0]): \(names[names.count - 1])"
                }
                let call = match.4 == nil ? "try" : "try await"
                return
                    "\n\(match.1){\n    return \(call) Solution.exercise\(exercise.number)(\(arguments.joined(separator: ", ")))\n}"
            }
            try write(answered, to: exercise.path)
        }
    }

    /// The parts of a list of parameters. A comma within parentheses separates nothing.
    private static func parameters(_ list: Substring) -> [String] {
        var (parts, depth) = ([""], 0)
        for character in list {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.filter { $0.contains(":") }
    }

    func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: root.appendingPathComponent(path))
    }
}
