import Foundation
import Testing

@testable import Hub
@testable import LessonKit

struct CourseTests {
    @Test
    func
        `the lessons are the numbered folders, in order, and the exercises a folder's files`()
        throws
    {
        let sample = try SampleCourse()
        let lessons = try sample.course.lessons
        #expect(lessons.map(\.name) == ["subscribe", "just-from"])
        #expect(lessons.map(\.number) == [2, 10])
        #expect(lessons.map { $0.headline(sample.checkout).title } == ["Subscribe", "Just and from"])
        #expect(lessons.map { $0.headline(sample.checkout).minutes.brief } == [6, 0])
        let exercises = try SampleCourse().course.lessons[0].exercises
        #expect(exercises.map(\.description) == ["1 · After an error", "2 · A diary"])
        #expect(exercises.map(\.place.line) == [3, 2])
    }

    @Test(arguments: [
        "subscribe", "02", "2", "02-subscribe", "Subscribe", "Lessons/02-subscribe", "Lessons/02-subscribe/",
    ])
    func `a lesson is found by name, number and folder`(_ name: String) throws {
        #expect(try SampleCourse().course.lesson(name).name == "subscribe")
    }

    @Test func `a lesson nearly named is offered, and one far from any is answered with all`() throws {
        let course = try SampleCourse().course
        let error = #expect(throws: UnknownName.self) { try course.lesson("subscirbe") }
        #expect(
            error?.description == """
                There is no lesson "subscirbe". Did you mean subscribe?
                The map names them all: swift run workbook
                """)
        let far = #expect(throws: UnknownName.self) { try course.lesson("77") }
        #expect(far?.description.hasPrefix(#"There is no lesson "77". There are subscribe and just-from."#) == true)
    }

    @Test func `an exercise is found by its number only, and others are told`() throws {
        let lesson = try SampleCourse().course.lessons[0]
        #expect(try lesson.exercise("02").number == 2)
        let unknown = #expect(throws: UnknownName.self) { try lesson.exercise("3") }
        #expect(unknown?.description.hasPrefix(#"There is no exercise "3" in subscribe. There are 1 and 2."#) == true)
        let title = #expect(throws: UnknownName.self) { try lesson.exercise("a diray") }
        #expect(title?.description.contains("Did you mean 2 · A diary?") == true)
    }

    @Test
    func `a checkout is found from inside it, and behind a symbolic link; outside of one that is said`()
        throws
    {
        let sample = try SampleCourse()
        let inside = sample.root.appendingPathComponent("Lessons/02-subscribe")
        #expect(try Checkout(containing: inside).root.path == sample.checkout.root.path)
        let link = sample.root.appendingPathComponent("link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: sample.root)
        let checkout = try Checkout(containing: link.appendingPathComponent("Lessons"))
        #expect(checkout.root.path == sample.checkout.root.path)
        let error = #expect(throws: NotACheckout.self) { try Checkout(containing: URL(fileURLWithPath: "/")) }
        #expect(error?.description.contains("no workbook here") == true)
    }
}
