import Foundation
import Testing

@testable import Hub
@testable import LessonKit

/// The list in Package.swift has the order of the course, and the folders follow.
struct CourseListTests {
    private func sample(_ lines: String...) throws -> SampleCourse {
        let sample = try SampleCourse()
        let list = lines.map { "    \($0)\n" }.joined()
        try sample.write("// tools\nlet course = [\n\(list)]\nlet other = [\"03-no\"]\n", to: "Package.swift")
        return sample
    }

    @Test func `the order is that of the lines, whatever the numbers of the folders are`() throws {
        let course = try sample("\"10-just-from\",", "// \"03-later\",", "\"02-subscribe\",").course
        #expect(course.lessons.map(\.name) == ["just-from", "subscribe"])
        #expect(course.lessons.map(\.number) == [1, 2])
        #expect(try course.lesson("1").name == "just-from")
        #expect(
            course.list.problems == [
                "Package.swift:3: 10-just-from is lesson 1 of the list, so its folder is 01-just-from. "
                    + "Write the numbers anew: swift run workbook author fix"
            ])
    }

    @Test func `a lesson that is listed twice is one lesson, and the second line is named`() throws {
        let course = try sample("\"02-subscribe\",", "\"03-subscribe\",", "\"10-just-from\",").course
        #expect(course.lessons.map(\.name) == ["subscribe", "just-from"])
        #expect(course.strange == [])
        #expect(
            course.list.problems.first
                == "Package.swift:4: the lesson subscribe stands in line 3, too. Take one of the lines out.")
    }

    @Test func `a missing lesson keeps its place`() throws {
        let sample = try sample("\"01-lost\",", "\"02-subscribe\",", "\"10-just-from\",")
        #expect(try sample.course.lessons.map(\.number) == [2, 3])
        #expect(
            try sample.course.losses.map(\.text) == [
                "The lesson lost is missing: Package.swift:3 lists it, and there is no Lessons/01-lost."
            ])
        #expect(sample.hub("map") == 0)
    }
}
