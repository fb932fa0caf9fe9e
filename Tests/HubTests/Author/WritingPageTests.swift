import Foundation
import Terminal
import Testing

@testable import Hub
@testable import LessonKit

/// Lessons/Writing.md: its lesson is written in a copy of the course, and the commands say what the page says.
struct WritingPageTests {
    private let sample: SampleCourse
    private let page: String

    init() throws {
        sample = try SampleCourse()
        for path in ["Package.swift", "README.md", "Lessons", "Tests/ExerciseTests"] {
            let place = sample.root.appendingPathComponent(path)
            try? FileManager.default.removeItem(at: place)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: ownPackage.appendingPathComponent(path), to: place)
        }
        page = try sample.read("Lessons/Writing.md")
    }

    /// The blocks of a language, in order.
    private func blocks(_ language: String) -> [String] {
        page.components(separatedBy: "```\(language)\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
    }

    /// Whether `text` is what the page says below a command; from a line "…" on it may say anything.
    private func expect(_ said: String, is text: String) {
        let lines = said.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        let shown = lines.prefix { $0 != "…" }
        let now = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(Array(now.prefix(shown.count < lines.count ? shown.count : now.count)) == Array(shown), "\(text)")
    }

    @Test func `its commands say what the page says`() throws {
        let said = blocks("console")
        try #require(said.count == 3)
        let terminal = FakeTerminal()
        let command = said[0].prefix { $0 != "\n" }.matches(of: /"([^"]+)"|(\S+)/).map { String($0.1 ?? $0.2 ?? "") }
        // Behind `$ swift run -q workbook`.
        #expect(Hub(directory: sample.root, terminal: terminal).run(Array(command.dropFirst(5))) == 0)
        expect(said[0], is: terminal.text)

        let folder = "Lessons/\(try sample.course.lesson("hot-and-cold").folder)"
        let laidOut = try sample.read("\(folder)/README.md")
        let recap = try #require(laidOut.range(of: "## Recap\n"))
        try sample.write("\(blocks("markdown")[0])\n\n\(laidOut[recap.lowerBound...])", to: "\(folder)/README.md")
        let main = "import LessonKit\nimport Streams\n\n\(blocks("swift")[0])\n"
        try sample.write(main, to: "\(folder)/main.swift")
        expect(said[1], is: try check())
        try sample.write(main.replacing("Two readers", with: "Two listeners"), to: "\(folder)/main.swift")
        expect(said[2], is: try check())
    }

    private func check() throws -> String {
        let course = try sample.course
        let answer = try AuthorCheck(course).answer(of: course.lesson("hot-and-cold"), builds: false)
        return Renderer(width: 80, paint: Paint(hasColour: false, isASCII: false)).lines(answer.blocks).map(\.text)
            .joined(separator: "\n")
    }
}
