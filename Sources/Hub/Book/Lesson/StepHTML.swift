import LessonKit

/// A step of a lesson: the question, the run and the answer, then its variant.
struct StepHTML {
    let number: Int
    let step: LessonText.Step
    let source: StepSource
    /// Nil where no run was recorded.
    let recorded: RecordedStep?
    /// The minutes that it took in classes.
    var usual: Double?
    let blocks: BlockHTML

    private var id: String { "step-\(number)" }

    var html: HTML {
        .tag(
            "section",
            [
                "class": "step", "id": id, "data-minutes": step.time.brief.minutes, "data-full": step.time.full.minutes,
                "data-parts": step.time.parts(dot: "·"), "data-usual": usual?.minutes,
                "data-form": step.play.isEmpty ? nil : "", "data-more": step.isMore ? "" : nil,
                "aria-labelledby": "\(id)-title",
            ],
            [
                .tag(
                    "h2", ["id": "\(id)-title"],
                    [.tag("span", ["class": "number"], [.text("\(number)")]), " ", .text(step.title)]),
                question, run(recorded?.run), answer, variant, notes,
            ])
    }

    private func ask(_ asked: Recap.Retrieval, _ id: String) -> QuestionHTML {
        QuestionHTML(id: id, question: asked.question, right: asked.right, reasons: asked.reasons, blocks: blocks)
    }

    private var asked: QuestionHTML? { step.asked.map { ask($0, "\(id)-question") } }

    private var question: HTML {
        beat("question", blocks.html(step.setup) + [code(source.code), asked?.html ?? .nothing])
    }

    private var answer: HTML {
        let prose = step.answer.filter { Option.all(in: $0).isEmpty }
        return beat("answer", asked?.answer(before: prose) ?? blocks.html(prose))
    }

    private func beat(_ name: String, _ content: [HTML]) -> HTML { .tag("div", ["class": "beat \(name)"], content) }

    private func code(_ lines: [String]?) -> HTML { lines.map { .code($0) } ?? .nothing }

    private var changed: HTML { source.variant.map { .code($0, since: source.code ?? []) } ?? .nothing }

    private func run(_ run: RecordedRun?) -> HTML {
        run.map { beat("run", [RunHTML($0, of: step).html]) } ?? .nothing
    }

    /// The part of the step that its variant is: it has the same beats. If nothing is asked, it has no answer.
    private var variant: HTML {
        guard source.variant != nil else { return .nothing }
        let asked = step.part.map { ask($0, "\(id)-variant") }
        let why = (step.part?.why ?? []).filter { Option.all(in: $0).isEmpty }
        return .tag(
            "div", ["class": "variant"],
            [
                beat("question", blocks.html(step.variant) + [changed, asked?.html ?? .nothing]),
                run(recorded?.variant), why.isEmpty ? .nothing : beat("answer", blocks.html(why)),
            ])
    }

    private var notes: HTML {
        step.notes.isEmpty ? .nothing : .tag("aside", LessonPage.notes, blocks.html(step.notes))
    }
}
