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
    private(set) var steps: [Step] = []
    /// What stands under the last heading, "Exercises".
    private(set) var exercises: [MarkdownBlock]?
    /// What keeps the file from being told, each with its line.
    private(set) var problems: [Problem] = []

    struct Problem: Equatable {
        let line: Int
        let text: String
    }

    /// The minutes of all steps together.
    var minutes: Int { steps.compactMap(\.minutes).reduce(0, +) }

    init(_ markdown: String) {
        for block in MarkdownReader.blocks(in: markdown) { add(block) }
        check()
    }

    private mutating func add(_ block: MarkdownBlock) {
        switch block.kind {
        case .heading(level: 1, let text):
            if !title.isEmpty { report(block.line, "a second “# ” heading; a lesson has one title.") }
            title = InlineText.plain(text)
        case .heading(level: 2, let text):
            if exercises != nil {
                report(block.line, "“\(text)” stands after “Exercises”, which must be the last heading.")
            }
            let heading = InlineText.plain(text)
            if heading == "Exercises" {
                exercises = []
            } else {
                steps.append(Step(title: heading, line: block.line))
            }
        default:
            if exercises != nil {
                exercises?.append(block)
            } else if steps.isEmpty {
                intro.append(block)
            } else {
                add(block, to: &steps[steps.count - 1])
            }
        }
    }

    private mutating func add(_ block: MarkdownBlock, to step: inout Step) {
        switch block.kind {
        case .quote(let question): step.questions.append(question)
        case .details(let summary, let notes):
            if let minutes = summary.firstMatch(of: /([0-9]+) min/)?.1 {
                step.minutes = (step.minutes ?? 0) + (Int(minutes) ?? 0)
            }
            step.notes += notes
        default:
            if step.questions.isEmpty { step.setup.append(block) } else { step.answer.append(block) }
        }
    }

    private mutating func check() {
        if title.isEmpty { report(1, "no title. Begin the file with “# ” and the lesson's title.") }
        if steps.isEmpty { report(1, "no steps. Each step is a “## ” heading.") }
        var seen: Set<String> = []
        for step in steps {
            if !seen.insert(step.title).inserted {
                report(step.line, "a second step called “\(step.title)”. Give each its own title.")
            }
            if step.questions.isEmpty {
                report(step.line, "the step “\(step.title)” asks nothing. Write its question on a line that begins with “> ”.")
            }
            if step.questions.count > 1 {
                report(step.line, "the step “\(step.title)” asks \(step.questions.count) questions. One step asks one.")
            }
        }
    }

    private mutating func report(_ line: Int, _ text: String) { problems.append(Problem(line: line, text: text)) }
}
