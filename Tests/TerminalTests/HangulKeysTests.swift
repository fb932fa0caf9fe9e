import Testing

@testable import Terminal

@Suite("Keys of a Korean keyboard")
struct HangulKeysTests {
    @Test func `each is the letter beside it`() {
        #expect("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ".map(HangulKeys.latin) == Array("qwertyuiopasdfghjklzxcvbnm"))
        #expect("ㅃㅉㄸㄲㅆㅒㅖ".map(HangulKeys.latin) == Array("qwertop"))
    }

    @Test func `another character stays, and a capital is small`() {
        #expect("QaÄ7?é한".map(HangulKeys.latin) == Array("qaä7?é한"))
    }

    /// The keyboard joins letters that follow one another: the votes A and B arrive as one character.
    @Test(arguments: [("뮤", "ab"), ("가", "rk"), ("꿻", "rnpfq"), ("의", "dml"), ("값", "rkqt"), ("힣", "glg"), ("ㅘ", "hk")])
    func `a syllable is all its keys`(syllable: Character, letters: String) {
        #expect(HangulKeys.letters(syllable) == Array(letters))
        #expect(Key.character(syllable).commands == letters.map(Key.character))
    }

    @Test func `a key that is no letter stays as it is`() {
        #expect(
            [Key.enter, .escape, .character(" "), .character("3")].flatMap(\.commands) == [
                .enter, .escape, .character(" "), .character("3"),
            ])
    }
}
