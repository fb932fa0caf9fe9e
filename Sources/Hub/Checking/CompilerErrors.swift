import Foundation
import LessonKit

/// The compiler's errors in a lesson, in words for its learner.
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
    /// The end of the output, for where no error is named.
    private let lastLine: Substring?
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
        for line in StandIns.named(output).split(whereSeparator: \.isNewline)
        where line.contains("error: ") || expansion != nil {
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
        lastLine = output.split(whereSeparator: \.isNewline).last
    }

    /// Whether an error is in a file of `lesson`, or in its checks.
    func concern(_ lesson: Course.Lesson) -> Bool {
        entries.contains { Self.concerns($0, lesson) }
    }

    private static func concerns(_ entry: Entry, _ lesson: Course.Lesson) -> Bool {
        entry.path.hasPrefix("Lessons/\(lesson.folder)/") || entry.path.hasPrefix("Tests/ExerciseTests/\(lesson.name)/")
    }

    /// Whether all errors that concern `lesson` are in its exercises, or in their checks.
    func areInExercises(of lesson: Course.Lesson) -> Bool {
        let paths = lesson.exercises.flatMap { [$0.path, lesson.checkPath($0)] }
        return entries.filter { Self.concerns($0, lesson) }.allSatisfy { paths.contains($0.path) }
    }

    /// The diagnoses of `exercise`: the first three errors in its file. If that has none, they name the errors in its check.
    /// None if it has no errors in either.
    func diagnoses(for exercise: Course.Exercise, of lesson: Course.Lesson) -> [Diagnosis] {
        let own = diagnoses(in: exercise.path)
        let used = entries.filter { $0.path == lesson.checkPath(exercise) }
        guard own.isEmpty, !used.isEmpty else { return own }
        let check = lesson.checkPath(exercise)
        let advice =
            if !ChangedCheck.all([check], in: checkout).isEmpty {
                ", which is not as it came with the course. \(ChangedCheck.cause) To have it back: git checkout -- \(check)"
            } else if exercise.isUntouched {
                ", which is not as it came with the course. \(ChangedCheck.cause) "
                    + "Copy \(check) from where you got this workbook."
            } else {
                ". Did a function lose its name or change its type?"
            }
        return [Diagnosis("\(exercise.path) has no error of its own, but its check has\(advice)")]
            + used.prefix(3).map(\.diagnosis) + more(used.count)
    }

    /// The diagnoses of every exercise of `lesson`, where the errors are elsewhere.
    func diagnoses(for lesson: Course.Lesson) -> [Diagnosis] {
        if !entries.isEmpty { return entries.prefix(3).map(\.diagnosis) + more(entries.count) }
        return [Diagnosis("The package does not build, and the error is in no file of this lesson.")] + elsewhere
    }

    /// The diagnoses of a sketch: the first three errors in the first of its files that has some, else those of the package.
    func diagnoses(for sketch: SketchFile) -> [Diagnosis] {
        let own = sketch.paths.lazy.map { diagnoses(in: $0) }.first { !$0.isEmpty } ?? []
        let advice = SketchAdvice(messages: entries.map(\.message), source: SourceFile.text(of: sketch.url))
        if !own.isEmpty { return own + advice.all.map { Diagnosis($0) } }
        return [Diagnosis("The package does not build, and the error is not in the sketch.")]
            + (entries.isEmpty ? elsewhere : entries.prefix(3).map(\.diagnosis) + more(entries.count))
    }

    /// The first three errors in a file, each with its line; none if there is no error in it.
    private func diagnoses(in path: String) -> [Diagnosis] {
        let own = entries.filter { $0.path == path }
        guard !own.isEmpty else { return [] }
        let source = SourceFile.text(of: checkout.root.appendingPathComponent(path)).sourceLines
        return own.prefix(3).map { entry in
            Diagnosis(
                entry.message,
                evidence: entry.line <= source.count ? Self.marked(source[entry.line - 1], column: entry.column) : [],
                place: entry.place)
        } + more(own.count)
    }

    /// The first three errors without a place.
    private var elsewhere: [Diagnosis] {
        guard others.isEmpty else { return others.prefix(3).map { Diagnosis($0) } + more(others.count) }
        let end = lastLine.map { " Its last line: \($0)" } ?? ""
        return [Diagnosis("swift build failed without naming an error.\(end)")]
    }

    /// The line without its indentation, the column marked, which the compiler counts in bytes.
    private static func marked(_ line: Substring, column: Int) -> [Evidence] {
        let bytes = line.utf8.prefix(max(0, column - 1))
        let indent = line.prefix(while: \.isWhitespace)
        // The file may have been saved again since.
        guard line.utf8.count >= bytes.count, bytes.count >= indent.utf8.count, let before = String(bytes)
        else { return [] }
        return [.code(String(line.dropFirst(indent.count)), mark: before.count - indent.count)]
    }

    private func more(_ count: Int) -> [Diagnosis] { count > 3 ? [Diagnosis("and \(count - 3) more.")] : [] }
}

extension CompilerErrors.Entry {
    var place: SourcePlace { SourcePlace(path, line: line, column: column) }
    var diagnosis: Diagnosis { Diagnosis(message, place: place) }
}
