/// The end of a lesson: sentences to remember, and questions that are asked again later.
package struct Recap: Equatable {
    let line: Int
    /// The sentences, each as the blocks of a list's item.
    package private(set) var sentences: [[MarkdownBlock]] = []
    package private(set) var questions: [Retrieval] = []

    /// The sentences, as one list.
    var reminder: MarkdownBlock { MarkdownBlock(kind: .list(first: nil, items: sentences), line: line) }

    /// A question, the letter of its right option, and why it is right.
    package struct Retrieval: Equatable {
        package let question: Question
        package var right: Character?
        package var why: [MarkdownBlock] = []

        /// Takes what stands below the question. It begins with the letter of the right option: `**B** Four.`
        mutating func add(_ block: MarkdownBlock) {
            if let option = block.paragraph.flatMap(Option.init) { right = option.letter }
            why.append(block)
        }
    }

    /// The questions at the end of a lesson, from its README.md.
    package static func questions(in markdown: String) -> [Retrieval] { LessonText(markdown).recap?.questions ?? [] }

    init(line: Int) { self.line = line }

    mutating func add(_ block: MarkdownBlock) {
        switch block.kind {
        case .quote(let blocks): questions.append(Retrieval(question: Question(blocks, line: block.line)))
        case .list(nil, let items) where questions.isEmpty: sentences += items
        default:
            if !questions.isEmpty { questions[questions.count - 1].add(block) }
        }
    }
}
