/// A page of the book: a file, and what stands between its frame.
struct BookPage: Equatable {
    /// Its name in the folder: `subjects.html`.
    let file: String
    let title: String
    /// What the style sheet and the script know it by: `lesson`, `prose`.
    let kind: String
    /// The lesson's name, on the page of a lesson.
    var lesson: String?
    /// The file from which its links start, as seen from the checkout.
    var source = ""
    let content: [HTML]
    /// The pages before and after it on the path.
    var back: Neighbour?
    var next: Neighbour?

    struct Neighbour: Equatable {
        let file: String
        let title: String
    }
}

extension BookPage {
    static let bookTitle = "Stream workbook"

    /// The whole page.
    ///
    /// - Parameter chapters: The pages that every page leads to.
    func html(chapters: [Neighbour]) -> String {
        let head = HTML.tag(
            "head",
            [
                .tag("meta", ["charset": "utf-8"]),
                .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
                .tag("meta", ["name": "color-scheme", "content": "light dark"]),
                .tag("title", [.text(title == Self.bookTitle ? title : "\(title) · \(Self.bookTitle)")]),
                .tag("link", ["rel": "stylesheet", "href": "book.css"]),
                .tag("script", ["src": "book.js"]),
            ])
        let main = HTML.tag(
            "main",
            ["id": "main", "class": kind, "data-lesson": lesson, "data-next": next?.file, "data-back": back?.file],
            content)
        let body = HTML.tag(
            "body", [.tag("a", ["class": "skip", "href": "#main"], ["To the text"]), path(chapters), main, turn])
        return "<!DOCTYPE html>\n" + HTML.tag("html", ["lang": "en", "class": "no-js"], [head, body]).text
    }

    private func path(_ chapters: [Neighbour]) -> HTML {
        .tag(
            "nav", ["class": "path", "aria-label": "The book"],
            chapters.map {
                .tag("a", ["href": $0.file, "aria-current": $0.file == file ? "page" : nil], [.text($0.title)])
            })
    }

    /// At the end of the page, the ways back and on.
    private var turn: HTML {
        guard back != nil || next != nil else { return .nothing }
        return .tag(
            "nav", ["class": "turn", "aria-label": "Back and next"],
            [
                back.map { .tag("a", ["rel": "prev", "href": $0.file], [.text("← \($0.title)")]) } ?? .nothing,
                next.map { .tag("a", ["rel": "next", "href": $0.file], [.text("\($0.title) →")]) } ?? .nothing,
            ])
    }
}
