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
        let before = page.components(separatedBy: "<section class=\"answers\"")[0]
        #expect(!before.contains("&lt;script&gt;"), "what the step printed stands with its answer")
        #expect(!before.contains("It is <code>not</code> so."))
        #expect(!page.contains("class=\"notes\""))
    }

    @Test(arguments: [
        (length: 4, said: "", ticks: 5), (length: 7, said: "at 600 ms, at 1.2 s, after tick 3", ticks: 15),
        (length: 38, said: "at 1300 ms, 9000 km", ticks: 45),
    ])
    func `empty rows go past the run and past all times that the question names`(
        length: Int, said: String, ticks: Int
    ) {
        let run = RecordedRun(lines: [], picture: Timeline([Timeline.Row("a <row>", length: length)]))
        let figure = EmptyRows(run: run, question: said).html.text
        #expect(figure.contains("a &lt;row&gt;"))
        #expect(figure.contains("data-length=\"\(ticks)\""))
        #expect(!figure.contains("data-tick=\""))
    }

    @Test func `later subscriptions have no row: their number is often the question`() throws {
        let rows = ["a", "a (2nd)", "b (11th)", "b (late)"].map { Timeline.Row($0, length: 3) }
        let page = EmptyRows(run: RecordedRun(lines: [], picture: Timeline(rows)), question: "").html.text
        #expect(page.contains("Empty rows to draw on: a, b (late)"))
    }

    @Test func `a page has two steps and lines to write on, and no exercise has its hints`() throws {
        let page = try BookSample().page("subscribe-handout.html").filter { $0 != "\n" }
        #expect(page.matches(of: /<div class="sheet">/).count == 1)
        let steps = page.matches(of: /<section class="step".*?<\/section>/).map { String($0.0) }
        #expect(steps.map { $0.contains("class=\"draw\"") } == [true, false])
        #expect(steps.map { $0.matches(of: /<span><\/span>/).count } == [0, 4])
        let exercises = BookSample.part(of: page, from: "<section class=\"exercises\"", to: "</section>")
        #expect(exercises.contains("After an error"))
        #expect(!exercises.contains("A diary"), "that one is for home")
        #expect(exercises.contains("class=\"lines\""))
        #expect(!exercises.contains("Hint 1"))
        #expect(!exercises.contains("secret") && !page.contains("An error ends"))
    }

    @Test func `the handbook has for each step what the room sees, and what it does not`() throws {
        let page = try BookSample().page("subscribe-handbook.html")
        #expect(PageReader(page).fault == nil)
        let step = BookSample.part(of: page, from: "<section class=\"step\"", to: "</section>")
        #expect(step.contains("<span class=\"minutes\"> 1.5 to 4.5 min</span>"))
        #expect(step.contains(#/<p class="parts">vote 1:0\d · talk/#))
        #expect(step.contains("<li>✓ <b>B</b> All.</li>"))
        #expect(step.contains("<li>✗ <b>A</b> Nothing &lt;x&gt;.<p class=\"why\">It is <code>not</code> so.</p></li>"))
        #expect(step.matches(of: /<figure class="run"/).count == 2, "the run and that of the variant")
        #expect(
            step.contains("<pre class=\"code\"><code><del><span class=\"kw\">let</span> a"), "what a variant changes")
        #expect(step.contains("<strong>Board</strong> A box."))
        #expect(step.contains("class=\"board\""))
        #expect(page.contains("Two it is."))
        let exercises = BookSample.part(of: page, from: "<section class=\"exercises\"", to: "</section>")
        #expect(exercises.contains("After an error") && exercises.contains("An error ends <code>it</code>."))
        #expect(exercises.contains("41") && !exercises.contains("A diary"), "a key for the class alone")
    }

    @Test func `paper has no header and no footer of a browser`() throws {
        let sheet = try String(
            contentsOf: ownPackage.appending(path: "Sources/Hub/Book/book.css"), encoding: .utf8)
        #expect(sheet.contains("@page { margin: 0 }"))
        #expect(sheet.contains("box-decoration-break: clone"))
    }

    @Test func `the answers stand at the end, with their reasons`() throws {
        let page = try BookSample().page("subscribe-handout.html")
        let answers = BookSample.part(of: page, from: "<section class=\"answers\"", to: "</section>")
        #expect(
            answers.contains(
                "<dd><p class=\"right\"><b>B</b> <span>All.</span></p><p>All of it.</p><figure class=\"run\""),
            "the answer points at its picture")
        #expect(
            answers.contains(
                "<ul class=\"boxes\"><li><b>A</b> It is <code>not</code> so.</li></ul><div class=\"variant\"><p><strong>Variant.</strong> At once.</p><p>And now?</p><p><b>B</b> Soon"
            ), "the reasons, then the variant with its question and its answer")
        #expect(answers.matches(of: /<figure class="run"/).count == 2, "one a step: no answer names the variant")
        #expect(answers.contains("Recap 1"))
        let before = page.prefix(upTo: try #require(page.firstRange(of: "<section class=\"answers\"")).lowerBound)
        #expect(!before.contains("data-right"))
    }

    @Test func `handouts alone lead to no page that is not there`() throws {
        let sample = try BookSample()
        let course = try sample.sample.course
        let book = Book(course, places: .nowhere)
        let files = try book.files(of: Handouts(book: book, lessons: Array(course.lessons.prefix(1))).pages)
        #expect(
            files.map(\.name) == [
                "handouts.html", "subscribe-handout.html", "subscribe-handbook.html", "book.css", "book.js",
            ])
        for file in files.prefix(3) {
            let pages = PageReader(String(decoding: file.data, as: UTF8.self)).links.filter { $0.contains(".html") }
            #expect(pages.allSatisfy { link in files.contains { $0.name == link } })
        }
    }
}
