import Foundation
import LessonKit

/// A warm-up at the keyboard. In a room letters are votes. Alone, a letter is one's own answer, and another one changes it.
struct Warmup {
    let hub: Hub
    var isRoom = false

    /// - Parameter answered: Called with a question that somebody alone has seen the answer of, and whether theirs was right.
    func run(_ questions: [WarmupQuestion], answered: (WarmupQuestion, Bool) -> Void = { _, _ in }) -> Answer {
        var (right, asked) = (0, 0)
        for (index, question) in questions.enumerated() {
            hub.write([question.heading(index, of: questions.count), .gap] + question.asked)
            guard let votes = votes(for: question) else { break }
            let isRight = votes.last == question.right
            hub.terminal.write("")
            if isRoom {
                let tally = votes.texts(for: question.letters, dot: hub.renderer.letters.dot)
                hub.write((votes.isEmpty ? [] : tally.map { .prose($0, .quiet) } + [.gap]) + question.answer())
            } else {
                answered(question, isRight)
                (right, asked) = (right + (isRight ? 1 : 0), asked + 1)
                hub.write(question.answer(to: votes.last))
            }
            guard index + 1 < questions.count, goesOn() else { break }
            hub.terminal.write("")
        }
        guard asked > 0 else { return Answer() }
        let missed = right == asked ? "" : " What you missed comes again tomorrow."
        hub.terminal.write("")
        return Answer(blocks: [.prose("\(right) of \(asked) right.\(missed)")])
    }

    /// What was said before Enter; nil to quit.
    private func votes(for question: WarmupQuestion) -> Votes? {
        var votes = Votes()
        while true {
            let said =
                votes.isEmpty
                ? WarmupKey.range(question.letters, isRoom ? "vote" : "your answer")
                : isRoom ? votes.running(dot: hub.renderer.letters.dot) : "you say \(votes.last.map(String.init) ?? "")"
            switch hub.ask([said, "Enter answer", "q quit"], question.letters) {
            case .letter(let letter):
                if !isRoom { votes = Votes() }
                votes.add(letter)
            case .erase: votes.removeLast()
            case .enter: return votes
            case .quit: return nil
            }
        }
    }

    private func goesOn() -> Bool {
        while true {
            switch hub.ask(["Enter next", "q quit"]) {
            case .enter: return true
            case .quit: return false
            case .letter, .erase: break
            }
        }
    }
}
