import Foundation
import LessonKit

/// A name that an exercise declares, and that its checks use for something else: `struct Scene`.
enum NameCollision {
    /// The exercises of `lesson` that declare a name which the errors in its checks are about.
    static func all(
        _ errors: CompilerErrors, in lesson: Course.Lesson, _ checkout: Checkout
    ) -> [(Course.Exercise, [Diagnosis])] {
        let checks = lesson.exercises.map(lesson.checkPath)
        let entries = errors.entries.filter { checks.contains($0.path) }
        guard !entries.isEmpty, entries.count == errors.entries.count else { return [] }
        let named = Set(entries.flatMap { names(in: $0.message) })
        let texts = Set(entries.map(\.path)).map { SourceFile.text(of: checkout.root.appendingPathComponent($0)) }
        let isAmbiguous = entries.contains { $0.message.contains("ambiguous") }
        return lesson.exercises.compactMap { exercise in
            let lines = exercise.written?.sourceLines ?? []
            let given = Set(exercise.untouched?.sourceLines.compactMap(declared) ?? [])
            for (index, line) in lines.enumerated() {
                guard let name = declared(in: line), named.contains(name), !given.contains(name),
                    isAmbiguous || texts.contains(where: { isUsed(name, in: $0) })
                else { continue }
                let place = SourcePlace(exercise.path, line: index + 1)
                return (
                    exercise,
                    [Diagnosis("The check means another `\(name)` than yours. Give yours another name.", place: place)]
                )
            }
            return nil
        }
    }

    /// `'Scene<String>'` is about `Scene`.
    private static func names(in message: String) -> [Substring] {
        message.matches(of: /'([^'<(:. ]+|[^'\w]+)[^']*'/).map(\.1)
    }

    /// What a line declares; nil if it declares nothing.
    static func declared(in line: Substring) -> Substring? {
        line.firstMatch(of: /\b(?:struct|class|enum|actor|protocol|typealias|func|let|var)\s+([^\s(<:={]+|[^\s\w(]+)/)?
            .1
    }

    private static func isUsed(_ name: Substring, in text: String) -> Bool {
        text.matches(of: /\w+/).contains { $0.0 == name }
    }
}
