import Foundation
import LessonKit

/// The operators on one page, as Markdown: Lessons/Operators.md. What it says stands over the operators in Sources/Streams, and in
/// the lessons.
enum OperatorSheet {
    static let path = "Lessons/Operators.md"

    private static let intro = """
        # Operators

        Each operator of the workbook with its marble diagram. A column is a tick, the first one is tick 0; `(ab)` is one tick, `|` is \
        completed and `#` an error. Every diagram was run by a test. The step named is the first one that uses the operator.

        This page is written by `swift run workbook author operators`, from the comments in `Sources/Streams`.
        """

    static func text(_ course: Course) -> String {
        let docs = OperatorDoc.all(in: course.checkout)
        let uses = course.firstUses()
        let chapters = OperatorDoc.categories.map { category in
            let entries = docs.filter { $0.category == category }.map { text($0, uses[$0.name]) }
            return (["## \(OperatorDoc.title(of: category))"] + entries).joined(separator: "\n\n")
        }
        return ([intro] + chapters).joined(separator: "\n\n") + "\n"
    }

    private static func text(_ doc: OperatorDoc, _ use: (lesson: String, step: String)?) -> String {
        let diagram = doc.diagram.isEmpty ? [] : ["```\n" + doc.diagram.joined(separator: "\n") + "\n```"]
        let taught = use.map { " Lesson `\($0.lesson)`, \"\($0.step)\"." } ?? ""
        let source = "[Source](../\(doc.path))."
        return (["### \(doc.name)", doc.summary] + diagram + [source + taught]).joined(separator: "\n\n")
    }

    static func write(_ course: Course) throws {
        try Data(text(course).utf8).write(to: course.checkout.root.appendingPathComponent(path), options: .atomic)
    }
}
