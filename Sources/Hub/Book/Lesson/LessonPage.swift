import LessonKit

/// A lesson as a page: its steps with their three beats, its recap and its exercises.
struct LessonPage {
    let lesson: Course.Lesson
    let book: Book
    let text: LessonText
    /// How the text of the steps becomes HTML, beside pictures that are drawn.
    private(set) var blocks: BlockHTML
    /// The same beside diagrams that are typed.
    let plain: BlockHTML
    /// The minutes that a step took in classes, by its title.
    private let usual: [String: Double]
    private let sources: [StepSource]

    init(_ lesson: Course.Lesson, in book: Book) {
        (self.lesson, self.book) = (lesson, book)
        let folder = lesson.path
        let readme = book.text(of: "\(folder)/README.md") ?? ""
        text = LessonText(readme)
        sources = StepSource.all(in: book.text(of: "\(folder)/main.swift") ?? "")
        plain = book.blocks(from: "\(folder)/README.md", lowered: 1)
        blocks = plain
        // A lesson that names the bar teaches how a diagram is typed.
        blocks.inline.signs = readme.contains("`|`") ? .both : .drawn
        usual = ClassTimes.medians(ofLessonIn: book.course.checkout.root.appendingPathComponent(folder))
    }

    var page: BookPage {
        BookPage(
            file: BookPlaces.file(of: lesson), title: title, kind: "lesson", lesson: lesson.name,
            content: [intro, contents] + text.steps.indices.map(step) + [text.recap.map(recap) ?? .nothing, exercises])
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
            "header",
            ["class": "intro", "data-minutes": text.introTime.brief.minutes, "data-full": text.introTime.full.minutes],
            [
                .tag(
                    "p", ["class": "place"], [.text("Lesson \(lesson.number) · \(text.minutes()) minutes in a class")]),
                .tag("h1", [.text(title)]), before,
            ] + blocks.html(prose) + [
                gain,
                .tag(
                    "p", ["class": "play"],
                    [
                        "In a terminal: ", .tag("code", [.text("swift run \(lesson.name) --walk")]), ". On paper: ",
                        .link(to: HandoutPage.file(of: lesson), ["a handout"]), ", and ",
                        .link(to: HandbookPage.file(of: lesson), ["a handbook"]), " for whoever teaches it.",
                    ]), notes,
            ])
    }

    private var gain: HTML {
        book.gains[lesson.name].map { .tag("p", ["class": "gain"], ["Afterwards: "] + blocks.inline.html($0)) }
            ?? .nothing
    }

    /// The way to each step, and to what comes after the last.
    private var contents: HTML {
        let places =
            text.steps.enumerated().map { ("step-\($0 + 1)", $1.title) }
            + (text.recap == nil ? [] : [("recap", "Recap")])
            + (lesson.exercises.isEmpty ? [] : [("exercises", "Exercises")])
        let entries = places.map { id, title in HTML.tag("li", [.link(to: "#\(id)", [.text(title)])]) }
        return .tag("nav", ["class": "steps", "aria-label": "This lesson"], [.tag("ol", entries)])
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
            number: index + 1, step: step, source: source(of: step), recorded: recorded(step),
            usual: usual[step.title], blocks: blocks
        ).html
    }
}
