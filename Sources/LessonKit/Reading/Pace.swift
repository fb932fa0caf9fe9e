/// How long a step takes in a class that discusses its question.
struct Pace {
    /// Words that a person reads aloud in a minute.
    static let wordsPerMinute = 130.0
    /// Seconds for a line of code.
    static let secondsPerLine = 4.0
    /// Seconds for a vote.
    static let vote = 45.0
    /// Seconds for the vote, and for the talk about what was seen.
    static let voteAndTalk = vote + 60.0
    /// The longest lesson.
    static let lessonLimit = 45

    let step: LessonText.Step
    let code: [String]

    /// Whole minutes, rounded up.
    var minutes: Int {
        let part = step.part.map { step.variant + $0.question.blocks + $0.why } ?? []
        let words = (step.setup + step.questions.flatMap(\.blocks) + step.answer + part).map(\.words).reduce(0, +)
        let lines = code.count { !$0.allSatisfy(\.isWhitespace) }
        let seconds =
            Double(words) / Self.wordsPerMinute * 60 + Double(lines) * Self.secondsPerLine + Self.voteAndTalk
            + (step.part == nil ? 0 : Self.vote)
        return Int((seconds / 60).rounded(.up))
    }
}

extension MarkdownBlock {
    /// The words that are read aloud. Code that stands in a block of its own counts as one word a line.
    fileprivate var words: Int {
        switch kind {
        case .paragraph(let text), .heading(_, let text):
            InlineText.plain(text).split(whereSeparator: \.isWhitespace).count
        case .quote(let blocks), .details(_, let blocks): blocks.map(\.words).reduce(0, +)
        case .list(_, let items): items.joined().map(\.words).reduce(0, +)
        case .table(let header, let rows):
            ([header] + rows).joined().map { $0.split(whereSeparator: \.isWhitespace).count }.reduce(0, +)
        case .code(_, let lines): lines.count
        case .rule: 0
        }
    }
}
