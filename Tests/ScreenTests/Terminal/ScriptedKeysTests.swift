import Terminal
import Testing

@testable import Screen

struct ScriptedKeysTests {
    @Test(
        arguments: [
            ("\u{1B}", [.escape]),
            ("a\u{1B}b", [.character("a"), .escape, .character("b")]),
            ("\u{1B}\u{1B}\n", [.escape, .escape, .enter]),
            ("\u{1B}Only", [.escape, .character("O"), .character("n"), .character("l"), .character("y")]),
            ("\u{1B}[A\u{1B}OB\u{1B}[6~\u{1B}[Z", [.up, .down, .pageDown, .shiftTab]),
            ("\u{1B}한👨‍👩‍👧", [.escape, .character("한"), .character("👨‍👩‍👧")]),
        ] as [(String, [Key])])
    func `Esc is a key wherever it stands; arrows and characters of several parts stay whole`(text: String, keys: [Key])
    {
        #expect(ScriptedPlay.keys(of: Array(text.utf8)) == keys)
    }
}
