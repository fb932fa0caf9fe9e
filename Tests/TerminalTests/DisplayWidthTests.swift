import Terminal
import Testing

struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("한글", 4), ("日本語", 6), ("ｱｲｳ", 3), ("ＡＢ", 4),
        ("é", 1), ("e\u{301}", 1), ("a\u{200B}b", 2), ("a\tb", 2), ("a\u{7F}b", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
        ("\u{1161}", 0),
        ("🍎", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("🇰🇷", 2), ("1️⃣", 2), ("❤️", 2), ("⌚\u{FE0E}", 1),
        ("─●│", 3), ("✕", 1), ("a한🍎", 5),
    ])
    func `a text is as wide as a terminal shows it`(text: String, width: Int) {
        #expect(text.displayWidth == width)
    }
}
