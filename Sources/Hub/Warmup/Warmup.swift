import Foundation
import LessonKit

/// A warm-up of somebody alone. A letter is their answer, and another one changes it.
struct Warmup {
    let hub: Hub

    /// - Parameter answered: Called with a question whose answer was seen, and whether theirs was right.
    func run(_ questions: [WarmupQuestion], answered: (WarmupQuestion, Bool) -> Void = { _, _ in }) -> Answer {
        var (right, asked) = (0, 0)
        for (index, question) in questions.enumerated() {
            hub.write([question.heading(index, of: questions.count), .gap] + question.asked)
            guard case .said(let letter) = said(to: question) else { break }
            let isRight = letter == question.right
            hub.terminal.write("")
            answered(question, isRight)
            (right, asked) = (right + (isRight ? 1 : 0), asked + 1)
            hub.write(question.answer(to: letter))
            guard index + 1 < questions.count, goesOn() else { break }
            hub.terminal.write("")
        }
        guard asked > 0 else { return Answer() }
        let missed = right == asked ? "" : " What you missed comes again tomorrow."
        hub.terminal.write("")
        return Answer(blocks: [.prose("\(right) of \(asked) right.\(missed)")])
    }

    private enum Said {
        case said(Character?)
        case quit
    }

    /// What was said before Enter.
    private func said(to question: WarmupQuestion) -> Said {
        var letter: Character?
        while true {
            let said = letter.map { "you say \($0)" } ?? WarmupKey.range(question.letters, "your answer")
            switch hub.ask([said, "Enter answer", "q quit"], question.letters) {
            case .letter(let other): letter = other
            case .erase: letter = nil
            case .enter: return .said(letter)
            case .quit: return .quit
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
