import LessonKit

/// A question of a lesson, with its options and why the right one is right.
struct WarmupQuestion {
    let lesson: Course.Lesson
    let question: Question
    let right: Character
    let why: [MarkdownBlock]
    /// Why each wrong option is wrong, where the text says so.
    let reasons: [Character: String]
    /// What has to be seen before it is asked. A question from the end of a lesson needs nothing.
    var setup: [Block] = []

    /// The name under which the answers are remembered. A question that is written anew is a new one.
    var key: String { "\(lesson.name) · \(question.words)" }

    var letters: [Character] { question.options.map(\.letter) }
}

extension Course.Lesson {
    /// The questions at the end of the lesson, and those of its steps whose sentences are in `missed`. Read anew each time.
    func warmupQuestions(_ checkout: Checkout, missed: Set<String> = []) -> [WarmupQuestion] {
        let folder = checkout.root.appendingPathComponent("Lessons/\(folder)")
        let text = LessonText(SourceFile.text(of: folder.appendingPathComponent("README.md")))
        let recap = (text.recap?.questions ?? []).compactMap { question($0) }
        guard !missed.isEmpty else { return recap }
        let codes = StepSource.all(in: SourceFile.text(of: folder.appendingPathComponent("main.swift")))
        return recap
            + zip(text.steps, codes).flatMap { step, code -> [WarmupQuestion] in
                [
                    step.asked.flatMap { question($0, after: step.setup, code.code) },
                    step.part.flatMap { question($0, after: step.variant, code.variant) },
                ].compactMap(\.self).filter { missed.contains($0.question.words) }
            }
    }

    /// Nil where it has no options, or none of them is right.
    private func question(
        _ asked: Recap.Retrieval, after setup: [MarkdownBlock] = [], _ code: [String]? = nil
    ) -> WarmupQuestion? {
        guard let right = asked.right, !asked.question.options.isEmpty else { return nil }
        let shown = code.map { [Block.markdown(setup), .gap, .code($0), .gap] } ?? []
        let reasons = asked.question.options.compactMap { asked.reason(against: $0.letter) }
        return WarmupQuestion(
            lesson: self, question: asked.question, right: right, why: asked.because,
            reasons: Dictionary(reasons.map { ($0.letter, $0.text) }) { one, _ in one }, setup: shown)
    }
}
