/// The questions of a recap in the form of steps.
extension LessonText {
    /// Each has its right option, why that is right, and a line for each wrong option. A warm-up asks them of a room.
    package var recapSteps: [Step] {
        (recap?.questions ?? []).map { asked in
            Step(title: title, line: asked.question.line, questions: [asked.question], answer: asked.answer)
        }
    }
}

extension Recap.Retrieval {
    /// Why the right option is right, without its letter.
    package var because: [MarkdownBlock] {
        why.filter { Option.all(in: $0).isEmpty }.map { block in
            block.paragraph.flatMap(Option.init).map { .said($0.text) } ?? block
        }
    }

    /// Why a wrong option is wrong; nil where the text does not say.
    package func reason(against letter: Character) -> Option? {
        why.flatMap(Option.all).first { $0.letter == letter }
    }

    /// The answer of a step. A wrong option without a reason stands there as it is.
    fileprivate var answer: [MarkdownBlock] {
        let wrong = question.options.filter { $0.letter != right }.map { option in
            [MarkdownBlock.said("**\(option.letter)** " + (reason(against: option.letter) ?? option).text)]
        }
        return because + [MarkdownBlock(kind: .list(first: nil, items: wrong), line: question.line)]
    }
}
