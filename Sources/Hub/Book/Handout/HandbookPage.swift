import LessonKit

/// A lesson for whoever teaches it, as pages to print: each step begins a page, with what the room sees and what it does not.
struct HandbookPage {
    let lesson: LessonPage
    /// Whether it leaves out the steps that are not the lesson's core.
    var isCore = false

    static func file(of lesson: Course.Lesson) -> String { "\(lesson.name)-handbook.html" }

    private var blocks: BlockHTML { lesson.blocks }

    var page: BookPage {
        BookPage(
            file: Self.file(of: lesson.lesson), title: "\(lesson.title), handbook", kind: "handbook",
            content: [intro] + steps.map(step) + [recap, lesson.inClass(below: lesson.key)])
    }

    private var intro: HTML {
        let text = lesson.text
        let rows = steps.map { ($0, text.steps[$0]) }.map { index, step in
            HTML.tag(
                "tr",
                [
                    .tag("td", [.text("\(index + 1)")]), .tag("td", [.text(step.title)]),
                    .tag("td", ["class": "count"], [.text(Self.minutes(step))]),
                ])
        }
        return .tag(
            "header", ["class": "intro"],
            [
                .tag(
                    "p", ["class": "place"],
                    [
                        .text(
                            "Lesson \(lesson.lesson.number) · handbook · \(text.minutes(core: isCore)) minutes in a class"
                        )
                    ]),
                .tag("h1", [.text(lesson.title)]),
            ] + blocks.html(lesson.prose) + [
                .tag("table", ["class": "plan"], [.tag("tbody", rows)]), notes(text.introNotes),
            ])
    }

    private var steps: [Int] { lesson.text.indices(core: isCore) }

    /// `4.5 to 8 min`, `more, 4 to 8 min`
    private static func minutes(_ step: LessonText.Step) -> String {
        (step.isMore ? "more, " : "") + "\(step.time) min"
    }

    private func step(_ index: Int) -> HTML {
        let step = lesson.text.steps[index]
        let (source, recorded) = (lesson.source(of: step), lesson.recorded(step))
        let title = HTML.tag(
            "h2", ["id": "step-\(index + 1)-title"],
            [
                .tag("span", ["class": "number"], [.text("\(index + 1)")]), " ", .text(step.title),
                .tag("span", ["class": "minutes"], [.text(" \(Self.minutes(step))")]),
            ])
        return .tag(
            "section", ["class": "step", "data-shown": "answer", "aria-labelledby": "step-\(index + 1)-title"],
            [title, parts(of: step)] + blocks.html(step.setup) + [source.code.map { .code($0) } ?? .nothing]
                + (step.asked.map(asked) ?? []) + [recorded?.run.map { RunHTML($0, of: step).html } ?? .nothing]
                + (step.asked.map { blocks.html($0.because) } ?? blocks.html(step.answer))
                + [variant(step, source, recorded), notes(step.notes), Self.board])
    }

    private func parts(of step: LessonText.Step) -> HTML {
        .tag("p", ["class": "parts"], [.text(step.time.parts(dot: "·"))])
    }

    /// The question, the right option with its mark, and beside each wrong one why somebody believes it.
    private func asked(_ asked: Recap.Retrieval) -> [HTML] {
        let options = asked.question.options.map { option in
            let reason = asked.reason(against: option.letter).map { reason in
                HTML.tag("p", ["class": "why"], blocks.inline.html(reason.text))
            }
            return HTML.tag(
                "li",
                [
                    .text(option.letter == asked.right ? "✓ " : "✗ "), .tag("b", [.text(String(option.letter))]), " ",
                ] + blocks.inline.html(option.text) + [reason ?? .nothing])
        }
        return [
            .tag("div", ["class": "ask"], blocks.html(asked.question.text) + [.tag("ul", ["class": "boxes"], options)])
        ]
    }

    private func variant(_ step: LessonText.Step, _ source: StepSource, _ recorded: RecordedStep?) -> HTML {
        guard let code = source.variant else { return .nothing }
        let run = recorded?.variant.map { RunHTML($0, of: step).html } ?? .nothing
        return .tag(
            "div", ["class": "variant"],
            blocks.html(step.variant) + [.code(code, since: source.code ?? [])] + (step.part.map(asked) ?? []) + [run]
                + blocks.html(step.part?.because ?? []))
    }

    private func notes(_ notes: [MarkdownBlock]) -> HTML {
        notes.isEmpty ? .nothing : .tag("aside", LessonPage.notes, blocks.html(notes))
    }

    /// Room for the drawing that the notes describe.
    private static let board = HTML.tag("div", ["class": "board", "aria-hidden": "true"], ["Board"])

    private var recap: HTML {
        guard let recap = lesson.text.recap else { return .nothing }
        let sentences = HTML.tag("ul", recap.sentences.map { .tag("li", blocks.item($0)) })
        let questions = recap.questions.flatMap { asked($0) + blocks.html($0.because) }
        return .tag(
            "section", ["class": "recap", "aria-labelledby": "recap-title"],
            [.tag("h2", ["id": "recap-title"], ["Recap"]), sentences] + questions)
    }
}
