import ExerciseSupport
import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// The texts of this checkout: what `author check` says of them, and nothing else. What learners write is not looked at.
@Suite(.ownThread) struct EveryTextTests {
    private static let check = Result {
        CourseCheck(try Course(Checkout(containing: URL(filePath: #filePath).deletingLastPathComponent())))
    }
    private static let folders = (try? check.get())?.course.lessons.map(\.folder) ?? []

    private let check: CourseCheck

    init() throws { check = try Self.check.get() }

    @Test func `there are lessons, and they are in the order of the list`() {
        #expect(!Self.folders.isEmpty)
        #expect(check.course.list.problems == [])
        #expect(check.course.missing == [])
    }

    @Test(arguments: folders) func `the texts of a lesson lack nothing`(_ folder: String) throws {
        let (wrong, toCome) = check.look(at: try check.course.lesson(folder))
        #expect(wrong + toCome == [])
    }

    @Test func `the tables, the links, the lines from the notes and the operators lack nothing`() {
        #expect(check.tableProblems == [])
        #expect(check.linkProblems() == [])
        #expect(NotesCheck(check).problems == [])
        #expect(OperatorCheck(check.course).problems == [])
    }

    @Test func `no lesson uses a word before the lesson that explains it`() {
        let glossary = GlossaryCheck(check)
        #expect(glossary.words.count > 40)
        #expect(glossary.problems == [])
    }

    @Test func `an old name compiles, and its lesson exists`() throws {
        let page = try #require(check.read(CoursePage.path))
        let section = try #require(page.components(separatedBy: "\n## Old names\n").dropFirst().first)
        let rows = section.components(separatedBy: "\n## ")[0].split(separator: "\n").filter { $0.hasPrefix("| `") }
        #expect(rows.count > 10)
        let streams = check.course.checkout.root.appending(path: "Sources/Streams")
        let source = try FileManager.default.subpathsOfDirectory(atPath: streams.path).filter { $0.hasSuffix(".swift") }
            .map { try String(contentsOf: streams.appending(path: $0), encoding: .utf8) }.joined()
        for row in rows {
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            for match in cells[0].matches(of: /`([A-Za-z]+)/) {
                let isDeclared = ["func", "class"].contains { source.contains("\($0) \(match.1)") }
                #expect(isDeclared, "Streams has no \(match.1).")
            }
            let lesson = cells[2].replacing("`", with: "")
            #expect(check.course.lessons.contains { $0.name == lesson }, "There is no lesson \(lesson).")
        }
    }
}
