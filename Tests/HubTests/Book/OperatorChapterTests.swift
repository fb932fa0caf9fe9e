import Foundation
import LessonKit
import Testing

@testable import Hub

struct OperatorChapterTests {
    private let course: Course

    init() throws {
        course = try Course(Checkout(containing: URL(fileURLWithPath: #filePath).deletingLastPathComponent()))
    }

    private func pages(_ names: String...) throws -> [BookPage] {
        let catalogue = OperatorCatalogue(course)
        return OperatorChapters(Book(course, operators: try names.map(catalogue.page))).pages
    }

    @Test func `each category has a page, and the list leads to each operator`() throws {
        let pages = try pages("debounce", "take(for:)", "retry(when:)")
        #expect(pages.map(\.file) == ["operators.html", "operators-filtering.html", "operators-error-handling.html"])
        let list = PageReader(pages[0].html(chapters: []))
        #expect(list.fault == nil)
        for link in [
            "operators-filtering.html#debounce", "operators-filtering.html#take-for",
            "operators-error-handling.html#retry-when",
        ] {
            #expect(list.links.contains(link))
        }
    }

    @Test func `an operator has its picture, its neighbours and the step that teaches it`() throws {
        let page = try #require(try pages("debounce", "throttle").last).html(chapters: [])
        let reader = PageReader(page)
        #expect(reader.fault == nil)
        #expect(reader.names.contains("debounce"))
        #expect(reader.links.contains("operators-filtering.html#throttle"), "both are confused with each other")
        #expect(reader.links.contains { $0.hasPrefix("timing.html#step-") })
        let article = BookSample.part(of: page, from: "<article class=\"operator\" id=\"debounce\"", to: "</article>")
        #expect(article.contains("data-tick="))
        #expect(article.contains("swift run workbook marble debounce"))
    }

    @Test func `a picture has the calls of code, and no tick that is no argument`() throws {
        let page = try #require(try pages("replay").last).html(chapters: [])
        #expect(page.contains("replay(1)") && !page.contains("replay(1, "))
    }
}
