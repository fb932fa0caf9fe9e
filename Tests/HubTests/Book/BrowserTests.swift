import ExerciseSupport
import Foundation
import Testing

@testable import Hub

/// The pages of a book as a browser shows them. What is expected stands in BrowserChecks.js.
@Suite(
    .ownThread,
    .enabled(if: Browser.program != nil, "There is no Chromium here. Install it, or name another: CHROMIUM=/path/to/it")
)
struct BrowserTests {
    private static let lesson = "subscribe.html"

    /// One browser runs all checks: it takes longer to start than to run them.
    private static let results = Result {
        // The course of the sample has no text of its own.
        try BrowserBook(BookSample().files().filter { $0.name != "course.html" }).check(names, page: lesson)
    }

    private static let names = [
        "without a script everything is seen",
        "a question hides its run, and the run its answer",
        "a recap hides its answers",
        "an option says why it is wrong",
        "the scrubber moves the marbles",
        "the lines of time grow up to the cursor",
        "a run plays once when it is shown",
        "keys play a run",
        "keys read a lesson",
        "a link leads to a step, and to what is hidden",
        "hints come one by one",
        "a lesson is presented by keys",
        "a room votes twice, and sees it with the answer",
        "keys hold a run, and leave out its end",
        "a lesson lists its steps, code is copied, and a search finds a place",
        "the speaker has a window, and its keys",
        "after a reload the speaker's window finds its way again",
        "the theme is chosen and stays",
        "every page keeps to width, contrast, names and focus",
        "every screen fits",
    ]

    @Test(arguments: names)
    func `in a browser`(_ name: String) throws {
        let results = try Self.results.get()
        #expect(results[name] == [])
    }

    @Test func `a run stands still for a reader who prefers that`() throws {
        let name = "a run plays once when it is shown"
        let book = try BrowserBook(BookSample().files())
        let results = try book.check([name], page: Self.lesson, options: ["--force-prefers-reduced-motion"])
        #expect(results[name] == [])
    }

    @Test func `a check that fails says what it saw`() throws {
        let files = try BookSample().files().map { file in
            (
                name: file.name,
                data: Data(
                    String(decoding: file.data, as: UTF8.self).replacing("data-right=", with: "data-wrong=").utf8)
            )
        }
        let name = "an option says why it is wrong"
        let results = try BrowserBook(files).check([name], page: Self.lesson)
        #expect(results[name]?.isEmpty == false)
    }
}

/// The folder of a book that `swift run workbook book` has written: `BOOK=.workbook/book`. A test cannot write it, because
/// lessons cannot be built while tests run.
private let writtenBook = ProcessInfo.processInfo.environment["BOOK"].map { URL(fileURLWithPath: $0) }

/// Every page of the real book, with the runs of every lesson.
@Suite(
    .enabled(if: writtenBook != nil, "BOOK=.workbook/book has it run, with the folder of a book"),
    .enabled(
        if: Browser.program != nil, "There is no Chromium here. Install it, or name another: CHROMIUM=/path/to/it"))
struct RealBookBrowserTests {
    @Test func `every page is readable, and every lesson can be presented`() throws {
        let folder = try #require(writtenBook)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".html") }
        let pages = try names.sorted().map { name in
            (name: name, data: try Data(contentsOf: folder.appendingPathComponent(name)))
        }
        #expect(pages.count > 50)
        let checks = ["every page keeps to width, contrast, names and focus", "every screen fits"]
        let results = try BrowserBook(pages).check(
            checks, page: "index.html", time: .seconds(1000), limit: .seconds(900))
        for check in checks { #expect(results[check] == []) }
    }
}
