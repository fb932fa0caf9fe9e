import Terminal

/// The end of a walk: what is to be remembered, its questions one by one, and the exercises, each with its key.
extension Player {
    /// - Returns: Where somebody goes from there; `.on` at the end.
    mutating func close() -> Move {
        let count = script.entries.count
        write(score + recap)
        for (index, asked) in (script.text.recap?.questions ?? []).enumerated() {
            let place = WalkPlace(index: count + index)
            let move = goOn(to: index == 0 ? "a question" : "the next question")
            guard move == .on else { return move }
            write([[], []] + page.question(asked.question))
            let answer = goOn(to: "answer", asked.question.options.map(\.letter), place)
            guard answer == .on else { return answer }
            tell(asked.question, right: asked.right, at: place)
            part(page.prose(asked.why))
        }
        if !recap.isEmpty {
            let move = goOn(to: "the exercises")
            guard move == .on else { return move }
        }
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

    private mutating func goOn(to next: String, _ letters: [Character] = [], _ place: WalkPlace? = nil) -> Move {
        let stop = WalkStop(beat: .question, letters: letters, isRoom: options.room, enter: next, isAtStep: false)
        return wait(at: stop, place ?? WalkPlace(index: script.entries.count))
    }
}
