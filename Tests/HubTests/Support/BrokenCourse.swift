import Foundation

@testable import Hub
@testable import LessonKit

/// A course that builds without the workbook's modules, and whose exercises go wrong in every way.
///
/// What a check tells the hub it has from the workbook's own files.
///
/// It is a package of its own with a build folder of its own, so it does not wait for the build that runs the tests.
final class BrokenCourse: WrittenCourse {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("broken course \(UUID().uuidString)")

    init() throws {
        for (path, text) in Self.files { try write(text, to: path) }
        for (lesson, text) in Self.exercises { try write(exercises: text, of: lesson) }
        try keepUntouched(
            """
            import Foundation
            import Kit

            // 3 · Build · Untouched
            func untouched() throws -> Int {
                throw ToDo()
            }
            """, of: "01-ways")
        for name in [
            "Aftermath", "AnswerLimit", "Attempt", "BacktraceSignal", "Diagnosis", "Evidence", "ExerciseID", "Guard",
            "HubLink", "HubMessage", "LastWords", "LastingWork", "SourcePlace", "StepReference", "ToDo", "Verdict",
        ] {
            let file = Self.sources.appendingPathComponent("LessonKit/Exercises/\(name).swift")
            let text = try String(contentsOf: file, encoding: .utf8)
            try write(text.replacing("import Marbles\n", with: ""), to: "Kit/\(name).swift")
        }
        try FileManager.default.copyItem(
            at: Self.sources.appendingPathComponent("Platform"), to: root.appendingPathComponent("Platform"))
    }

    private static let sources = ownPackage.appendingPathComponent("Sources")

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
            targets: [
                .target(name: "Platform", path: "Platform", exclude: ["TestOpener"]),
                .target(name: "Kit", dependencies: ["Platform"], path: "Kit"),
                .target(name: "ExerciseSupport", dependencies: ["Kit"], path: "Tests/ExerciseTests/Support"),
            ],
            swiftLanguageModes: [.v6])

        for lesson in lessons {
            package.targets.append(
                .executableTarget(
                    name: lesson.name, dependencies: ["Kit"], path: "Lessons/\\(lesson.folder)", exclude: ["Exercises"]))
            let standsIn = Context.environment["STAND_INS"] == lesson.name
            package.targets.append(
                .target(
                    name: "\\(lesson.name)-exercises", dependencies: ["Kit"],
                    path: "\\(standsIn ? ".workbook/stand-ins" : "Lessons")/\\(lesson.folder)/Exercises"))
            package.targets.append(
                .testTarget(
                    name: "checks-\\(lesson.folder)",
                    dependencies: ["ExerciseSupport", .byName(name: "\\(lesson.name)-exercises")],
                    path: "Tests/ExerciseTests/\\(lesson.name)"))
        }

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
        "Lessons/02-types/main.swift": "print(2)\n",
        "Tests/ExerciseTests/Support/support.swift": """
        import Testing

        @testable import Kit

        /// As the workbook's own checks do it.
        public func check(_ lesson: String, _ number: Int, _ title: String, _ answer: () throws -> Int) throws {
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
        "Tests/ExerciseTests/ways/gate.swift": """
        import Testing

        struct Gate {
            @Test(arguments: 1...6) func gate(_ number: Int) { Issue.record("the gate is not asked for") }
        }
        """,
    ].merging(
        [
            check("ways", 1, "Right", "right"), check("ways", 2, "Wrong", "wrong"),
            check("ways", 3, "Untouched", "untouched"), check("ways", 4, "Falls", "{ try falls([1]) }"),
            check("ways", 5, "Spins", "spins"), check("ways", 6, "Floods", "floods"),
            check("ways", 7, "Falls elsewhere", "elsewhere"), check("ways", 8, "Right, and busy", "busy"),
            check("ways", 9, "Right, and last", "last"), check("ways", 10, "Calls itself", "{ try callsItself(0) }"),
            check("types", 1, "A number", "number"),
        ]
    ) { $1 }

    private static let exercises = [
        "01-ways": """
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

        // 10 · Build · Calls itself
        func callsItself(_ number: Int) throws -> Int { number < 0 ? 1 : try callsItself(number + 1) + 1 }
        """,
        "02-types": """
        // 1 · Build · A number
        func number() throws -> Int { "one" }
        """,
    ]

    /// The file that checks an exercise.
    ///
    /// - Parameter answer: The learner's function, or a closure that calls it.
    static func check(
        _ lesson: String, _ number: Int, _ title: String, _ answer: String
    ) -> (path: String, text: String) {
        let name = title.lowercased().replacing(",", with: "").replacing(" ", with: "-")
        return (
            "Tests/ExerciseTests/\(lesson)/\(number < 10 ? "0" : "")\(number)-\(name).swift",
            """
            import ExerciseSupport
            import Testing

            @testable import \(lesson)_exercises

            struct Check\(number) {
                @Test func `\(number) · \(title)`() throws { try check("\(lesson)", \(number), "\(title)", \(answer)) }
            }
            """
        )
    }
}
