import Terminal

/// The end of a walk: what is to be remembered, its questions one by one, and the exercises, each with its key.
extension Player {
    /// Whether somebody goes on, and the letter that was chosen before, if there are letters.
    private enum Going {
        case on
        case said(Character)
        case quit
    }

    func close() {
        let questions = script.text.recap?.questions ?? []
        write(score + recap)
        for (index, retrieval) in questions.enumerated() {
            guard goes(index == 0 ? "a question" : "the next question") else { return }
            write([[], []] + page.question(retrieval.question))
            let letters = retrieval.question.options.map(\.letter)
            var said: Character?
            asking: while true {
                switch ask(said.map { "you say \($0)" }, "answer", letters) {
                case .said(let letter): said = letter
                case .on: break asking
                case .quit: return
                }
            }
            part(page.said(said, right: retrieval.right))
            part(page.prose(retrieval.why))
        }
        guard recap.isEmpty || goes("the exercises") else { return }
        write(exercises)
        _ = goes("end")
    }

    /// How many predictions were right, where somebody has made some.
    private var score: [StyledLine] {
        guard !options.room, !predictions.isEmpty else { return [] }
        let right = predictions.count { script.entries[$0.key].text.right == $0.value }
        let count = predictions.count == 1 ? "prediction was" : "predictions were"
        return [[]] + page.prose([.said("\(right) of your \(predictions.count) \(count) right.")])
    }

    private func goes(_ meaning: String) -> Bool { if case .on = ask(nil, meaning, []) { true } else { false } }

    private func ask(_ said: String?, _ meaning: String, _ letters: [Character]) -> Going {
        let choice = letters.first.map { "\($0)-\(letters.last ?? $0) your answer" }
        let keys = [said ?? choice, "Enter \(meaning)", "q quit"].compactMap(\.self)
        write([[]])
        return console.ask(painted([" ", StyledText(keys.joined(separator: " \(page.letters.dot) "), .quiet)])) { key in
            switch WalkChoice(key, at: WalkStop(beat: .question, letters: letters)) {
            case .on: .on
            case .vote(let letter): .said(letter)
            case .quit: .quit
            default: nil
            }
        } ?? .quit
    }
}
