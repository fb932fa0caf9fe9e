import Foundation
import Testing

@testable import Hub
@testable import LessonKit

struct OperatorSheetTests {
    private let course: Course

    init() throws { course = try Course(Checkout(containing: URL(filePath: #filePath).deletingLastPathComponent())) }

    @Test func `each operator is there once, with its sentence, its diagram and the step that uses it first`() throws {
        let docs = OperatorDoc.all(in: course.checkout)
        #expect(Set(docs.map(\.name)).count == docs.count)
        let expected = [
            "just", "map", "take(until:)", "take(while:)", "retry(when:)", "observe(on:)", "zip", "share", "catch",
        ]
        #expect(expected.allSatisfy(docs.map(\.name).contains))
        #expect(docs.count > 60)
        let doc = try #require(docs.first { $0.name == "debounce" })
        #expect(doc.summary == "An element once nothing newer has come for `dueTime`.")
        #expect(doc.diagram.first == "source                      -1-2-3------4--|")
        #expect(doc.path == "Sources/Streams/Filtering/Debounce.swift")
        #expect(course.firstUses()["debounce"]?.lesson == "timing")
    }
}
