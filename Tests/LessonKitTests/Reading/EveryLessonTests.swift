import Foundation
import Testing

@testable import LessonKit

/// The lessons of this checkout, looked at without being played.
@Suite struct EveryLessonTests {
    private static let checkout = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let folders =
        ((try? FileManager.default.contentsOfDirectory(atPath: checkout.appending(path: "Lessons").path)) ?? [])
        .filter { $0.first?.isNumber == true }.sorted()

    @Test func `there are lessons`() {
        #expect(!Self.folders.isEmpty)
    }

    @Test(arguments: folders) func `a lesson is whole`(_ folder: String) {
        #expect(LessonFolder.problems(at: Self.checkout.appending(path: "Lessons/\(folder)").path) == [])
    }

    @Test(arguments: folders) func `a lesson is in the package, the course and the map`(_ folder: String) throws {
        let name = LessonFolder.commandName(of: folder)
        for (file, line) in [
            ("Package.swift", "\"\(folder)\","),
            ("Lessons/README.md", "[`\(name)`](\(folder)/README.md)"),
            ("README.md", "(Lessons/\(folder)/README.md)"),
        ] {
            let isListed = try read(file).contains(line)
            #expect(isListed, "\(file) does not have \(line)")
        }
    }

    @Test(arguments: folders) func `each exercise has a check`(_ folder: String) throws {
        let place = "Tests/ExerciseTests/\(LessonFolder.commandName(of: folder))"
        let exercises = ExerciseSource.headers(in: try read("Lessons/\(folder)/.Exercise.swift"))
        guard let checks = try? read("\(place).swift") else {
            let files = try FileManager.default.contentsOfDirectory(atPath: Self.checkout.appending(path: place).path)
            #expect(files.filter { !$0.hasPrefix(".") }.sorted() == exercises.map(\.checkFile).sorted(), "\(place)")
            return
        }
        for exercise in exercises {
            let name = "\(exercise.number) · \(exercise.title)"
            let hasTest = checks.contains("func `\(name)`() throws { try attempt(\(exercise.number)) }")
            #expect(hasTest, "\(name) has no test in ExerciseTests")
            let hasCheck = checks.contains("\(exercise.number), \"\(exercise.title)\",")
            #expect(hasCheck, "\(name) has no Exercise(\(exercise.number), ...) in ExerciseTests")
        }
    }

    @Test(arguments: folders) func `the map says of a lesson what its text says`(_ folder: String) throws {
        let markdown = try read("Lessons/\(folder)/README.md")
        let (text, headline) = (LessonText(markdown), LessonHeadline(markdown))
        #expect(headline.title == text.title)
        #expect(headline.minutes == text.minutes)
        #expect(headline.minutes > 0)
    }

    private func read(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: Self.checkout.appending(path: path)), as: UTF8.self)
    }
}
