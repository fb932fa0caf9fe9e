import LessonKit

/// A lesson as a page: its steps with their three beats, its recap and its exercises.
struct LessonPage {
    let lesson: Course.Lesson
    let book: Book
    let text: LessonText
    let blocks: BlockHTML
    private let sources: [StepSource]

    init(_ lesson: Course.Lesson, in book: Book) {
        (self.lesson, self.book) = (lesson, book)
        let folder = "Lessons/\(lesson.folder)"
        text = LessonText(book.text(of: "\(folder)/README.md") ?? "")
        sources = StepSource.all(in: book.text(of: "\(folder)/main.swift") ?? "")
        blocks = book.blocks(from: "\(folder)/README.md", lowered: 1)
    }

    var page: BookPage {
        BookPage(
            file: BookPlaces.file(of: lesson), title: title, kind: "lesson", lesson: lesson.name,
            content: [intro] + text.steps.indices.map(step) + [text.recap.map(recap) ?? .nothing, exercises])
    }

    var title: String { text.title.isEmpty ? lesson.name : text.title }

    /// What stands before the first step.
    var prose: [MarkdownBlock] { text.before == nil ? text.intro : Array(text.intro.dropFirst()) }

    /// The code of `step`.
    func source(of step: LessonText.Step) -> StepSource {
        sources.first { $0.title == step.title } ?? StepSource(title: nil, line: 1, code: [])
    }

    /// What `step` did when it ran; nil if nobody ran it.
    func recorded(_ step: LessonText.Step) -> RecordedStep? {
        book.runs[lesson.name]?.steps.first { $0.title == step.title }
    }

    private var intro: HTML {
        let notes = text.introNotes.isEmpty ? HTML.nothing : .tag("aside", Self.notes, blocks.html(text.introNotes))
        return .tag(
            "header", ["class": "intro"],
            [
                .tag(
                    "p", ["class": "place"], [.text("Lesson \(lesson.number) · \(text.minutes()) minutes in a class")]),
                .tag("h1", [.text(title)]), before,
            ] + blocks.html(prose) + [
                .tag(
                    "p", ["class": "play"],
                    [
                        "In a terminal: ", .tag("code", [.text("swift run \(lesson.name) --walk")]), ". On paper: ",
                        .link(to: HandoutPage.file(of: lesson), ["a handout"]), ", and ",
                        .link(to: HandbookPage.file(of: lesson), ["a handbook"]), " for whoever teaches it.",
                    ]), notes,
            ])
    }

    /// The lessons that come before this one, with the way to each.
    private var before: HTML {
        guard let before = text.before else { return .nothing }
        let names = before.lessons.enumerated().flatMap { index, name -> [HTML] in
            let page = book.course.lessons.first { $0.name == name }.map(BookPlaces.file)
            return [index == 0 ? .nothing : ", ", page.map { .link(to: $0, [.text(name)]) } ?? .text(name)]
        }
        return .tag("p", ["class": "before"], ["Before this: "] + (names.isEmpty ? ["nothing"] : names) + ["."])
    }

    static let notes: KeyValuePairs<String, String?> = ["class": "notes", "aria-label": "For the instructor"]

    private func step(_ index: Int) -> HTML {
        let step = text.steps[index]
        return StepHTML(
            number: index + 1, step: step, source: source(of: step), recorded: recorded(step), blocks: blocks
        ).html
    }
}
