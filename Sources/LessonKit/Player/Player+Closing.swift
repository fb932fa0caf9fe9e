import Terminal

/// The end of a walk: what is to be remembered, its questions one by one, and the exercises, each with its key.
extension Player {
    /// - Returns: Where somebody goes from there; nil at the end.
    mutating func close() -> Move? {
        write(score + recap)
        for (index, asked) in (script.text.recap?.questions ?? []).enumerated() {
            if let move = goOn(to: index == 0 ? "a question" : "the next question") { return move }
            write([[], []] + page.question(asked.question))
            var votes = Votes()
            if let move = goOn(to: "answer", asked.question.options.map(\.letter), &votes) { return move }
            tell(votes, asked.question, right: asked.right, at: nil)
            part(page.prose(asked.why))
        }
        if !recap.isEmpty, let move = goOn(to: "the exercises") { return move }
        write(exercises)
        return goOn(to: "end")
    }

    /// How many predictions were right, where somebody has made some.
    private var score: [StyledLine] {
        guard !predictions.isEmpty else { return [] }
        let right = predictions.values.count { $0 }
        let count = predictions.count == 1 ? "prediction was" : "predictions were"
        let later = right == predictions.count ? "" : " `swift run workbook warmup` asks again what you missed."
        return [[]] + page.prose([.said("\(right) of your \(predictions.count) \(count) right.\(later)")])
    }

    private mutating func goOn(to next: String) -> Move? {
        var votes = Votes()
        return goOn(to: next, [], &votes)
    }

    private mutating func goOn(to next: String, _ letters: [Character], _ votes: inout Votes) -> Move? {
        let stop = WalkStop(beat: .question, letters: letters, isRoom: options.room, enter: next, isAtStep: false)
        return wait(at: stop, WalkPlace(index: script.entries.count), &votes)
    }
}
