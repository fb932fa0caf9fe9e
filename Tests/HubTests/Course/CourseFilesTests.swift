import ExerciseSupport
import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// A checkout whose files were added, moved or deleted.
@Suite(.ownThread) struct CourseFilesTests {
    private func sample() throws -> SampleCourse {
        let sample = try SampleCourse()
        try sample.write(
            """
            // swift-tools-version: 6.3
            let course = [
                "02-subscribe",
                // "03-later",
                "10-just-from",
            ]
            let others = ["04-not-this"]
            """, to: "Package.swift")
        return sample
    }

    @Test func `a lesson is what Package.swift lists`() throws {
        let sample = try sample()
        try sample.write("// Build · Mine\nfunc mine() {}", to: "Lessons/02-subscribe copy/Exercises/01-mine.swift")
        try sample.write("// Build · Mine\nfunc mine() {}", to: "Lessons/99-mine/Exercises/01-mine.swift")
        let course = try sample.course
        #expect(course.lessons.map(\.name) == ["subscribe", "just-from"])
        #expect(course.strange == ["02-subscribe copy", "99-mine"])
        let terminal = FakeTerminal(columns: 100)
        #expect(sample.hub("map", on: terminal) == 0)
        #expect(
            terminal.text.contains(
                """

                · Lessons/02-subscribe copy is no lesson, for Package.swift does not list it.
                  It is passed over. A lesson has a line in the list that begins at Package.swift:2.
                · Lessons/99-mine is no lesson, for Package.swift does not list it.
                  It is passed over. A lesson has a line in the list that begins at Package.swift:2.

                Next:
                """))
        let error = #expect(throws: UnknownName.self) { try course.lesson("mine") }
        #expect(error?.description.hasPrefix("Lessons/99-mine is no lesson") == true)
    }

    @Test func `a lesson without its folder is said to be missing, and the others work`() throws {
        let (sample, terminal) = (try sample(), FakeTerminal())
        try FileManager.default.removeItem(at: sample.root.appendingPathComponent("Lessons/02-subscribe"))
        #expect(sample.hub("map", on: terminal) == 0)
        #expect(
            terminal.text == """
                1 lesson, 1 exercise, not checked yet.

                 2  just-from  ·  0 of 1            Just and from

                The minutes are yours, alone at the screen, without the exercises.

                ✗ The lesson subscribe is missing: Package.swift:3 lists it, and there is no
                  Lessons/02-subscribe.
                  If it was moved or renamed, move it back. If not, copy it from where you got
                  this workbook.

                Next: play the lesson just-from.
                    swift run just-from --walk
                Then solve its exercises in Lessons/10-just-from/Exercises and check them:
                    swift run workbook check just-from
                """)
        let error = #expect(throws: UnknownName.self) { try sample.course.lesson("subscribe") }
        #expect(error?.description.hasPrefix("The lesson subscribe is missing") == true)
        try sample.write("", to: ".git/HEAD")
        #expect(try sample.course.losses.map(\.command) == ["git checkout -- Lessons/02-subscribe"])
    }

    @Test func `without its file an exercise is still asked, and everybody says how to bring it back`()
        throws
    {
        let sample = try sample()
        try sample.keepUntouched()
        try sample.remember(.passed, lesson: "subscribe", number: 2)
        try sample.remove(SampleCourse.afterAnError)
        let (missing, reset) = ("\(SampleCourse.afterAnError) is missing.", "swift run workbook reset subscribe 1")
        for (command, status) in [("map", 0), ("next", 1)] as [(String, Int32)] {
            let terminal = FakeTerminal(columns: 100)
            #expect(sample.hub(command, on: terminal) == status)
            let said = (terminal.lines + terminal.complaints).joined(separator: "\n")
            #expect(said.contains(missing) && said.contains(reset), "\(said)")
        }
        let findings = try Doctor(course: try sample.course, swift: "no-such-swift").findings()
        #expect(findings.contains { $0.text == missing && $0.command == reset })
        #expect(try sample.course.lessons[0].exercises.map(\.title) == ["After an error", "A diary"])
    }

    /// With this checkout's own Package.swift, and hardly anything else of it. SwiftPM keeps what Package.swift made of the
    /// folders when it first read it: that it is not read again is part of the test.
    @Test func `SwiftPM reads the package, whatever was added, moved or deleted in Lessons`() throws {
        let sample = try SampleCourse()
        let package = String(
            decoding: try Data(contentsOf: ownPackage.appending(path: "Package.swift")), as: UTF8.self)
        try sample.write(package, to: "Package.swift")
        for folder in ["Sources", "Tests"] {
            for name in try FileManager.default.contentsOfDirectory(atPath: ownPackage.appending(path: folder).path) {
                try sample.write("", to: "\(folder)/\(name)/a.swift")
            }
        }
        try sample.write("", to: "Tests/ExerciseTests/Support/a.swift")
        try sample.write("", to: "Sources/Marbles/Testing/a.swift")
        for entry in try sample.course.missing {
            for file in LessonFolder.files { try sample.write("", to: "Lessons/\(entry.folder)/\(file)") }
            try sample.write("", to: "Lessons/\(entry.folder)/Exercises/01-a.swift")
            try sample.write("", to: "Tests/ExerciseTests/\(entry.name)/01-a.swift")
        }
        let lessons = try sample.course.lessons
        #expect(try readsPackage(sample))
        try sample.remove("Lessons/\(lessons[0].folder)")
        try sample.remove("Tests/ExerciseTests/\(lessons[0].name)")
        try FileManager.default.removeItem(
            at: sample.root.appendingPathComponent("Lessons/\(lessons[2].folder)/main.swift"))
        try FileManager.default.removeItem(
            at: sample.root.appendingPathComponent("Lessons/\(lessons[3].folder)/Exercises/01-a.swift"))
        try sample.write("mine", to: "Lessons/\(lessons[3].folder)/Notes.md")
        try sample.write("mine", to: "Lessons/\(lessons[3].folder) copy/Exercises/01-a.swift")
        try sample.write("mine", to: "Lessons/\(lessons[4].folder)/Exercises/01-a copy.swift")
        #expect(try readsPackage(sample))
    }

    private func readsPackage(_ sample: SampleCourse) throws -> Bool {
        let child = try ChildProcess(
            ["swift", "package", "--package-path", sample.root.path, "describe"],
            environment: ProcessInfo.processInfo.environment.filter { $0.key != "LESSON" }, keepsStandardOutput: true)
        while child.status == nil { child.wait(milliseconds: 50) }
        if child.status != .exited(0) { Issue.record("\(child.output)") }
        return child.status == .exited(0)
    }

    @Test func `files that were lost or added are findings`() throws {
        let sample = try sample()
        try sample.keepUntouched()
        for name in [
            "main.swift", "Solution.swift", "Hints.md", "README.md", "Notes.swift", "Notes.md", "Exercises/Given.swift",
            "Exercises/02-a-diary copy.swift",
        ] {
            try sample.write("", to: "Lessons/02-subscribe/\(name)")
            if !name.contains("Notes"), !name.contains("/") { try sample.write("", to: "Lessons/10-just-from/\(name)") }
        }
        for name in ["subscribe", "just-from"] { try sample.write("", to: "Tests/ExerciseTests/\(name)/a.swift") }
        #expect(
            try sample.course.findings.map(\.text) == [
                "Lessons/02-subscribe/Exercises/02-a-diary copy.swift is not part of the lesson, and is not compiled.",
                "Lessons/02-subscribe/Notes.swift is not part of the lesson, and is not compiled.",
            ])
        try FileManager.default.removeItem(at: sample.root.appendingPathComponent("Lessons/10-just-from/Hints.md"))
        #expect(
            try sample.course.findings.map(\.text) == [
                "Lessons/02-subscribe/Exercises/02-a-diary copy.swift is not part of the lesson, and is not compiled.",
                "Lessons/02-subscribe/Notes.swift is not part of the lesson, and is not compiled.",
                "Lessons/10-just-from/Hints.md is missing.",
            ])
    }
}
