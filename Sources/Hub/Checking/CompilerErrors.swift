import Foundation
import LessonKit
import Marbles
import Terminal

/// What the compiler holds against a lesson, told to its learner.
struct CompilerErrors: Sendable, Equatable {
    /// One error, at a place in a file.
    struct Entry: Sendable, Hashable, CustomStringConvertible {
        /// As seen from the checkout.
        let path: String
        let line: Int
        let column: Int
        let message: String

        var description: String { "\(path):\(line):\(column): \(message)" }
    }

    /// Every error once, by path and line.
    let entries: [Entry]
    /// Errors without a place in a file: of the linker, of the package.
    let others: [String]
    private let checkout: Checkout

    /// Reads the output of `swift build`.
    init(output: String, checkout: Checkout) {
        self.checkout = checkout
        var entries: [Entry] = []
        var others: [String] = []
        var expansion: String?
        func add(_ path: Substring, _ line: Substring, _ column: Substring, _ message: String) {
            guard let line = Int(line), let column = Int(column) else { return }
            let entry = Entry(path: checkout.relative(String(path)), line: line, column: column, message: message)
            if !entries.contains(entry) { entries.append(entry) }
        }
        for line in output.split(whereSeparator: \.isNewline) where line.contains("error: ") || expansion != nil {
            if let match = line.wholeMatch(of: #/(/.+?):([0-9]+):([0-9]+): error: (.+)/#) {
                add(match.1, match.2, match.3, String(match.4))
            } else if let match = line.wholeMatch(of: /macro expansion .+: error: (.+)/) {
                expansion = String(match.1)
            } else if let message = expansion, let match = line.firstMatch(of: #/(/.+?):([0-9]+):([0-9]+): note: /#) {
                add(match.1, match.2, match.3, message)
                expansion = nil
            } else if let match = line.wholeMatch(of: /(?:[^ ]+: )?error: (.+)/), !others.contains(String(match.1)) {
                others.append(String(match.1))
            }
        }
        self.entries = entries.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
        self.others = others
    }

    /// Whether an error is in a file of `lesson`, or in its checks.
    func concern(_ lesson: Course.Lesson) -> Bool {
        entries.contains {
            $0.path.hasPrefix("Lessons/\(lesson.folder)/") || $0.path == "Tests/ExerciseTests/\(lesson.name).swift"
        }
    }

    /// What to tell about every exercise of `lesson`: the first three errors in its Exercise.swift, each with its line.
    /// Where that file has none, that it is another one's, and which.
    func report(for lesson: Course.Lesson) -> String {
        let own = entries.filter { $0.path == lesson.exercisePath }
        if !own.isEmpty {
            let source = SourceFile.text(of: checkout.root.appendingPathComponent(lesson.exercisePath))
                .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            return own.prefix(3).flatMap { entry in
                let exercise = lesson.exercise(atLine: entry.line)
                return ["\(entry)" + (exercise.map { " (in exercise \($0))" } ?? "")]
                    + (entry.line <= source.count ? Self.marked(source[entry.line - 1], column: entry.column) : [])
            }
            .joined(separator: "\n") + more(own.count)
        }
        if !entries.isEmpty {
            return """
                \(lesson.exercisePath) has no error of its own, but what uses it has. \
                Did a function there lose its name or change its type?

                """ + entries.prefix(3).map(\.description).joined(separator: "\n") + more(entries.count)
        }
        let rest = others.isEmpty ? ["swift build failed without naming an error."] : others
        return "The package does not build, and the error is in no file of this lesson.\n"
            + rest.prefix(3).joined(separator: "\n") + more(rest.count)
    }

    /// What to tell about one exercise of `lesson`: the errors in it; "" where they are in other exercises.
    /// Nil where one is in none: then nobody knows whose it is.
    func report(for exercise: ExerciseSource, of lesson: Course.Lesson) -> String? {
        let own = entries.filter { $0.path == lesson.exercisePath }
        let places = own.map { lesson.exercise(atLine: $0.line)?.number }
        guard !own.isEmpty, !places.contains(nil) else { return nil }
        let here = zip(own, places).filter { $1 == exercise.number }.map(\.0.description)
        return here.prefix(3).joined(separator: "; ") + (here.count > 3 ? "; and \(here.count - 3) more" : "")
    }

    /// The line, and below it a mark under the column, which the compiler counts in bytes.
    private static func marked(_ line: Substring, column: Int) -> [String] {
        let bytes = line.utf8.prefix(max(0, column - 1))
        let indent = line.prefix(while: \.isWhitespace)
        // The file may have been saved again since.
        guard line.utf8.count >= bytes.count, bytes.count >= indent.utf8.count,
            let before = String(bytes)?.dropFirst(indent.count)
        else { return [] }
        let code = line.dropFirst(indent.count)
        return ["    \(tabless(code))", "    \(String(repeating: " ", count: tabless(before).displayWidth))^"]
    }

    private static func tabless(_ text: Substring) -> String { String(text.replacing("\t", with: "    ")) }

    /// Where the first error that `report(for:)` tells is: `Lessons/02-subscribe/Exercise.swift:12`. Nil when it has no place.
    func place(for lesson: Course.Lesson) -> String? {
        (entries.first { $0.path == lesson.exercisePath } ?? entries.first).map { "\($0.path):\($0.line)" }
    }

    private func more(_ count: Int) -> String { count > 3 ? "\nand \(count - 3) more." : "" }
}
