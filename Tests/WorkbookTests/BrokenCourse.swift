import Foundation

@testable import LessonKit

/// A course that builds without the workbook's modules, and whose exercises go wrong in every way.
///
/// It is a package of its own with a build folder of its own, so it does not wait for the build that runs the tests.
final class BrokenCourse {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("broken course \(UUID().uuidString)")

    init() throws {
        for (path, text) in Self.files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    func write(_ text: String, to path: String) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private static let files = [
        "Package.swift": """
        // swift-tools-version: 6.3
        import PackageDescription

        let only = Context.environment["LESSON"]?.split(separator: ",").map(String.init)
        let lessons = ["01-ways", "02-types"].map { (folder: $0, name: String($0.dropFirst(3))) }
            .filter { only?.contains($0.name) ?? true }

        let package = Package(
            name: "broken-course",
            targets: lessons.map {
                .executableTarget(name: $0.name, path: "Lessons/\\($0.folder)")
            } + [
                .testTarget(
                    name: "ExerciseTests", dependencies: lessons.map { .init(stringLiteral: $0.name) },
                    sources: lessons.map { "\\($0.name).swift" })
            ])
        """,
        "Lessons/01-ways/main.swift": "print(1)\n",
        "Lessons/01-ways/Exercise.swift": """
        // 1 · Build · Right
        func right() -> Int { 1 }

        // 2 · Build · Wrong
        func wrong() -> Int { print("two"); return 2 }

        // 3 · Build · Untouched
        func untouched() -> Int? { nil }

        // 4 · Build · Falls
        func falls(_ numbers: [Int]) -> Int {
            numbers[numbers.count]
        }

        // 5 · Build · Spins
        func spins() -> Int {
            var number = 0
            while number >= 0 { print(number); number = (number + 1) % 10 }
            return number
        }

        // 6 · Build · Right, and last
        func last() -> Int { 1 }
        """,
        "Lessons/02-types/main.swift": "print(2)\n",
        "Lessons/02-types/Exercise.swift": """
        // 1 · Build · A number
        func number() -> Int { "one" }
        """,
        "Tests/ExerciseTests/ways.swift": """
        import Foundation
        import Testing

        @testable import ways

        /// As the workbook's own checks mark it.
        func marked(_ exercise: String, _ attempt: () -> Int) -> Int {
            let mark = ProcessInfo.processInfo.environment["WORKBOOK_PRINT_MARK"] ?? ""
            print("\\n\\(mark) \\(exercise)")
            defer {
                print("\\n\\(mark)")
                fflush(nil)
            }
            return attempt()
        }

        @Suite("ways") struct Ways {
            @Test func `1 · Right`() { #expect(right() == 1) }
            @Test func `2 · Wrong`() {
                if marked("2 · Wrong", wrong) != 1 { Issue.record("    --1\\n    --2\\nNot that one.") }
            }
            @Test func `3 · Untouched`() throws { if untouched() == nil { try Test.cancel("to do") } }
            @Test func `4 · Falls`() { #expect(falls([1]) == 1) }
            @Test func `5 · Spins`() { #expect(marked("5 · Spins", spins) == 1) }
            @Test func `6 · Right, and last`() { #expect(last() == 1) }
            @Test(arguments: 1...6) func gate(_ number: Int) { Issue.record("the gate is not asked for") }
        }
        """,
        "Tests/ExerciseTests/types.swift": """
        import Testing

        @testable import types

        @Suite("types") struct Types {
            @Test func `1 · A number`() { #expect(number() == 1) }
        }
        """,
    ]
}
