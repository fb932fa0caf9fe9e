import Terminal

/// What a key means while a question of a warm-up stands there.
enum WarmupKey: Equatable {
    case letter(Character)
    case enter
    case erase
    case quit

    /// Nil for a key that means nothing to a question with options of these letters.
    init?(_ key: Key, _ letters: [Character]) {
        switch key.commands.first {
        case .enter, .character(" "): self = .enter
        case .backspace: self = .erase
        case .escape, .character("q"): self = .quit
        case .character(let character):
            guard let letter = character.uppercased().first, letters.contains(letter) else { return nil }
            self = .letter(letter)
        default: return nil
        }
    }

    /// `A-C vote`
    static func range(_ letters: [Character], _ meaning: String) -> String {
        "\(letters.first ?? "A")-\(letters.last ?? "A") \(meaning)"
    }
}

extension Hub {
    /// Shows `keys` until one is pressed that means something. The input's end is `quit`.
    func ask(_ keys: [String], _ letters: [Character] = []) -> WarmupKey {
        terminal.write("")
        let prompt = StyledText(" " + keys.joined(separator: " \(renderer.letters.dot) "), .quiet)
        return Interruption.whileAsking {
            terminal.ask(renderer.paint.text(of: [prompt])) { WarmupKey($0, letters) } ?? .quit
        }
    }
}
