import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// A lesson that is begun.
struct AuthorTests {
    private let sample: SampleCourse

    init() throws {
        sample = try SampleCourse()
        try sample.write(
            "let course = [\n    \"02-subscribe\",\n    \"10-just-from\",\n]\n", to: "Package.swift")
        try sample.write(
            "| 02 | [Subscribe](Lessons/02-subscribe/README.md) |\n| 10 | [Just](Lessons/10-just-from/README.md) |\n\nMore.\n",
            to: "README.md")
        try sample.write("", to: "Sources/Streams/a.swift")
    }

    private func read(_ path: String) throws -> String {
        try String(contentsOf: sample.root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `a new lesson stands after the one that is named, and the numbers follow`() throws {
        #expect(sample.hub("author", "new", "hot-and-cold", "--after", "subscribe") == 0)
        #expect(
            try read("Package.swift")
                == "let course = [\n    \"01-subscribe\",\n    \"02-hot-and-cold\",\n    \"03-just-from\",\n]\n")
        let map = try read("README.md").split(separator: "\n")
        #expect(map.map { $0.prefix(4) } == ["| 01", "| 02", "| 03", "More"])
        #expect(map[1].hasPrefix("| 02 | [Hot and cold](Lessons/02-hot-and-cold/README.md) | "))
        #expect(
            try sample.course.lesson("hot-and-cold").exercises.map(\.title) == ["The first numbers", "Twice as many"])
        let check = try read("Tests/ExerciseTests/hot-and-cold/01-the-first-numbers.swift")
        #expect(check.contains("@testable import hot_and_cold_exercises\n"))
    }

    @Test func `without a place it comes last`() throws {
        #expect(try NewLesson(named: "hot", in: sample.course).folder == "03-hot")
        #expect(try NewLesson(named: "03-hot", in: sample.course).folder == "03-hot")
    }

    @Test func `what is still to be written is named with its line`() throws {
        #expect(sample.hub("author", "new", "hot-and-cold") == 0)
        let course = try sample.course
        let (wrong, toCome) = CourseCheck(course).look(at: try course.lesson("hot-and-cold"))
        #expect(wrong == [])
        #expect(toCome.contains { $0.hasPrefix("Lessons/03-hot-and-cold/README.md:5: to be written: One") })
        #expect(toCome.contains { $0.contains("no exercise of the kinds Complete and Repair.") })
        #expect(toCome.contains { $0.hasPrefix("README.md:3: to be written: what it is about") })
    }

    @Test func `a file of a new lesson is as swift format has it`() throws {
        let template = LessonTemplate(name: "hot-and-cold")
        for file in template.lessonFiles + template.checkFiles where file.name.hasSuffix(".swift") {
            #expect(file.text.split(separator: "\n").allSatisfy { $0.count <= 120 }, "\(file.name)")
        }
    }

    @Test(arguments: [
        ("Hot", "\"Hot\" cannot be a lesson's name."), ("hot--cold", "cannot be a lesson's name."),
        ("streams", "streams is the name of the module Streams already."),
        ("30-subscribe", "subscribe is the name of the lesson 02-subscribe already."),
        ("01-hot", "1 is the number of subscribe. The numbers are written for you: author new hot --after"),
        ("07-hot", "The next number is 3, not 7."),
    ])
    func `a name that no lesson can have is refused, and nothing is written`(name: String, words: String) throws {
        let terminal = FakeTerminal()
        let before = try FileManager.default.subpathsOfDirectory(atPath: sample.root.path).sorted()
        #expect(sample.hub("author", "new", name, on: terminal) != 0)
        #expect(terminal.complaints.joined(separator: " ").contains(words))
        #expect(try FileManager.default.subpathsOfDirectory(atPath: sample.root.path).sorted() == before)
    }

    @Test func `a folder that is there is kept`() throws {
        try sample.write("mine", to: "Tests/ExerciseTests/hot/01-mine.swift")
        #expect(throws: AuthorError.exists("Tests/ExerciseTests/hot")) {
            try NewLesson(named: "hot", in: sample.course)
        }
        #expect(try read("Tests/ExerciseTests/hot/01-mine.swift") == "mine")
    }
}
