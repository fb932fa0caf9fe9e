import Terminal

/// What a key means while a question or a page stands there.
enum OperatorKey: Equatable {
    case letter(Character)
    case back
    case more
    case quit

    /// Nil for a key that means nothing.
    ///
    /// - Parameters:
    ///   - letters: The answers, if there is a question. Numbers mean the same: 1 is A.
    ///   - hasMore: Whether there is more to read.
    init?(_ key: Key, letters: [Character] = [], canGoBack: Bool = true, hasMore: Bool = false) {
        switch key {
        case .backspace, .left, .character("-"):
            guard canGoBack else { return nil }
            self = .back
        case .escape: self = .quit
        case .enter, .character(" "):
            guard letters.isEmpty else { return nil }
            self = hasMore ? .more : .quit
        case .character(let character):
            let latin = HangulKeys.latin(character)
            let number = character.wholeNumberValue ?? 0
            let letter = number > 0 ? letters.dropFirst(number - 1).first : latin.uppercased().first
            if latin == "q" {
                self = .quit
            } else if let letter, letters.contains(letter) {
                self = .letter(letter)
            } else {
                return nil
            }
        default: return nil
        }
    }
}
