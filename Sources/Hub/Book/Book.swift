import Foundation
import LessonKit

/// The course as pages for a browser.
struct Book {
    let course: Course
    /// What each lesson did when it ran, by its name. A lesson that is not there has a page without runs.
    let runs: [String: RecordedLesson]
    /// The operator catalogue.
    let operators: [OperatorPage]
    let places: BookPlaces
    /// What somebody can do after each lesson, by its name, as the table of the course says it.
    private(set) var gains: [String: String] = [:]

    init(
        _ course: Course, runs: [String: RecordedLesson] = [:], operators: [OperatorPage] = [],
        places: BookPlaces? = nil
    ) {
        (self.course, self.runs, self.operators) = (course, runs, operators)
        self.places = places ?? BookPlaces(course)
        gains = CourseTable(text(of: "Lessons/README.md") ?? "").gains
    }

    /// Every page, the lessons first.
    var pages: [BookPage] {
        lessonPages + [IndexPage(book: self).page] + OperatorChapters(self).pages + prosePages + handouts
    }

    private var handouts: [BookPage] { Handouts(book: self, lessons: course.lessons).pages }

    /// Whether the book has that page.
    func has(_ file: String) -> Bool {
        ["handouts.html", "operators.html"].contains(file)
            || BookPlaces.files.contains { places.file(for: $0) == file && text(of: $0) != nil }
    }

    /// The pages that every page leads to, where they are written.
    private static let chapters: [BookPage.Neighbour] = [
        .init(file: "index.html", title: BookPage.bookTitle), .init(file: "operators.html", title: "Operators"),
        .init(file: "glossary.html", title: "Glossary"),
        .init(file: "handouts.html", title: "On paper"),
    ]

    /// The files of `pages`, by default of all, and what stands beside them.
    func files(of pages: [BookPage]? = nil) throws -> [(name: String, data: Data)] {
        let pages = pages ?? self.pages
        let chapters = Self.chapters.filter { chapter in pages.contains { $0.file == chapter.file } }
        let written = pages.map { (name: $0.file, data: Data($0.html(chapters: chapters).utf8)) }
        let assets = try BookAssets.texts { path throws(MissingFile) in
            guard let text = text(of: path) else { throw MissingFile(path: path) }
            return text
        }
        let isWhole = chapters.first?.file == "index.html"
        let scripts = isWhole ? [(SearchIndex.file, SearchIndex(pages).script), ("keys.js", try keys)] : []
        return written + (assets + scripts).map { (name: $0.name, data: Data($0.text.utf8)) }
    }

    /// The keys of each lesson's class, by its name. The speaker's window reads them, and no page of a learner.
    private var keys: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            let keys = Dictionary(course.lessons.map { ($0.name, LessonPage($0, in: self).keys) }) { first, _ in first }
            return "speakerKeys = \(String(decoding: try encoder.encode(keys), as: UTF8.self));\n"
        }
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
    func text(of path: String) -> String? { course.checkout.read(path) }

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
