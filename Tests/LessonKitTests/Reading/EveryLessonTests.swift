import Foundation
import Terminal
import Testing

@testable import LessonKit

/// The lessons of this checkout, looked at without being played.
struct EveryLessonTests {
    private static let folders = CourseText.folders

    @Test func `there are lessons`() {
        #expect(!Self.folders.isEmpty)
    }

    @Test(arguments: folders) func `a lesson is whole`(_ folder: String) {
        #expect(LessonFolder.problems(at: CourseText.checkout.appending(path: "Lessons/\(folder)").path) == [])
    }

    @Test(arguments: folders) func `a lesson is in the package, the course and the map`(_ folder: String) throws {
        let name = LessonFolder.commandName(of: folder)
        for (file, line) in [
            ("Package.swift", "\"\(folder)\","),
            ("Lessons/README.md", "[`\(name)`](\(folder)/README.md)"),
            ("README.md", "(Lessons/\(folder)/README.md)"),
        ] {
            let isListed = try CourseText.read(file).contains(line)
            #expect(isListed, "\(file) does not have \(line)")
        }
    }

    @Test(arguments: folders) func `what a lesson needs comes before it`(_ folder: String) throws {
        let earlier = Self.folders.prefix { $0 != folder }.map(LessonFolder.commandName)
        let before = try #require(CourseText.lessons[folder]?.before)
        for lesson in before.lessons {
            let isEarlier = earlier.contains(lesson)
            #expect(isEarlier, "Lessons/\(folder)/README.md:\(before.line): \(lesson) does not come before it.")
        }
    }

    @Test(arguments: folders) func `the right option stands at different places`(_ folder: String) throws {
        let rights = try #require(CourseText.lessons[folder]).steps.compactMap(\.right)
        for letter in ["A", "B", "C"] as [Character] {
            #expect(rights.contains(letter), "Lessons/\(folder)/README.md: \(letter) is never right.")
        }
    }

    @Test(arguments: folders) func `each exercise has a check`(_ folder: String) throws {
        let checks = CourseText.checkout.appending(path: "Tests/ExerciseTests/\(LessonFolder.commandName(of: folder))")
        let files = try FileManager.default.contentsOfDirectory(atPath: checks.path)
        let exercises = ExerciseFile.all(in: CourseText.checkout.appending(path: "Lessons/\(folder)"))
        // What checks share has a name without a number.
        #expect(files.filter { $0.first?.isNumber == true }.sorted() == exercises.map(\.exercise.file))
    }

    @Test(arguments: folders) func `the text of an exercise fits 72 columns`(_ folder: String) throws {
        for file in ExerciseFile.all(in: CourseText.checkout.appending(path: "Lessons/\(folder)")) {
            let path = "Lessons/\(folder)/Exercises/\(file.exercise.file)"
            let text = try CourseText.read(path).split(separator: "\n", omittingEmptySubsequences: false)
            for (line, words) in text.prefix(while: { $0.hasPrefix("//") }).enumerated().dropFirst() {
                // With the "// " before them.
                #expect(words.count <= 75, "\(path):\(line + 1): this line has \(words.count - 3) columns.")
            }
        }
    }

    @Test(arguments: folders) func `the question fits a screen of 80 by 24, and so does the answer`(_ folder: String)
        throws
    {
        let text = try #require(CourseText.lessons[folder])
        let codes = StepSource.all(in: try CourseText.read("Lessons/\(folder)/main.swift"))
        let page = Page(width: 80, paint: Paint(hasColour: true, isASCII: false))
        for (step, source) in zip(text.steps, codes) {
            let entry = LessonScript.Entry(step: Step(step.title) { _ in }, text: step, code: source.code ?? [])
            let heading = page.heading(step.title).count
            let question = heading + page.questionBeat(of: entry).count
            #expect(question <= FitCheck.room, "Lessons/\(folder)/README.md:\(step.line): \(step.title)")
            #expect(
                page.answerBeat(of: entry).count <= FitCheck.room,
                "Lessons/\(folder)/README.md:\(step.line): \(step.title)"
            )
        }
    }

    @Test(arguments: folders) func `the map says of a lesson what its text says`(_ folder: String) throws {
        let text = try #require(CourseText.lessons[folder])
        let headline = LessonHeadline(try CourseText.read("Lessons/\(folder)/README.md"))
        #expect(headline.title == text.title)
        #expect(headline.minutes == text.minutes)
        #expect(headline.minutes > 0)
    }
}
