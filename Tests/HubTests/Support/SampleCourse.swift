import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// A course of two lessons in a folder of its own, whose path has spaces; the folder goes with the value.
final class SampleCourse: WrittenCourse {
    /// Its exercises.
    static let afterAnError = "Lessons/02-subscribe/Exercises/01-after-an-error.swift"
    static let diary = "Lessons/02-subscribe/Exercises/02-a-diary.swift"
    static let rows = "Lessons/10-just-from/Exercises/01-six-rows.swift"

    let root: URL
    let checkout: Checkout

    init() throws {
        root = TestFolder.named("a workbook")
        try Self.write("", to: root.appendingPathComponent("Package.swift"))
        try FileManager.default.createDirectory(
            at: root.appendingPathComponent("Lessons"), withIntermediateDirectories: true)
        checkout = try Checkout(containing: root)
        try write(
            """
            # Subscribe

            ## A step

            <details><summary>Instructor · 6 minutes</summary>

            Notes.

            </details>
            """, to: "Lessons/02-subscribe/README.md")
        try write(
            exercises: """
                // 1 · Predict · After an error
                //
                func afterAnError() {}

                // 2 · Build · A diary
                func diary() {}
                """)
        try write(
            """
            # Hints

            ## 2 · A diary

            1. The concept.
            2. The operator `map`.

               ```swift
               map { $0 }
               ```
            3. The shape.
            """, to: "Lessons/02-subscribe/Hints.md")
        try write("# Just and from\n", to: "Lessons/10-just-from/README.md")
        try write(exercises: "// 1 · Repair · Six rows\nfunc rows() {}\n", of: "10-just-from")
        try write("No lesson.", to: "Lessons/README.md")
        for check in ["subscribe/01-after-an-error", "subscribe/02-a-diary", "just-from/01-six-rows"] {
            try write("", to: "Tests/ExerciseTests/\(check).swift")
        }
        for lesson in ["subscribe", "just-from"] { try write("", to: "Tests/ExerciseTests/\(lesson)/Lesson.swift") }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    var course: Course { get throws { try Course(checkout) } }

    func write(_ text: String, to path: String) throws { try Self.write(text, to: root.appendingPathComponent(path)) }

    /// Runs the hub as it would be run in `folder`, a path inside the course.
    func hub(_ arguments: String..., in folder: String = "", on terminal: FakeTerminal = FakeTerminal()) -> Int32 {
        Hub(directory: root.appendingPathComponent(folder), terminal: terminal).run(arguments)
    }

    /// Runs the hub, which has to end with `status`.
    ///
    /// - Returns: The terminal with what it has said.
    func told(
        _ arguments: String..., in folder: String = "", ending status: Int32 = 0,
        on terminal: FakeTerminal = FakeTerminal(), at place: SourceLocation = #_sourceLocation
    ) -> FakeTerminal {
        let end = Hub(directory: root.appendingPathComponent(folder), terminal: terminal).run(arguments)
        #expect(end == status, sourceLocation: place)
        return terminal
    }

    func remember(_ outcome: Outcome, lesson: String, number: Int, says: String? = nil) throws {
        let course = try course
        try Notebook.update(checkout) {
            $0.record(
                [
                    CheckedExercise(
                        lesson: lesson, number: number, title: "", outcome: outcome,
                        diagnoses: says.map { [Diagnosis($0, evidence: ["--1"])] } ?? [])
                ],
                of: course)
        }
    }

    func rememberHints(_ count: Int, lesson: String, number: Int) throws {
        let lesson = try course.lesson(lesson)
        let exercise = try lesson.exercise("\(number)")
        try Notebook.update(checkout) { $0.recordHints(count, exercise, of: lesson) }
    }

    func entry(lesson: String, number: Int) throws -> Notebook.Entry? {
        let lesson = try course.lesson(lesson)
        return Notebook.read(checkout).notebook.entry(try lesson.exercise("\(number)"), of: lesson)
    }

    func hintsShown(lesson: String, number: Int) throws -> Int {
        let lesson = try course.lesson(lesson)
        return Notebook.read(checkout).notebook.hintsShown(try lesson.exercise("\(number)"), of: lesson)
    }

    func read(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
    }

    func move(_ path: String, to new: String) throws {
        try FileManager.default.moveItem(at: root.appendingPathComponent(path), to: root.appendingPathComponent(new))
    }

    func remove(_ path: String) throws { try FileManager.default.removeItem(at: root.appendingPathComponent(path)) }

    /// Replaces `old`, which has to be there.
    func edit(_ path: String, _ old: String, _ new: String) throws {
        let text = try read(path)
        precondition(text.contains(old), "\(path) has no \(old)")
        try write(text.replacing(old, with: new), to: path)
    }

    private static func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
