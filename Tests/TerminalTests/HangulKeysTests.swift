import Testing

@testable import Terminal

@Suite("Keys of a Korean keyboard")
struct HangulKeysTests {
    @Test func `each is the letter beside it; another character stays, and a capital is small`() {
        #expect("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ".map(HangulKeys.latin) == Array("qwertyuiopasdfghjklzxcvbnm"))
        #expect("ㅃㅉㄸㄲㅆㅒㅖ".map(HangulKeys.latin) == Array("qwertop"))
        #expect("QaÄ7?é한".map(HangulKeys.latin) == Array("qaä7?é한"))
        let others: [Key] = [.enter, .escape, .character(" "), .character("3")]
        #expect(others.flatMap(\.commands) == others, "a key that is no letter stays as it is")
    }

    /// The keyboard joins letters that follow one another: the votes A and B arrive as one character.
    @Test(arguments: [("뮤", "ab"), ("가", "rk"), ("꿻", "rnpfq"), ("의", "dml"), ("값", "rkqt"), ("힣", "glg"), ("ㅘ", "hk")])
    func `a syllable is all its keys`(syllable: Character, letters: String) {
        #expect(HangulKeys.letters(syllable) == Array(letters))
        #expect(Key.character(syllable).commands == letters.map(Key.character))
    }
}
