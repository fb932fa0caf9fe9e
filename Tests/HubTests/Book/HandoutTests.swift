import Foundation
import LessonKit
import Marbles
import Testing

@testable import Hub

struct HandoutTests {
    @Test func `it has code, questions and boxes, and no output`() throws {
        let page = try BookSample().page("subscribe-handout.html")
        #expect(PageReader(page).fault == nil)
        let step = BookSample.part(of: page, from: "<section class=\"step\"", to: "</section>")
        #expect(step.contains("<h2 id=\"step-1-title\">"))
        #expect(step.contains("<pre class=\"code\">"))
        #expect(step.matches(of: #/class="box"/#).count == 2)
        #expect(!page.contains("&lt;script&gt;"), "what the step printed is not on paper")
        #expect(!page.contains("It is <code>not</code> so."))
        #expect(!page.contains("class=\"notes\""))
    }

    @Test func `rows are empty, and as long as those of the run`() throws {
        let page = try BookSample().page("subscribe-handout.html")
        let figure = BookSample.part(of: page, from: "<figure class=\"draw\">", to: "</figure>")
        #expect(figure.contains("a &lt;row&gt;"))
        #expect(figure.contains("data-length=\"4\""))
        #expect(!figure.contains("data-tick=\""))
    }

    @Test func `later subscriptions have no row: their number is often the question`() throws {
        let rows = ["a", "a (2nd)", "b (11th)", "b (late)"].map { Timeline.Row($0, length: 3) }
        let page = EmptyRows(run: RecordedRun(lines: [], picture: Timeline(rows))).html.text
        #expect(page.contains("Empty rows to draw on: a, b (late)"))
    }

    @Test func `the answers stand at the end`() throws {
        let page = try BookSample().page("subscribe-handout.html")
        let answers = BookSample.part(of: page, from: "<section class=\"answers\"", to: "</section>")
        #expect(answers.contains("<dd><b>B</b> All.</dd>"))
        #expect(answers.contains("Recap 1"))
        let before = page.prefix(upTo: try #require(page.firstRange(of: "<section class=\"answers\"")).lowerBound)
        #expect(!before.contains("data-right"))
    }

    @Test func `handouts alone lead to no page that is not there`() throws {
        let sample = try BookSample()
        let course = try sample.sample.course
        let book = Book(course, places: .nowhere)
        let files = try book.files(of: Handouts(book: book, lessons: Array(course.lessons.prefix(1))).pages)
        #expect(files.map(\.name) == ["handouts.html", "subscribe-handout.html", "book.css", "book.js"])
        for file in files.prefix(2) {
            let pages = PageReader(String(decoding: file.data, as: UTF8.self)).links.filter { $0.contains(".html") }
            #expect(pages.allSatisfy { link in files.contains { $0.name == link } })
        }
    }
}
