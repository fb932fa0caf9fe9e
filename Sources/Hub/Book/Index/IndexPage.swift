import LessonKit

/// The first page of the book: the path, and the ways to everything else.
struct IndexPage {
    let book: Book

    var page: BookPage {
        BookPage(
            file: "index.html", title: BookPage.bookTitle, kind: "index",
            content: [.tag("h1", [.text(BookPage.bookTitle)]), lead, path, others])
    }

    private var lead: HTML {
        let lessons = book.course.lessons
        let exercises = lessons.map(\.exercises.count).reduce(0, +)
        return .tag(
            "p", ["class": "lead"],
            [
                .text(
                    "Reactive streams in Swift, in \(lessons.count.of("lesson")) with \(exercises.of("exercise")). "
                        + "Each step asks before it shows, and each picture is a run of the code above it.")
            ])
    }

    private var path: HTML {
        let blocks = book.blocks(from: "Lessons/README.md")
        let lessons = book.course.lessons.map { lesson in
            let headline = lesson.headline(book.course.checkout)
            return HTML.tag(
                "li", ["value": "\(lesson.number)"],
                [
                    .tag(
                        "p", ["class": "title"],
                        [
                            .link(to: BookPlaces.file(of: lesson), [.text(headline.title)]), " ",
                            .tag(
                                "span", ["class": "minutes"],
                                [.text("\(headline.minutes) min in class, \(lesson.exercises.count.of("exercise"))")]),
                        ]),
                    book.gains[lesson.name].map { .tag("p", ["class": "gain"], blocks.inline.html($0)) } ?? .nothing,
                ])
        }
        return .tag(
            "section", ["aria-labelledby": "path"],
            [.tag("h2", ["id": "path"], ["The path"]), .tag("ol", ["class": "lessons"], lessons)])
    }

    /// The pages that are no lessons, each with what it is for.
    private static let chapters: KeyValuePairs<String, (title: String, meaning: String)> = [
        "course.html": ("Plans for an instructor", "Three hours, a day, the notes, evenings."),
        "handouts.html": (
            "On paper", "For each lesson a handout to draw and to write on, and a handbook for whoever teaches it."
        ),
        "operators.html": ("Operators", "Each with a diagram, what it is for, and what it is confused with."),
        "glossary.html": ("Glossary", "The words of the course, in English and in Korean."),
        "equivalents.html": ("Equivalents", "The same in Combine and with async and await."),
        "from-the-notes.html": ("From the notes", "Where each sentence of the study notes is put to the test."),
        "after.html": ("After the course", "The way to RxSwift, Combine and async and await."),
    ]

    private var others: HTML {
        let links = Self.chapters.filter { book.has($0.key) }.map { file, chapter in
            HTML.tag(
                "li",
                [
                    .tag("p", ["class": "title"], [.link(to: file, [.text(chapter.title)])]),
                    .tag("p", ["class": "gain"], [.text(chapter.meaning)]),
                ])
        }
        guard !links.isEmpty else { return .nothing }
        return .tag(
            "section", ["aria-labelledby": "besides"],
            [.tag("h2", ["id": "besides"], ["Besides the path"]), .tag("ul", ["class": "chapters"], links)])
    }
}
