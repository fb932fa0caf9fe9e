import Foundation
import LessonKit

/// A name that an exercise declares, and that other files of its lesson use for something else: `struct Scene`, `struct String`.
enum NameCollision {
    /// The exercises of `lesson` that declare a name which errors in other files are about.
    static func all(
        _ errors: CompilerErrors, in lesson: Course.Lesson, _ checkout: Checkout
    ) -> [(Course.Exercise, [Diagnosis])] {
        lesson.exercises.compactMap { exercise in
            if let misleading = misleading(exercise) { return (exercise, [misleading]) }
            let given = Set(exercise.untouched?.sourceLines.compactMap(declared) ?? [])
            for declaration in declarations(in: exercise.written?.sourceLines ?? [])
            where !given.contains(declaration.name) {
                let entry = errors.entries.first { entry in
                    entry.path != exercise.path && collides(declaration, entry, lesson, checkout)
                }
                guard let entry else { continue }
                let who = lesson.exercises.contains { $0.path == entry.path } ? "Another exercise" : "The check"
                let place = SourcePlace(exercise.path, line: declaration.line)
                return (
                    exercise,
                    [
                        Diagnosis(
                            "\(who) means another `\(declaration.name)` than yours. Give yours another name.",
                            place: place)
                    ]
                )
            }
            return nil
        }
    }

    /// Errors that have another place than their own.
    private static func misleading(_ exercise: Course.Exercise) -> Diagnosis? {
        let lines = exercise.written?.sourceLines ?? []
        guard let line = lines.firstIndex(where: { $0.contains(/^\s*#sourceLocation/) }) else { return nil }
        return Diagnosis(
            "`#sourceLocation` gives errors a place where they are not. Take it away.",
            place: SourcePlace(exercise.path, line: line + 1))
    }

    /// What other files can see.
    struct Declaration {
        let name: Substring
        let isType: Bool
        let line: Int
    }

    /// Whether the error is in a text that uses the name, as the course gives it. What a learner has written there may be wrong in
    /// itself: so only a type is told, or what is declared twice.
    private static func collides(
        _ declaration: Declaration, _ entry: CompilerErrors.Entry, _ lesson: Course.Lesson, _ checkout: Checkout
    ) -> Bool {
        let isOperator = declaration.name.first.map { !$0.isLetter && $0 != "_" } ?? false
        if isOperator, entry.message.hasPrefix("ambiguous operator declarations") { return true }
        guard names(in: entry.message).contains(declaration.name) else { return false }
        if let other = lesson.exercises.first(where: { $0.path == entry.path }) {
            return (declaration.isType || entry.message.contains("redeclaration"))
                && isUsed(declaration.name, in: other.untouched ?? "")
        }
        guard lesson.exercises.map(lesson.checkPath).contains(entry.path) || entry.path == lesson.solutionPath else {
            return false
        }
        return entry.message.contains("ambiguous")
            || isUsed(declaration.name, in: checkout.text(of: entry.path))
    }

    /// `'Scene<String>'` is about `Scene` and `String`.
    private static func names(in message: String) -> [Substring] {
        message.matches(of: /'([^']+)'/).flatMap { quoted in
            let words = quoted.1.matches(of: /\w+/).map(\.0)
            return words.isEmpty ? [quoted.1] : words
        }
    }

    /// What stands at the margin, or in an extension, and is not private.
    static func declarations(in lines: [Substring]) -> [Declaration] {
        var isExtension = false
        return lines.enumerated().compactMap { index, line in
            let isAtMargin = line.first?.isWhitespace == false
            if isAtMargin { isExtension = line.contains(/^(?:\w+ )*extension\b/) }
            guard isAtMargin || isExtension, !line.contains(/^\s*(?:file)?private\b/), let name = declared(in: line)
            else { return nil }
            let isType = line.contains(/\b(?:struct|class|enum|actor|protocol|typealias)\s/)
            return Declaration(name: name, isType: isType, line: index + 1)
        }
    }

    /// What a line declares; nil if it declares nothing.
    static func declared(in line: Substring) -> Substring? {
        line.firstMatch(
            of: /\b(?:struct|class|enum|actor|protocol|typealias|operator|func|let|var)\s+([^\s(<:={]+|[^\s\w(]+)/)?.1
    }

    private static func isUsed(_ name: Substring, in text: String) -> Bool {
        text.matches(of: /\w+/).contains { $0.0 == name }
    }
}
