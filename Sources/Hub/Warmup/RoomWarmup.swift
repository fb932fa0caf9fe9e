import LessonKit

/// A warm-up before a class: the room votes, then the answer is shown. Nothing is remembered.
struct RoomWarmup {
    private let hub: Hub

    init(_ hub: Hub) { self.hub = hub }

    func run(_ questions: [WarmupQuestion]) -> Answer {
        for (index, question) in questions.enumerated() {
            hub.write([question.heading(index, of: questions.count), .gap] + question.asked)
            guard let votes = votes(for: question) else { break }
            let tally = votes.isEmpty ? [] : [Block.prose(text(votes, question), .quiet), .gap]
            hub.terminal.write("")
            hub.write(tally + question.answer())
            guard index + 1 < questions.count, goesOn() else { break }
            hub.terminal.write("")
        }
        return Answer()
    }

    /// The hands of the room; nil to quit.
    private func votes(for question: WarmupQuestion) -> Votes? {
        var votes = Votes()
        while true {
            let keys = ["Enter answer", WarmupKey.range(question.letters, "vote"), "q quit"]
            switch hub.ask(votes.isEmpty ? keys : [text(votes, question)], question.letters) {
            case .letter(let letter): votes.add(letter)
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

    private func text(_ votes: Votes, _ question: WarmupQuestion) -> String {
        votes.text(for: question.letters, dot: hub.renderer.letters.dot)
    }
}
