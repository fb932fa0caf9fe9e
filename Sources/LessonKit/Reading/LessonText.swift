/// What the author wrote in a lesson's README.md, in the parts in which the player shows it.
package struct LessonText: Equatable {
    /// One `##` heading and what stands under it.
    package struct Step: Equatable {
        package let title: String
        package let line: Int
        package var setup: [MarkdownBlock] = []
        package var questions: [Question] = []
        /// What happened, then a line for each wrong option.
        package var answer: [MarkdownBlock] = []
        /// What is different in the step's variant.
        package var variant: [MarkdownBlock] = []
        /// What the variant asks, if it is a part of the step and not only more of it.
        package var part: Recap.Retrieval?
        package var notes: [MarkdownBlock] = []
        package var minutes: Int?
        /// Whether it is for another evening: `Instructor · 4 minutes · more`.
        package var isMore = false
    }

    struct Heading: Equatable {
        let text: String
        let line: Int
    }

    package private(set) var title = ""
    /// The lessons that come before this one, by name; nil where the text does not say.
    package private(set) var before: Before?
    package private(set) var intro: [MarkdownBlock] = []
    /// The instructor's notes before the first step.
    package private(set) var introNotes: [MarkdownBlock] = []
    package private(set) var steps: [Step] = []
    package private(set) var recap: Recap?
    /// What stands under the last heading, "Exercises".
    package private(set) var exercises: [MarkdownBlock]?
    /// Headings that come after "Exercises", where none belongs.
    private(set) var headingsAfterExercises: [Heading] = []

    /// The line `Before this: flat-map, sharing.`
    package struct Before: Equatable {
        package let lessons: [String]
        package let line: Int
    }

    /// What is said of steps that the lesson does not have.
    package static func problems(steps: [String], of lesson: String, in markdown: String) -> [String] {
        let titles = Set(markdown.sourceLines.filter { $0.hasPrefix("## ") }.map { $0.dropFirst(3) })
        return steps.filter { !titles.contains(Substring($0)) }.map { "The lesson \(lesson) has no step \"\($0)\"." }
    }

    /// The minutes of all steps together.
    package var minutes: Int { steps.compactMap(\.minutes).reduce(0, +) }

    package init(_ markdown: String) {
        for block in MarkdownReader.blocks(in: PageText.own(markdown)) { add(block) }
    }

    private mutating func add(_ block: MarkdownBlock) {
        switch block.kind {
        case .heading(level: 1, let text):
            title = InlineText.plain(text)
        case .heading(level: 2, let text):
            begin(Heading(text: InlineText.plain(text), line: block.line))
        default:
            if exercises != nil {
                exercises?.append(block)
            } else if recap != nil {
                recap?.add(block)
            } else if !steps.isEmpty {
                steps[steps.count - 1].add(block)
            } else if case .details(_, let notes) = block.kind {
                introNotes += notes
            } else {
                if intro.isEmpty { before = Before(block) }
                intro.append(block)
            }
        }
    }

    private mutating func begin(_ heading: Heading) {
        if exercises != nil {
            headingsAfterExercises.append(heading)
        } else if heading.text == "Exercises" {
            exercises = []
        } else if heading.text == "Recap" {
            recap = Recap(line: heading.line)
        } else {
            steps.append(Step(title: heading.text, line: heading.line))
        }
    }
}

extension LessonText.Step {
    /// The letters of the options that the answer speaks of: those that are wrong.
    var refuted: [Character] {
        answer.flatMap { block -> [Character] in
            guard case .list(nil, let items) = block.kind else { return [] }
            return items.compactMap { Option($0)?.letter }
        }
    }

    /// The letter of the right option: the only one that the answer does not speak of.
    package var right: Character? {
        let left = (questions.first?.options ?? []).map(\.letter).filter { !refuted.contains($0) }
        return left.count == 1 ? left.first : nil
    }

    /// The question, its right option and the answer, in one.
    package var asked: Recap.Retrieval? {
        questions.first.map { Recap.Retrieval(question: $0, right: right, why: answer) }
    }

    fileprivate mutating func add(_ block: MarkdownBlock) {
        switch block.kind {
        case .quote(let blocks) where !variant.isEmpty:
            part = Recap.Retrieval(question: Question(blocks, line: block.line))
        case .quote(let blocks): questions.append(Question(blocks, line: block.line))
        case .details(let summary, let blocks):
            if let minutes = summary.firstMatch(of: /([0-9]+) min/)?.1 {
                self.minutes = (self.minutes ?? 0) + (Int(minutes) ?? 0)
            }
            if summary.hasSuffix(" · more") { isMore = true }
            notes += blocks
        case .paragraph where block.isVariant && !questions.isEmpty: variant.append(block)
        case _ where part != nil: part?.add(block)
        default:
            if questions.isEmpty { setup.append(block) } else { answer.append(block) }
        }
    }
}

extension LessonText.Before {
    /// Nil where `block` is no such line.
    fileprivate init?(_ block: MarkdownBlock) {
        guard case .paragraph(let text) = block.kind, text.hasPrefix("Before this:") else { return nil }
        let names = InlineText.plain(String(text.dropFirst("Before this:".count)))
            .split { $0 == "," || $0 == "." }
            .map { $0.trimmingPrefix(" ") }.map(String.init)
        lessons = names == ["nothing"] ? [] : names.filter { !$0.isEmpty }
        line = block.line
    }
}
