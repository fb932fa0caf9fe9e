import Foundation

/// A warm-up at the keyboard. Each answer is remembered as it is given.
struct Warmup {
    private let hub: Hub

    init(_ hub: Hub) { self.hub = hub }

    func run(_ questions: [WarmupQuestion], _ memory: inout Memory, at now: Date = .now) -> Answer {
        var (right, asked) = (0, 0)
        for (index, question) in questions.enumerated() {
            hub.write([question.heading(index, of: questions.count), .gap] + question.asked)
            let key = key(for: question)
            guard key != .quit else { break }
            let isRight = key == .letter(question.right)
            memory.remember { $0.recordRecall(question, isRight: isRight, at: now) }
            (right, asked) = (right + (isRight ? 1 : 0), asked + 1)
            let choice: Character? = if case .letter(let letter) = key { letter } else { nil }
            hub.terminal.write("")
            hub.write(question.answer(to: choice))
            hub.terminal.write("")
        }
        guard asked > 0 else { return Answer() }
        let missed = right == asked ? "" : " What you missed comes again tomorrow."
        return Answer(blocks: [.prose("\(right) of \(asked) right.\(missed)")])
    }

    /// The letter that was pressed; Enter for "I do not know".
    private func key(for question: WarmupQuestion) -> WarmupKey {
        while true {
            let key = hub.ask(
                [WarmupKey.range(question.letters, "answer"), "Enter I do not know", "q quit"], question.letters)
            if key != .erase { return key }
        }
    }
}
