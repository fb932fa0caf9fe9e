import Foundation
import LessonKit

/// The course as pages for a browser.
struct Book {
    let course: Course
    /// What each lesson did when it ran, by its name. A lesson that is not there has a page without runs.
    let runs: [String: RecordedLesson]
    let places: BookPlaces

    init(_ course: Course, runs: [String: RecordedLesson] = [:]) {
        (self.course, self.runs, places) = (course, runs, BookPlaces(course))
    }

    /// Every page, the lessons first.
    var pages: [BookPage] { lessonPages + [indexPage] + prosePages }

    /// The pages that every page leads to, where the book has them.
    private static let chapters: [BookPage.Neighbour] = [
        .init(file: "index.html", title: BookPage.bookTitle), .init(file: "operators.html", title: "Operators"),
        .init(file: "glossary.html", title: "Glossary"),
    ]

    /// The files of the book: the pages, and what stands beside them.
    func files() throws -> [(name: String, data: Data)] {
        let pages = pages
        let chapters = Self.chapters.filter { chapter in pages.contains { $0.file == chapter.file } }
        let written = pages.map { (name: $0.file, data: Data($0.html(chapters: chapters).utf8)) }
        let assets = try BookPage.assets.map { name in
            let path = "Sources/Hub/Book/\(name)"
            guard let text = text(of: path) else { throw MissingFile(path: path) }
            return (name: name, data: Data(text.utf8))
        }
        return written + assets
    }

    private var lessonPages: [BookPage] {
        var pages = course.lessons.map { LessonPage($0, in: self).page }
        for index in pages.indices {
            if index > 0 { pages[index].back = .init(file: pages[index - 1].file, title: pages[index - 1].title) }
            if index + 1 < pages.count {
                pages[index].next = .init(file: pages[index + 1].file, title: pages[index + 1].title)
            }
        }
        return pages
    }

    private var indexPage: BookPage {
        let lessons = course.lessons.map { lesson in
            HTML.tag("li", [.link(to: BookPlaces.file(of: lesson), [.text(lesson.headline(course.checkout).title)])])
        }
        return BookPage(
            file: "index.html", title: BookPage.bookTitle, kind: "index",
            content: [.tag("h1", [.text(BookPage.bookTitle)]), .tag("ol", ["class": "lessons"], lessons)])
    }

    /// The pages that are made of one file each.
    private var prosePages: [BookPage] { BookPlaces.proseFiles.compactMap { prosePage(of: $0) } }

    /// The file at `path` as a page; nil where it is not there.
    func prosePage(of path: String) -> BookPage? {
        guard let file = places.file(for: path), let text = self.text(of: path) else { return nil }
        let blocks = MarkdownReader.blocks(in: text)
        return BookPage(
            file: file, title: LessonHeadline(text).title, kind: "prose", source: path,
            content: self.blocks(from: path).html(blocks))
    }

    /// The text of a file; nil where it cannot be read.
    func text(of path: String) -> String? { SourceFile.read(course.checkout.root.appendingPathComponent(path)) }

    /// How the blocks of the file at `path` become HTML.
    func blocks(from path: String, lowered: Int = 0) -> BlockHTML {
        BlockHTML(lowered: lowered) { [places] in places.page($0, from: path) }
    }

    /// A file of the checkout that the book needs.
    struct MissingFile: Error, CustomStringConvertible {
        let path: String

        var description: String { "\(path) is missing. Get it back: git checkout -- \(path)" }
    }
}
