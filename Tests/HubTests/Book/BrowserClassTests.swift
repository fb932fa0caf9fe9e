import ExerciseSupport
import Foundation
import Testing

@testable import Hub

/// The page of a class as a browser shows it. What is expected stands in BrowserChecks.js.
@Suite(
    .ownThread,
    .enabled(if: Browser.program != nil, "There is no Chromium here. Install it, or name another: CHROMIUM=/path/to/it")
)
struct BrowserClassTests {
    private static let checkout = ownPackage

    /// A class with long names, much to scroll, entries behind a click, and files of last week.
    private static func page(isAnonymous: Bool = false) throws -> Data {
        let sample = try SampleClass()
        let lessons = (1...27).map { number in
            SampleClass.Lesson(number: number, name: "a-lesson-\(number)", titles: (1...8).map { "Exercise \($0)" })
        }
        let names = [
            "김민수", "ana", "ben <b>", "a-very-long-name-of-somebody-who-has-no-space-in-it", "seoyeon", "lars", "eve",
        ]
        for (index, name) in names.enumerated() {
            let all = (1...27).map { $0 < 20 + index ? "✓✓✓✓✗!#~" : "········" }.joined(separator: " ")
            try sample.write(
                name, all,
                diagnoses: ["a-lesson-3 5": "It came \(index) ticks late: " + String(repeating: "x", count: 90)],
                step: "A step", hints: ["a-lesson-2 5": 2], of: lessons)
            try sample.write(
                "earlier/\(name)", all.replacing("✓✓✓✓", with: "✓✓··"), made: "2026-11-14T12:00:00Z", of: lessons)
        }
        var folder = try ClassFolder(sample.root, named: "class")
        folder.compare(with: try ClassFolder(sample.root.appendingPathComponent("earlier"), named: "earlier"))
        let named = Classroom(folder.learners, course: nil)
        let page = ClassHTML(classroom: isAnonymous ? named.anonymous : named, most: 5, left: ["1 file not counted."])
        return Data(page.text(style: try ClassFile.style(of: Checkout(containing: checkout))).utf8)
    }

    @Test func `a page of a class keeps to width, contrast, headings and names, and its tables have heads`() throws {
        let checks = ["every page keeps to width, contrast, names and focus", "every table has heads and a caption"]
        let results = try BrowserBook([("class.html", Self.page())]).check(checks, page: "class.html")
        for check in checks { #expect(results[check] == [], "\(check)") }
    }

    @Test func `without names nobody is named`() throws {
        let check = "no learner is named"
        let hidden = try BrowserBook([("class.html", Self.page(isAnonymous: true))]).check([check], page: "class.html")
        #expect(hidden[check] == [])
        let named = try BrowserBook([("class.html", Self.page())]).check([check], page: "class.html")
        #expect(named[check]?.isEmpty == false)
    }

    @Test func `a table without heads is found`() throws {
        let text = String(decoding: try Self.page(), as: UTF8.self).replacing(" scope=\"row\"", with: "")
        let check = "every table has heads and a caption"
        let results = try BrowserBook([("class.html", Data(text.utf8))]).check([check], page: "class.html")
        #expect(results[check]?.isEmpty == false)
    }
}
