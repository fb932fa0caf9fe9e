import LessonKit

/// The page that leads to the handouts.
struct HandoutList {
    let book: Book

    private static let lead =
        "One for each lesson: its code, its questions and empty rows to draw on. The answers are on the last page. "
        + "Open one and print it."

    var page: BookPage {
        BookPage(
            file: "handouts.html", title: "Handouts", kind: "handouts",
            content: [
                .tag("h1", ["Handouts"]),
                .tag("p", [.text(Self.lead)]),
                .tag("ol", ["class": "lessons"], book.course.lessons.map(entry)),
            ])
    }

    private func entry(_ lesson: Course.Lesson) -> HTML {
        .tag(
            "li", ["value": "\(lesson.number)"],
            [.link(to: HandoutPage.file(of: lesson), [.text(lesson.headline(book.course.checkout).title)])])
    }
}
