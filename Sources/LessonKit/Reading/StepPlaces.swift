/// Where in the text of a step its code and its run belong, by lines from 0.
///
/// The lines are those of what the author wrote: `PageText.ownLines`.
package struct StepPlaces: Equatable {
    package let title: String
    /// The line of its heading.
    package let heading: Int
    /// The code stands before the question.
    package let question: Int
    /// The run stands before the answer.
    package let answer: Int
    /// The fold ends before the variant, the instructor's notes or the next heading.
    package let answered: Int
    /// The variant's run stands before this line; nil if there is no variant.
    package let variant: Int?
    /// The variant's fold ends before this line, if the variant asks a question; else it ends with the run.
    package var varied: Int?
}

extension StepPlaces {
    /// The places of each step that asks a question.
    package static func all(in lines: [String]) -> [StepPlaces] {
        var places: [StepPlaces] = []
        var blocks = MarkdownReader.blocks(in: lines.joined(separator: "\n"))[...]
        blocks = blocks.drop { $0.heading == nil }
        while let heading = blocks.popFirst() {
            let inner = blocks.prefix { $0.heading == nil }
            blocks = blocks.dropFirst(inner.count)
            guard let title = heading.heading, !["Recap", "Exercises"].contains(title) else { break }
            let end = (blocks.first?.line ?? lines.count + 1) - 1
            if let step = StepPlaces(title, heading.line - 1, Array(inner), end: end) { places.append(step) }
        }
        return places
    }

    private init?(_ title: String, _ heading: Int, _ blocks: [MarkdownBlock], end: Int) {
        guard let question = blocks.firstIndex(where: \.isQuote) else { return nil }
        let told = blocks[(question + 1)...]
        let variant = told.firstIndex(where: \.isVariant)
        let notes = told.first { if case .details = $0.kind { true } else { false } }.map { $0.line - 1 } ?? end
        (self.title, self.heading, self.question) = (title, heading, blocks[question].line - 1)
        answer = told.first.map { $0.line - 1 } ?? end
        answered = variant.map { blocks[$0].line - 1 } ?? notes
        // The question of a variant is the first quote below its words.
        let asked = variant.flatMap { start in told[start...].firstIndex(where: \.isQuote) }
        self.variant = variant == nil ? nil : asked.flatMap { told[($0 + 1)...].first }.map { $0.line - 1 } ?? notes
        varied = asked == nil ? nil : notes
    }
}

extension MarkdownBlock {
    /// The text of a step's heading; nil where it is another block.
    fileprivate var heading: String? {
        if case .heading(level: 2, let text) = kind { InlineText.plain(text) } else { nil }
    }

    fileprivate var isQuote: Bool { if case .quote = kind { true } else { false } }

    /// Whether it is the paragraph about a step's variant.
    var isVariant: Bool { paragraph?.hasPrefix("**Variant.**") == true }
}
