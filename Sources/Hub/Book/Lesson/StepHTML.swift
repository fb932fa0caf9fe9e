import LessonKit

/// A step of a lesson: the question, the run and the answer, then its variant.
struct StepHTML {
    let number: Int
    let step: LessonText.Step
    let source: StepSource
    /// Nil where no run was recorded.
    let recorded: RecordedStep?
    let blocks: BlockHTML

    private var id: String { "step-\(number)" }

    var html: HTML {
        .tag(
            "section",
            [
                "class": "step", "id": id, "data-minutes": step.time.brief.minutes,
                "aria-labelledby": "\(id)-title",
            ],
            [
                .tag(
                    "h2", ["id": "\(id)-title"],
                    [.tag("span", ["class": "number"], [.text("\(number)")]), " ", .text(step.title)]),
                questionBeat, runBeat, answerBeat, variant, notes,
            ])
    }

    private var question: QuestionHTML? {
        step.questions.first.map {
            QuestionHTML(id: "\(id)-question", question: $0, right: step.right, reasons: step.reasons, blocks: blocks)
        }
    }

    private var questionBeat: HTML {
        let code = source.code.map { HTML.code($0) } ?? .nothing
        return .tag("div", ["class": "beat question"], blocks.html(step.setup) + [code, question?.html ?? .nothing])
    }

    private var runBeat: HTML {
        recorded?.run.map { .tag("div", ["class": "beat run"], [RunHTML(run: $0).html]) } ?? .nothing
    }

    private var answerBeat: HTML {
        let prose = step.answer.filter { Option.all(in: $0).isEmpty }
        return .tag("div", ["class": "beat answer"], question?.answer(before: prose) ?? blocks.html(prose))
    }

    private var variant: HTML {
        guard let code = source.variant else { return .nothing }
        let run = recorded?.variant.map { RunHTML(run: $0).html } ?? .nothing
        let (asked, why) = step.part.map { ($0.question.blocks, $0.why) } ?? ([], [])
        return .tag(
            "div", ["class": "variant"],
            blocks.html(step.variant) + [.code(code)] + blocks.html(asked) + [run] + blocks.html(why))
    }

    private var notes: HTML {
        step.notes.isEmpty ? .nothing : .tag("aside", LessonPage.notes, blocks.html(step.notes))
    }
}
