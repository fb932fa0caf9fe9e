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
        /// What the compiler adds: where a brace opens, what a protocol requires.
        var notes: [Note] = []

        var description: String { "\(path):\(line):\(column): \(message)" }
    }

    /// A remark in the picture below an error.
    struct Note: Sendable, Hashable {
        /// The line of the picture that it stands at, which need not be of the same file.
        let line: Int
        let message: String
    }

    /// Every error once, by path and line.
    let entries: [Entry]
    /// Errors without a place in a file: of the linker, of the package. Where the manifest refuses, its own words.
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
        // The error whose picture is read, and the line of the picture.
        var (current, shown): (Int?, Int) = (nil, 0)
        func add(_ path: Substring, _ line: Substring, _ column: Substring, _ message: String) {
            guard let line = Int(line), let column = Int(column) else { return }
            // The group of a diagnostic, in brackets at its end, helps nobody who is new: `[#no-usage]`.
            let message = message.replacing(#/ \[#[\w-]+\]$/#, with: "")
            let entry = Entry(path: checkout.relative(String(path)), line: line, column: column, message: message)
            current = entries.firstIndex {
                ($0.path, $0.line, $0.column, $0.message) == (entry.path, line, column, message)
            }
            guard current == nil else { return }
            current = entries.count
            entries.append(entry)
        }
        var manifestRefuses = false
        for line in StandIns.named(output).split(whereSeparator: \.isNewline) {
            if let number = line.prefixMatch(of: #/ *([0-9]+) \| /#) { shown = Int(number.1) ?? 0 }
            if let current, let match = line.wholeMatch(of: #/[ |]+[|`]- note: (.+)/#) {
                let note = Note(line: shown, message: String(match.1))
                if !entries[current].notes.contains(note) { entries[current].notes.append(note) }
            }
            if manifestRefuses, !line.contains("error: ") { others.append(String(line)) }
            guard line.contains("error: ") || expansion != nil else { continue }
            manifestRefuses = line.contains("Invalid manifest (compiled with:")
            if manifestRefuses {
                others = []
            } else if let match = line.wholeMatch(of: #/(/.+?):([0-9]+):([0-9]+): error: (.+)/#) {
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
        if let crash = Self.crash(StandIns.named(output)) {
            add(crash.path, crash.line, "1", "The compiler itself crashed here. Write this in smaller parts.")
        }
        self.entries = entries.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
        self.others = others
        lastLine = output.split(whereSeparator: \.isNewline).last
    }

    /// Where the compiler was when it crashed; nil if it has not. It names the file first, and the line further in.
    private static func crash(_ output: String) -> (path: Substring, line: Substring)? {
        guard let start = output.firstRange(of: "\nStack dump:\n")?.upperBound else { return nil }
        // The text that it was at may stand there, too.
        let places = output[start...].split(whereSeparator: \.isNewline).map { $0.prefix(1000) }
            .filter { $0.contains(#/^[1-9][0-9]*\.\t/#) }
        guard let path = places.lazy.compactMap({ $0.firstMatch(of: #/source_file "(/.+?)"/#)?.1 }).first else {
            return nil
        }
        let lines = places.compactMap { place in
            place.firstRange(of: "\(path):").map { place[$0.upperBound...].prefix(while: \.isNumber) }
        }
        return (path, lines.last { !$0.isEmpty } ?? "1")
    }

    /// Whether no text of anybody is to blame, but a full disk or the like.
    var areOfTheMachine: Bool {
        let words = [
            "InternalError", "No space left", "I/O error", "Read-only file system", "Disk quota exceeded",
            "Too many open files", "Cannot allocate memory", "Permission denied", "temporary", "is not a directory",
        ]
        return entries.isEmpty && others.contains { other in words.contains(where: other.contains) }
    }

    /// Whether a file was saved while it was compiled. The next build reads it as it is then.
    var areOfASave: Bool {
        entries.isEmpty && others.contains { $0.contains("was modified during the build") }
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
        // The solution names what is given in an exercise: a type that is lost there is missed here.
        let paths = lesson.exercises.flatMap { [$0.path, lesson.checkPath($0)] } + [lesson.solutionPath]
        return entries.filter { Self.concerns($0, lesson) }.allSatisfy { paths.contains($0.path) }
    }

    /// The diagnoses of `exercise`: the first three errors in its file. If that has none, they name the errors in its check.
    /// None if it has no errors in either.
    func diagnoses(for exercise: Course.Exercise, of lesson: Course.Lesson) -> [Diagnosis] {
        if let written = exercise.written, written.allSatisfy(\.isWhitespace) {
            return [
                Diagnosis(
                    "The file is empty. A reset writes its untouched text anew: "
                        + "swift run workbook reset \(lesson.name) \(exercise.number)",
                    place: SourcePlace(exercise.path, line: 1))
            ]
        }
        let own = diagnoses(in: exercise.path) + linked(exercise, of: lesson)
        let missed = entries.filter { $0.path == lesson.solutionPath }
        if own.isEmpty, let lost = lost(missed, exercise) { return [lost] }
        let used = entries.filter { $0.path == lesson.checkPath(exercise) }
        guard own.isEmpty, !used.isEmpty else { return own }
        let check = lesson.checkPath(exercise)
        if let lost = lost(used, exercise) { return [lost] }
        let advice =
            if !ChangedCheck.all([check], in: checkout).isEmpty {
                ", which is not as it came with the course. \(ChangedCheck.cause) To have it back: git checkout -- \(check)"
            } else if exercise.isUntouched, !checkout.hasHistory {
                ", which is not as it came with the course. \(ChangedCheck.cause) "
                    + "Copy \(check) from where you got this workbook."
            } else {
                ". Did a function lose its name or change its type?"
            }
        return [Diagnosis("\(exercise.path) has no error of its own, but its check has\(advice)")]
            + used.prefix(3).map(\.diagnosis) + more(used.count)
    }

    /// What the linker has against an exercise. It names the file that was made of it.
    private func linked(_ exercise: Course.Exercise, of lesson: Course.Lesson) -> [Diagnosis] {
        guard entries.isEmpty else { return [] }
        let lines = exercise.written?.sourceLines ?? []
        if let line = lines.firstIndex(where: { $0.contains(/^\s*@main\b/) }) {
            return [
                Diagnosis(
                    "`@main` makes a program of its own, and an exercise is a part of one. Take `@main` away.",
                    place: SourcePlace(exercise.path, line: line + 1))
            ]
        }
        let file = "\(lesson.name.replacing("-", with: "_"))_exercises.build/\(exercise.source.file)"
        return others.filter { $0.contains(file) }.prefix(1).map { error in
            let what = error.split(separator: ": ").last ?? ""
            return Diagnosis("The linker cannot use it: \(what).", place: SourcePlace(exercise.path, line: 1))
        }
    }

    /// What its check or the solution uses, and an exercise's file had and has not.
    private func lost(_ used: [Entry], _ exercise: Course.Exercise) -> Diagnosis? {
        guard let written = exercise.written else { return nil }
        let had = Set(NameCollision.declarations(in: (exercise.untouched ?? "").sourceLines).map(\.name))
        let has = Set(NameCollision.declarations(in: written.sourceLines).map(\.name))
        let missing = used.lazy.compactMap {
            $0.message.firstMatch(of: /cannot find (type )?'(\w+)' in scope/).map { ($0.1 != nil, $0.2) }
        }
        guard let (isType, name) = missing.first(where: { had.contains($1) && !has.contains($1) }) else { return nil }
        let isPrivate = written.contains("private func \(name)")
        let words =
            isType || used.first?.path.hasSuffix("Solution.swift") == true
            ? "`\(name)` is used elsewhere, and the file does not declare it any more. Give it back."
            : "The check calls `\(name)`, and the file has no function of that name any more. Give it its name back\(isPrivate ? ", without private" : "")."
        return Diagnosis(
            words, place: SourcePlace(exercise.path, line: ExerciseFile.function(in: written.sourceLines)))
    }

    /// The diagnoses of every exercise of `lesson`, where the errors are elsewhere.
    func diagnoses(for lesson: Course.Lesson) -> [Diagnosis] {
        if !entries.isEmpty { return entries.prefix(3).map(\.diagnosis) + more(entries.count) }
        return [Diagnosis("The package does not build, and the error is in no file of this lesson.")] + elsewhere
    }

    /// The diagnoses of a sketch: the first three errors in the first of its files that has some, else those of the package.
    func diagnoses(for sketch: SketchFile) -> [Diagnosis] {
        let advice = SketchAdvice(
            messages: entries.map(\.message), source: checkout.text(of: sketch.path), checkout: checkout
        ).words
        let own = sketch.paths.lazy.map { diagnoses(in: $0, isKnown: advice != nil) }.first { !$0.isEmpty } ?? []
        if !own.isEmpty { return own + (advice.map { [Diagnosis($0)] } ?? []) }
        return [Diagnosis("The package does not build, and the error is not in the sketch.")]
            + (entries.isEmpty ? elsewhere : entries.prefix(3).map(\.diagnosis) + more(entries.count))
    }

    /// The first three errors in a file, each with its line; none if there is no error in it.
    ///
    /// - Parameter isKnown: Whether more is known of a name that is not found than the table knows.
    private func diagnoses(in path: String, isKnown: Bool = false) -> [Diagnosis] {
        let own = entries.filter { $0.path == path }
        guard !own.isEmpty else { return [] }
        let source = checkout.text(of: path).sourceLines
        var told: Set<String> = []
        return own.prefix(3).flatMap { entry in
            let line = entry.line <= source.count ? source[entry.line - 1] : ""
            let isTold = isKnown && entry.message.contains(/^cannot find |'Stage' has no member/)
            let words = isTold ? [] : CompilerAdvice.words(for: entry.message, in: line).map { [Diagnosis($0)] } ?? []
            let error = Diagnosis(
                entry.message, evidence: line.isEmpty ? [] : Self.marked(line, column: entry.column), place: entry.place
            )
            let more: [Diagnosis] = entry.notes.compactMap { Self.told($0, source) } + words
            return [error] + more.filter { told.insert($0.meaning).inserted }
        } + more(own.count)
    }

    /// A note, in words; nil if it helps nobody who is new.
    private static func told(_ note: Note, _ source: [Substring]) -> Diagnosis? {
        if note.message.contains(/^(to match this opening|comment started here)/) {
            let line = note.line <= source.count ? source[note.line - 1].trimmingCharacters(in: .whitespaces) : ""
            return Diagnosis(
                "It is opened here, in line \(note.line).", evidence: line.isEmpty ? [] : [.code(line, mark: nil)])
        }
        if let match = note.message.firstMatch(of: /^protocol requires (.+)/) {
            return Diagnosis("The protocol requires \(match.1).")
        }
        if let match = note.message.firstMatch(of: /^add missing case: '(.+)'/) {
            return Diagnosis("The case \(match.1) is missing.")
        }
        return nil
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
