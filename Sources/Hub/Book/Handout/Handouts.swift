import LessonKit

/// The handouts and the handbooks of some lessons, and the page that leads to them.
struct Handouts {
    let book: Book
    let lessons: [Course.Lesson]
    var isCore = false

    var pages: [BookPage] {
        [list]
            + lessons.map { LessonPage($0, in: book) }.flatMap {
                [HandoutPage(lesson: $0, isCore: isCore).page, HandbookPage(lesson: $0, isCore: isCore).page]
            }
    }

    private static let lead =
        "Pages to print. The handout is for the learners: code, questions, room to draw and to write, and the exercises "
        + "of the class. The answers are at its end. The handbook is for you: each step begins a page, with the notes, "
        + "the runs and the variants."

    private var list: BookPage {
        BookPage(
            file: "handouts.html", title: "On paper", kind: "handouts",
            content: [
                .tag("h1", ["On paper"]), .tag("p", [.text(Self.lead)]),
                .tag("ol", ["class": "lessons"], lessons.map(entry)),
            ])
    }

    private func entry(_ lesson: Course.Lesson) -> HTML {
        .tag(
            "li", ["value": "\(lesson.number)"],
            [
                .text(lesson.headline(book.course.checkout).title), ": ",
                .link(to: HandoutPage.file(of: lesson), ["handout"]), ", ",
                .link(to: HandbookPage.file(of: lesson), ["handbook"]),
            ])
    }
}
