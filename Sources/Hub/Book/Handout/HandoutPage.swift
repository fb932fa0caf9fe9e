import LessonKit

/// A lesson on paper: code, questions and empty rows to draw on. The answers stand on the last page.
struct HandoutPage {
    let lesson: LessonPage
    /// Whether it leaves out the steps that are not the lesson's core.
    var isCore = false

    static func file(of lesson: Course.Lesson) -> String { "\(lesson.name)-handout.html" }

    private var blocks: BlockHTML { lesson.blocks }

    var page: BookPage {
        BookPage(
            file: Self.file(of: lesson.lesson), title: "\(lesson.title), handout", kind: "handout",
            content: [intro] + steps.map(step) + [recap, answers])
    }

    private var intro: HTML {
        .tag(
            "header", ["class": "intro"],
            [
                .tag("p", ["class": "place"], [.text("Lesson \(lesson.lesson.number) · handout")]),
                .tag("h1", [.text(lesson.title)]),
            ] + blocks.html(lesson.prose))
    }

    private var steps: [Int] {
        lesson.text.steps.indices.filter { !isCore || !lesson.text.steps[$0].isMore }
    }

    private func step(_ index: Int) -> HTML {
        let step = lesson.text.steps[index]
        let code = lesson.source(of: step).code
        let rows = lesson.recorded(step)?.run.map { EmptyRows(run: $0).html } ?? .nothing
        let title = HTML.tag(
            "h2", ["id": "step-\(index + 1)-title"],
            [.tag("span", ["class": "number"], [.text("\(index + 1)")]), " ", .text(step.title)])
        let drawn = code.map { HTML.code($0) } ?? .nothing
        let question = step.questions.first.map(ask) ?? .nothing
        return .tag(
            "section", ["class": "step", "aria-labelledby": "step-\(index + 1)-title"],
            [title] + blocks.html(step.setup) + [drawn, question, rows])
    }

    /// A question with boxes to tick.
    private func ask(_ question: Question) -> HTML {
        let options = question.options.map { option in
            HTML.tag(
                "li",
                [
                    .tag("span", ["class": "box", "aria-hidden": "true"]), " ",
                    .tag("b", [.text(String(option.letter))]), " ",
                ] + blocks.inline.html(option.text))
        }
        return .tag("div", ["class": "ask"], blocks.html(question.text) + [.tag("ul", ["class": "boxes"], options)])
    }

    private var recap: HTML {
        guard let questions = lesson.text.recap?.questions, !questions.isEmpty else { return .nothing }
        return .tag(
            "section", ["class": "recap", "aria-labelledby": "recap-title"],
            [.tag("h2", ["id": "recap-title"], ["Recap"])] + questions.map { ask($0.question) })
    }

    private var answers: HTML {
        let steps = steps.map { ($0, lesson.text.steps[$0]) }.compactMap { index, step in
            step.questions.first.flatMap { answer("\(index + 1) · \(step.title)", $0, step.right) }
        }
        let recap = (lesson.text.recap?.questions ?? []).enumerated().compactMap { index, asked in
            answer("Recap \(index + 1)", asked.question, asked.right)
        }
        return .tag(
            "section", ["class": "answers", "aria-labelledby": "answers-title"],
            [.tag("h2", ["id": "answers-title"], ["Answers"]), .tag("dl", steps + recap)])
    }

    private func answer(_ place: String, _ question: Question, _ right: Character?) -> HTML? {
        guard let option = question.options.first(where: { $0.letter == right }) else { return nil }
        return .parts([
            .tag("dt", [.text(place)]),
            .tag("dd", [.tag("b", [.text(String(option.letter))]), " "] + blocks.inline.html(option.text)),
        ])
    }
}
