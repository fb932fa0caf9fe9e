import LessonKit
import Terminal

/// The tree at the keyboard: one key answers a question, and a wrong turn can be taken back.
struct OperatorQuestions {
    private let hub: Hub
    /// The page at the end of a path.
    private let page: (OperatorTree.Leaf) throws -> [Block]

    init(_ hub: Hub, page: @escaping (OperatorTree.Leaf) throws -> [Block]) { (self.hub, self.page) = (hub, page) }

    private enum Meaning: Equatable {
        case letter(Character)
        case back
        case quit
    }

    /// Asks from `path` on, until somebody quits.
    func run(from path: [Character] = []) throws {
        var path = path
        while true {
            let (answers, place, _) = OperatorTree.whole.follow(path)
            let shown = try lines(place, answers)
            for line in shown { hub.terminal.write(hub.renderer.paint.text(of: line)) }
            let meaning = ask(place, canGoBack: !path.isEmpty)
            // A page stays where it is. A question makes room for the next one.
            if case .question = place, meaning != .quit { erase(shown.count) }
            switch meaning {
            case .letter(let letter): path.append(letter)
            case .back: path.removeLast()
            case .quit: return
            }
        }
    }

    private func lines(_ place: OperatorTree.Next, _ answers: [String]) throws -> [StyledLine] {
        let head = OperatorTree.way(answers)
        switch place {
        case .question(let tree): return hub.renderer.lines(head + tree.asked)
        case .page(let leaf): return hub.renderer.lines(head + (try page(leaf)))
        }
    }

    private func ask(_ place: OperatorTree.Next, canGoBack: Bool) -> Meaning {
        let letters: [Character] =
            if case .question(let tree) = place { Array(OperatorTree.letters.prefix(tree.choices.count)) } else { [] }
        let keys =
            (letters.isEmpty ? [] : ["\(letters[0])-\(letters[letters.count - 1]) answer"])
            + (canGoBack ? ["Backspace back"] : []) + ["q quit"]
        hub.terminal.write("")
        let prompt = StyledText(" " + keys.joined(separator: " \(hub.renderer.letters.dot) "), .quiet)
        return hub.terminal.ask(hub.renderer.paint.text(of: [prompt])) { key in
            switch key {
            case .backspace, .left: return canGoBack ? .back : nil
            case .escape, .character("q"), .character("Q"): return .quit
            case .enter: return letters.isEmpty ? .quit : nil
            case .character(let character): return Self.letter(character, of: letters).map(Meaning.letter)
            default: return nil
            }
        } ?? .quit
    }

    /// A letter, or its number: 1 is A.
    private static func letter(_ character: Character, of letters: [Character]) -> Character? {
        if let number = character.wholeNumberValue { return letters.dropFirst(number - 1).first }
        return character.uppercased().first.flatMap { letters.contains($0) ? $0 : nil }
    }

    /// Takes the last lines away, where the terminal can.
    private func erase(_ count: Int) {
        guard let lines = hub.terminal.drawableLines, count < lines, hub.terminal.columns ?? 80 >= 40 else {
            hub.terminal.write("")
            return
        }
        hub.terminal.draw("\u{1B}[\(count)A\r\u{1B}[J")
    }
}
