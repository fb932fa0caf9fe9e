import Terminal

/// What comes before the first step of a walk and after its last: the introduction, what is to be remembered, the questions of the
/// recap one by one, and the exercises.
extension Player {
    enum Closing {
        case recap
        /// A question, and its number from 1.
        case question(Recap.Retrieval, Int)
        case exercises

        var asked: Recap.Retrieval? { if case .question(let asked, _) = self { asked } else { nil } }
    }

    /// The pages after the last step.
    var closing: [Closing] {
        guard let recap = script.text.recap else { return [.exercises] }
        return [.recap] + recap.questions.enumerated().map { .question($1, $0 + 1) } + [.exercises]
    }

    /// Nil for the introduction.
    func closing(at place: WalkPlace) -> Closing? {
        let index = place.index - script.entries.count
        return closing.indices.contains(index) ? closing[index] : nil
    }

    mutating func show(_ page: Closing?, _ beat: WalkStop.Beat, at place: WalkPlace) {
        switch page {
        case nil: write(opening)
        case .recap: write(score + recap)
        case .question(let asked, _) where beat == .answer:
            write(told(asked.question, right: asked.right, at: place) + self.page.answer(to: asked))
        case .question(let asked, let number):
            let all = script.text.recap?.questions.count ?? 0
            write([[], []] + self.page.heading("Recap", right: "question \(number) of \(all)"))
            part(self.page.question(asked.question))
        case .exercises: write((script.text.recap == nil ? score : []) + exercises)
        }
    }

    /// - Parameter next: The stop after it; nil at the end.
    func closingStop(_ now: WalkPosition, _ next: WalkPosition?) -> WalkStop {
        let letters = closing(at: now.place)?.asked?.question.options.map(\.letter) ?? []
        var stop = WalkStop(
            beat: now.beat, letters: now.beat == .question ? letters : [], isRoom: options.room,
            enter: next.map(name) ?? "end", isAtStep: false, hasBack: now.place != .introduction)
        stop.isEnd = next == nil
        return stop
    }

    /// What Enter leads to.
    func name(of stop: WalkPosition) -> String {
        switch closing(at: stop.place) {
        case nil: "the first question"
        case .question where stop.beat == .answer: "answer"
        case .recap: "to remember"
        case .question(_, 1): "a question"
        case .question: "the next question"
        case .exercises: "the exercises"
        }
    }

    /// How many predictions were right, where somebody has made some.
    private var score: [StyledLine] {
        guard !predictions.isEmpty else { return [] }
        let right = predictions.values.count { $0 }
        let count = predictions.count == 1 ? "prediction was" : "predictions were"
        let later = right == predictions.count ? "" : " `swift run workbook warmup` asks again what you missed."
        return [[]] + page.prose([.said("\(right) of your \(predictions.count) \(count) right.\(later)")])
    }
}
