/// The keys of a Korean keyboard, by the Latin letter that stands beside the Korean one on them (두벌식).
package enum HangulKeys {
    // The consonants that begin a syllable, the vowels, and the consonants that end it, in the order of Unicode. Each with the
    // keys that write it: ㅘ is ㅗ and ㅏ.
    private static let initials = "r R s e E f a q Q t T d w W c z x v g".split(separator: " ")
    private static let vowels = "k o i O j p u P h hk ho hl y n nj np nl b m ml l".split(separator: " ")
    private static let finals = "r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g".split(separator: " ")

    private static let consonants = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
    private static let firstVowel: UInt32 = 0x314F
    private static let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3

    /// `character` as a letter that is a command: small, and Latin.
    package static func latin(_ character: Character) -> Character {
        let letters = letters(character)
        return letters.count == 1 ? letters[0] : character
    }

    /// The small letters on the keys that write `character`. A keyboard in Korean sends `뮤` for A and B.
    package static func letters(_ character: Character) -> [Character] {
        Array((keys(of: character).map { $0.joined() } ?? String(character)).lowercased())
    }

    /// Nil for what a Korean keyboard writes as any other.
    private static func keys(of character: Character) -> [Substring]? {
        if let index = consonants.firstIndex(of: character) { return [initials[index]] }
        guard character.unicodeScalars.count == 1, let code = character.unicodeScalars.first?.value else { return nil }
        if code >= firstVowel, code < firstVowel + UInt32(vowels.count) { return [vowels[Int(code - firstVowel)]] }
        guard syllables.contains(code) else { return nil }
        let number = Int(code - syllables.lowerBound)
        let end = number % 28
        return [initials[number / 588], vowels[number % 588 / 28]] + (end == 0 ? [] : [finals[end - 1]])
    }
}

extension Key {
    /// The keys as commands, where no text is typed: a letter of a Korean keyboard is the Latin one on the same key.
    package var commands: [Key] {
        guard case .character(let character) = self else { return [self] }
        return HangulKeys.letters(character).map(Key.character)
    }
}
