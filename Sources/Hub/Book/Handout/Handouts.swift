import LessonKit

/// The handouts of some lessons, and the page that leads to them.
struct Handouts {
    let book: Book
    let lessons: [Course.Lesson]
    var isCore = false

    var pages: [BookPage] {
        [list] + lessons.map { HandoutPage(lesson: LessonPage($0, in: book), isCore: isCore).page }
    }

    private static let lead =
        "One for each lesson: its code, its questions and empty rows to draw on. The answers are on the last page. "
        + "Open one and print it."

    private var list: BookPage {
        BookPage(
            file: "handouts.html", title: "Handouts", kind: "handouts",
            content: [
                .tag("h1", ["Handouts"]), .tag("p", [.text(Self.lead)]),
                .tag("ol", ["class": "lessons"], lessons.map(entry)),
            ])
    }

    private func entry(_ lesson: Course.Lesson) -> HTML {
        .tag(
            "li", ["value": "\(lesson.number)"],
            [.link(to: HandoutPage.file(of: lesson), [.text(lesson.headline(book.course.checkout).title)])])
    }
}
