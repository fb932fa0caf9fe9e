import Foundation
import Testing

@testable import LessonKit

/// The lessons of this checkout. What is wrong with their texts, the tests of the hub say.
struct EveryLessonTests {
    private static let folders = CourseText.folders

    @Test(arguments: folders) func `the map says of a lesson what its text says`(_ folder: String) throws {
        let text = try #require(CourseText.lessons[folder])
        let headline = LessonHeadline(try CourseText.read("Lessons/\(folder)/README.md"))
        #expect(headline.title == text.title)
        #expect(headline.minutes == text.minutes())
        #expect(headline.core == text.minutes(core: true))
        #expect(headline.minutes.brief > 0)
        #expect((5...6).contains(text.steps.count { !$0.isMore }), "the core of a lesson is five or six steps")
    }
}
