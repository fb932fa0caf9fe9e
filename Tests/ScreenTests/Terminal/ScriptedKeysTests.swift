import Terminal
import Testing

@testable import Screen

struct ScriptedKeysTests {
    private func keys(_ text: String) -> [Key] { ScriptedPlay.keys(of: Array(text.utf8)) }

    @Test func `Esc is a key wherever it stands`() {
        #expect(keys("\u{1B}") == [.escape])
        #expect(keys("a\u{1B}b") == [.character("a"), .escape, .character("b")])
        #expect(keys("\u{1B}\u{1B}\n") == [.escape, .escape, .enter])
        #expect(keys("\u{1B}Only").prefix(2) == [.escape, .character("O")])
    }

    @Test func `arrows and page keys are one key`() {
        #expect(keys("\u{1B}[A\u{1B}OB\u{1B}[6~\u{1B}[Z") == [.up, .down, .pageDown, .shiftTab])
    }

    @Test func `characters of several parts stay whole`() {
        #expect(keys("\u{1B}한👨‍👩‍👧") == [.escape, .character("한"), .character("👨‍👩‍👧")])
    }
}
