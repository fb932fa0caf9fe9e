/// What a lesson's README.md says, in the parts in which the player tells it.
struct LessonText: Equatable {
    /// One `##` heading and what stands under it.
    struct Step: Equatable {
        let title: String
        let line: Int
        var setup: [MarkdownBlock] = []
        var questions: [[MarkdownBlock]] = []
        var answer: [MarkdownBlock] = []
        var notes: [MarkdownBlock] = []
        var minutes: Int?
    }

    private(set) var title = ""
    private(set) var intro: [MarkdownBlock] = []
    /// What only the instructor is told, before the first step.
    private(set) var introNotes: [MarkdownBlock] = []
    private(set) var steps: [Step] = []
    /// What stands under the last heading, "Exercises".
    private(set) var exercises: [MarkdownBlock]?
    /// Headings that come after "Exercises", where none belongs.
    private(set) var headingsAfterExercises: [Heading] = []

    struct Heading: Equatable {
        let text: String
        let line: Int
    }

    /// The minutes of all steps together.
    var minutes: Int { steps.compactMap(\.minutes).reduce(0, +) }

    init(_ markdown: String) {
        for block in MarkdownReader.blocks(in: markdown) { add(block) }
    }

    private mutating func add(_ block: MarkdownBlock) {
        switch block.kind {
        case .heading(level: 1, let text):
            title = InlineText.plain(text)
        case .heading(level: 2, let text):
            let heading = InlineText.plain(text)
            if exercises != nil {
                headingsAfterExercises.append(Heading(text: heading, line: block.line))
            } else if heading == "Exercises" {
                exercises = []
            } else {
                steps.append(Step(title: heading, line: block.line))
            }
        default:
            if exercises != nil {
                exercises?.append(block)
            } else if !steps.isEmpty {
                steps[steps.count - 1].add(block)
            } else if case .details(_, let notes) = block.kind {
                introNotes += notes
            } else {
                intro.append(block)
            }
        }
    }
}

extension LessonText.Step {
    fileprivate mutating func add(_ block: MarkdownBlock) {
        switch block.kind {
        case .quote(let question): questions.append(question)
        case .details(let summary, let blocks):
            if let minutes = summary.firstMatch(of: /([0-9]+) min/)?.1 {
                self.minutes = (self.minutes ?? 0) + (Int(minutes) ?? 0)
            }
            notes += blocks
        default:
            if questions.isEmpty { setup.append(block) } else { answer.append(block) }
        }
    }
}
