import Foundation

@testable import Hub
@testable import LessonKit

/// A course that builds without the workbook's modules, and whose exercises go wrong in every way.
///
/// What a check tells the hub it has from the workbook's own files.
///
/// It is a package of its own with a build folder of its own, so it does not wait for the build that runs the tests.
final class BrokenCourse {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("broken course \(UUID().uuidString)")

    init() throws {
        for (path, text) in Self.files { try write(text, to: path) }
        for name in [
            "Aftermath", "AnswerLimit", "Attempt", "BacktraceSignal", "Diagnosis", "Evidence", "ExerciseID", "Guard",
            "HubLink", "HubMessage", "LastingWork", "SourcePlace", "ToDo", "Verdict",
        ] {
            let file = Self.sources.appendingPathComponent("LessonKit/Exercises/\(name).swift")
            let text = try String(contentsOf: file, encoding: .utf8)
            try write(text.replacing("import Marbles\n", with: ""), to: "Kit/\(name).swift")
        }
        try FileManager.default.copyItem(
            at: Self.sources.appendingPathComponent("Platform"), to: root.appendingPathComponent("Platform"))
    }

    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

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
            platforms: [.macOS(.v15)],
            targets: lessons.map {
                .executableTarget(name: $0.name, dependencies: ["Kit"], path: "Lessons/\\($0.folder)")
            } + [
                .target(name: "Platform", path: "Platform", exclude: ["TestOpener"]),
                .target(name: "Kit", dependencies: ["Platform"], path: "Kit"),
                .testTarget(
                    name: "ExerciseTests", dependencies: ["Kit"] + lessons.map { .init(stringLiteral: $0.name) },
                    sources: ["support.swift"] + lessons.map { "\\($0.name).swift" }),
            ],
            swiftLanguageModes: [.v6])

        #if os(macOS)
            package.targets.append(.executableTarget(name: "test-opener", path: "Platform/TestOpener"))
        #endif
        """,
        // Evidence has diagrams, and nobody draws one here.
        "Kit/Timeline.swift": """
        public struct Timeline: Codable, Equatable, Sendable {
            public struct Pointer: Codable, Equatable, Sendable {}
        }
        """,
        "Lessons/01-ways/main.swift": "print(1)\n",
        "Lessons/01-ways/Exercise.swift": """
        import Foundation
        import Kit

        // 1 · Build · Right
        func right() throws -> Int { 1 }

        // 2 · Build · Wrong
        func wrong() throws -> Int { print("two"); return 2 }

        // 3 · Build · Untouched
        func untouched() throws -> Int {
            throw ToDo()
        }

        // 4 · Build · Falls
        func falls(_ numbers: [Int]) throws -> Int {
            numbers[numbers.count]
        }

        // 5 · Build · Spins
        func spins() throws -> Int {
            var number = 0
            while number >= 0 { number = (number + 1) % 10 }
            return number
        }

        // 6 · Build · Floods
        func floods() throws -> Int {
            var number = 0
            while number >= 0 { print(number); number = (number + 1) % 10 }
            return number
        }

        // 7 · Build · Falls elsewhere
        func elsewhere() throws -> Int {
            Thread.detachNewThread { print([1][1]) }
            for _ in 1...1000 { sleep(60) }
            return 1
        }

        // 8 · Build · Right, and busy
        func busy() throws -> Int {
            Thread.detachNewThread { while true {} }
            return 1
        }

        // 9 · Build · Right, and last
        func last() throws -> Int { 1 }
        """,
        "Lessons/01-ways/.Exercise.swift": """
        import Foundation
        import Kit

        // 1 · Build · Right
        // 2 · Build · Wrong
        // 3 · Build · Untouched
        func untouched() throws -> Int {
            throw ToDo()
        }

        // 4 · Build · Falls
        // 5 · Build · Spins
        // 6 · Build · Floods
        // 7 · Build · Falls elsewhere
        // 8 · Build · Right, and busy
        // 9 · Build · Right, and last
        """,
        "Lessons/02-types/main.swift": "print(2)\n",
        "Lessons/02-types/Exercise.swift": """
        // 1 · Build · A number
        func number() throws -> Int { "one" }
        """,
        "Tests/ExerciseTests/support.swift": """
        import Testing

        @testable import Kit

        /// As the workbook's own checks do it.
        func check(_ lesson: String, _ number: Int, _ title: String, _ answer: () throws -> Int) throws {
            let verdict = Attempt.at(ExerciseID(lesson: lesson, number: number), title) {
                Verdict {
                    if try answer() != 1 { throw Diagnosis("Not that one.", evidence: [.lines(["--1", "--2"])]) }
                }
            }
            switch verdict {
            case .passed, nil: break
            case .toDo: try Test.cancel("to do")
            case .wrong(let diagnosis):
                Issue.record("\\(diagnosis.meaning)")
            }
        }
        """,
        "Tests/ExerciseTests/ways.swift": """
        import Testing

        @testable import ways

        @Suite("ways") struct Ways {
            @Test func `1 · Right`() throws { try check("ways", 1, "Right", right) }
            @Test func `2 · Wrong`() throws { try check("ways", 2, "Wrong", wrong) }
            @Test func `3 · Untouched`() throws { try check("ways", 3, "Untouched", untouched) }
            @Test func `4 · Falls`() throws { try check("ways", 4, "Falls") { try falls([1]) } }
            @Test func `5 · Spins`() throws { try check("ways", 5, "Spins", spins) }
            @Test func `6 · Floods`() throws { try check("ways", 6, "Floods", floods) }
            @Test func `7 · Falls elsewhere`() throws { try check("ways", 7, "Falls elsewhere", elsewhere) }
            @Test func `8 · Right, and busy`() throws { try check("ways", 8, "Right, and busy", busy) }
            @Test func `9 · Right, and last`() throws { try check("ways", 9, "Right, and last", last) }
            @Test(arguments: 1...6) func gate(_ number: Int) { Issue.record("the gate is not asked for") }
        }
        """,
        "Tests/ExerciseTests/types.swift": """
        import Testing

        @testable import types

        @Suite("types") struct Types {
            @Test func `1 · A number`() throws { try check("types", 1, "A number", number) }
        }
        """,
    ]
}
