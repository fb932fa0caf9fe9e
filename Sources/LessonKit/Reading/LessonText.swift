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
        /// What to press and where to look if somebody plays the step's form.
        package var play: [MarkdownBlock] = []
        /// The minutes that README.md says: `4.5 to 8 minutes`. `author fix` writes them.
        package var said: String?
        /// Whether a class that is in a hurry leaves it out: `Instructor · 4.5 to 8 minutes · more`. The others are its core.
        package var isMore = false
        /// What `author pages` has written into it.
        var shown = ShownStep()
        /// How long it takes, once that is known.
        var told: StepTime?

        package var time: StepTime { told ?? StepTime(self) }
    }

    struct Heading: Equatable {
        let text: String
        let line: Int
    }

    package private(set) var title = ""
    /// The lessons that come before this one, by name; nil where the text does not say.
    package private(set) var before: Before?
    package private(set) var intro: [MarkdownBlock] = []
    /// What somebody who plays the finished form has to know.
    package private(set) var play: [MarkdownBlock] = []
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
        let titles = markdown.sourceLines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
        let others = titles.filter { !["Recap", "Exercises"].contains($0) }.map { "\"\($0)\"" }
        return steps.filter { !titles.contains($0) }.map {
            "The lesson \(lesson) has no step \"\($0)\". It has \(others.joined(separator: ", "))."
        }
    }

    package var introTime: StepTime { StepTime(intro: intro) }

    /// The minutes of the lesson with its introduction and its recap, without talk, board and variants, and with them.
    package func minutes(core: Bool = false) -> LessonMinutes {
        LessonMinutes(pages.filter { !core || !$0.isMore }.map(\.time))
    }

    /// The steps, or those alone that a class in a hurry keeps.
    package func indices(core: Bool) -> [Int] { steps.indices.filter { !core || !steps[$0].isMore } }

    package static let of = Memo { LessonText($0) }

    package init(_ markdown: String) {
        let page = PageText.of(markdown)
        for block in MarkdownReader.blocks(in: page.own.joined(separator: "\n")) { add(block) }
        for placed in page.parts {
            guard let index = steps.lastIndex(where: { $0.line <= placed.lines.lowerBound }) else { continue }
            steps[index].shown.add(placed.part)
        }
        for index in steps.indices { steps[index].told = StepTime(steps[index]) }
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
            } else if let words = block.played {
                play.append(words)
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

extension LessonText {
    /// Below "Exercises", a number of exercises that is not theirs, with its line.
    func countProblems(_ count: Int) -> [String] {
        (exercises ?? []).prefix(1).compactMap { block in
            guard let word = block.paragraph?.split(separator: " ").first, let said = Self.number(word), said != count
            else { return nil }
            return "\(block.line): \"\(word)\" exercises are \(count) now. Write their number."
        }
    }

    /// `Five`, `five` or `5`.
    package static func number(_ word: Substring) -> Int? {
        let words = ["one", "two", "three", "four", "five", "six", "seven", "eight"]
        return words.firstIndex(of: word.lowercased()).map { $0 + 1 } ?? Int(word)
    }
}

extension LessonText.Step {
    /// The letters of the options that the answer speaks of: those that are wrong.
    var refuted: [Character] { answer.flatMap(\.refuted).map(\.letter) }

    /// The first reason below the question whose letter is none of its options: an option that stands outside of the quote, or a slip.
    var outside: (letter: Character, line: Int)? {
        let letters = questions.first?.options.map(\.letter) ?? []
        return letters.isEmpty ? nil : answer.flatMap(\.refuted).first { !letters.contains($0.letter) }
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
        if let words = block.played { return play.append(words) }
        switch block.kind {
        case .quote(let blocks) where !variant.isEmpty:
            part = Recap.Retrieval(question: Question(blocks, line: block.line))
        case .quote(let blocks): questions.append(Question(blocks, line: block.line))
        case .details(let summary, let blocks):
            if let minutes = summary.firstMatch(of: /[0-9][0-9. to]* minutes?/)?.0 { said = String(minutes) }
            if summary.hasSuffix(" · more") { isMore = true }
            notes += blocks
        case .paragraph where block.isVariant && !questions.isEmpty: variant.append(block)
        case _ where part != nil: part?.add(block)
        default:
            if questions.isEmpty { setup.append(block) } else { answer.append(block) }
        }
    }
}

extension MarkdownBlock {
    /// The letters in bold that the items of a list begin with, each with its line.
    var refuted: [(letter: Character, line: Int)] {
        guard case .list(nil, let items) = kind else { return [] }
        return items.compactMap { item in Option(item).map { ($0.letter, item[0].line) } }
    }

    /// What a paragraph says to somebody who plays a form; nil where it is another block.
    fileprivate var played: MarkdownBlock? {
        guard let text = paragraph, text.hasPrefix("**Play.** ") else { return nil }
        return MarkdownBlock(kind: .paragraph(String(text.dropFirst("**Play.** ".count))), line: line)
    }
}

extension LessonText.Before {
    /// Nil where `block` is no such line.
    fileprivate init?(_ block: MarkdownBlock) {
        guard let text = block.paragraph, text.hasPrefix("Before this:") else { return nil }
        let names = InlineText.plain(String(text.dropFirst("Before this:".count)))
            .split { $0 == "," || $0 == "." }
            .map { $0.trimmingPrefix(" ") }.map(String.init)
        lessons = names == ["nothing"] || text.contains("TODO:") ? [] : names.filter { !$0.isEmpty }
        line = block.line
    }
}
