import LessonKit

/// A question from the end of a lesson, with its options and why the right one is right.
struct WarmupQuestion {
    let lesson: Course.Lesson
    let question: Question
    let right: Character
    let why: [MarkdownBlock]

    /// The name under which the answers are remembered. A question that is written anew is a new one.
    var key: String { "\(lesson.name) · \(question.text.map(\.words).joined(separator: " "))" }

    var letters: [Character] { question.options.map(\.letter) }
}

extension MarkdownBlock {
    fileprivate var words: String {
        if case .paragraph(let text) = kind { text } else { "" }
    }

    /// Without the letter of the option that it explains.
    fileprivate var withoutLetter: MarkdownBlock { Option(words).map { .said($0.text) } ?? self }
}

extension Course.Lesson {
    /// The questions at the end of the lesson. Read anew each time.
    func warmupQuestions(_ checkout: Checkout) -> [WarmupQuestion] {
        Recap.questions(in: SourceFile.text(of: checkout.root.appendingPathComponent("Lessons/\(folder)/README.md")))
            .compactMap { retrieval in
                guard let right = retrieval.right, !retrieval.question.options.isEmpty else { return nil }
                return WarmupQuestion(
                    lesson: self, question: retrieval.question, right: right, why: retrieval.why.map(\.withoutLetter))
            }
    }
}
