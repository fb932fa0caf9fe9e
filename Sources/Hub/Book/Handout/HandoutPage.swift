import LessonKit

/// A lesson on paper: two steps a page, each with its code, its question and room for an answer, then the exercises of the class.
/// The answers and their reasons stand at the end.
struct HandoutPage {
    let lesson: LessonPage
    /// Whether it leaves out the steps that are not the lesson's core.
    var isCore = false

    static func file(of lesson: Course.Lesson) -> String { "\(lesson.name)-handout.html" }

    private var blocks: BlockHTML { lesson.blocks }

    var page: BookPage {
        BookPage(
            file: Self.file(of: lesson.lesson), title: "\(lesson.title), handout", kind: "handout",
            content: [intro] + sheets + [recap, lesson.inClass { _ in Self.lines(4) }, answers])
    }

    /// The steps, two on each sheet of paper.
    private var sheets: [HTML] {
        let steps = steps.map(step)
        return stride(from: 0, to: steps.count, by: 2).map { first in
            .tag("div", ["class": "sheet"], Array(steps[first..<min(first + 2, steps.count)]))
        }
    }

    /// Lines to write on.
    static func lines(_ count: Int) -> HTML {
        .tag(
            "div", ["class": "lines", "aria-hidden": "true"],
            Array(repeating: .tag("span", []), count: count))
    }

    private var intro: HTML {
        .tag(
            "header", ["class": "intro"],
            [
                .tag("p", ["class": "place"], [.text("Lesson \(lesson.lesson.number) · handout")]),
                .tag("h1", [.text(lesson.title)]),
            ] + blocks.html(lesson.prose))
    }

    private var steps: [Int] { lesson.text.indices(core: isCore) }

    private func step(_ index: Int) -> HTML {
        let step = lesson.text.steps[index]
        let code = lesson.source(of: step).code
        let run = lesson.recorded(step)?.run
        let room = run.flatMap { $0.picture == nil ? nil : rows($0, of: step) } ?? Self.lines(4)
        let title = HTML.tag(
            "h2", ["id": "step-\(index + 1)-title"],
            [.tag("span", ["class": "number"], [.text("\(index + 1)")]), " ", .text(step.title)])
        let drawn = code.map { HTML.code($0) } ?? .nothing
        let question = step.questions.first.map(ask) ?? .nothing
        return .tag(
            "section", ["class": "step", "aria-labelledby": "step-\(index + 1)-title"],
            [title] + blocks.html(step.setup) + [drawn, question, room])
    }

    private func rows(_ run: RecordedRun, of step: LessonText.Step) -> HTML {
        let question = step.questions.first.map { ([$0.words] + $0.options.map(\.text)).joined(separator: "\n") }
        return EmptyRows(run: run, question: question ?? "", scale: step.scale(of: run)).html
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
            step.asked.flatMap {
                answer("\(index + 1) · \(step.title)", $0, picture(lesson.recorded(step)?.run, step), variant(step))
            }
        }
        let recap = (lesson.text.recap?.questions ?? []).enumerated().compactMap { index, asked in
            answer("Recap \(index + 1)", asked)
        }
        return .tag(
            "section", ["class": "answers", "aria-labelledby": "answers-title"],
            [.tag("h2", ["id": "answers-title"], ["Answers"]), .tag("dl", steps + recap)])
    }

    private func picture(_ run: RecordedRun?, _ step: LessonText.Step) -> [HTML] {
        run.map { [RunHTML($0, of: step).html] } ?? []
    }

    /// The question of a variant, and its answer; with its code and its run, if the answer of the step points at it.
    private func variant(_ step: LessonText.Step) -> [HTML] {
        guard !step.variant.isEmpty else { return [] }
        var parts = blocks.html(step.variant) + blocks.html(step.part?.question.text ?? [])
        let isShown = step.answer.contains { "\($0)".contains("variant") }
        let source = lesson.source(of: step)
        if isShown, let code = source.variant { parts.append(.code(code, since: source.code ?? [])) }
        if isShown { parts += picture(lesson.recorded(step)?.variant, step) }
        return [.tag("div", ["class": "variant"], parts + (step.part.map(right) ?? []))]
    }

    private func right(_ asked: Recap.Retrieval) -> [HTML] {
        QuestionHTML(id: "", question: asked.question, right: asked.right, reasons: [:], blocks: blocks)
            .answer(before: asked.because)
    }

    /// The right option, why it is right with what shows it, and why the others are wrong.
    private func answer(
        _ place: String, _ asked: Recap.Retrieval, _ run: [HTML] = [], _ variant: [HTML] = []
    ) -> HTML? {
        guard asked.question.options.contains(where: { $0.letter == asked.right }) else { return nil }
        let reasons = asked.question.options.compactMap { asked.reason(against: $0.letter) }.map { reason in
            HTML.tag("li", [.tag("b", [.text(String(reason.letter))]), " "] + blocks.inline.html(reason.text))
        }
        return .parts([
            .tag("dt", [.text(place)]),
            .tag(
                "dd",
                right(asked) + run + (reasons.isEmpty ? [] : [.tag("ul", ["class": "boxes"], reasons)]) + variant),
        ])
    }
}
