import Testing

@testable import Terminal

struct TypedLineTests {
    /// The text after some keys, with a bar at the cursor.
    private func line(_ text: String, _ keys: Key...) -> String {
        var line = TypedLine(text)
        for key in keys { _ = line.press(key) }
        return "\(line.text.prefix(line.cursor))|\(line.text.dropFirst(line.cursor))"
    }

    @Test func `characters go to the cursor, and the arrows stop at both ends`() {
        #expect(line("ac", .left, .character("b")) == "ab|c")
        #expect(line("", .character("한"), .left, .character("👨‍👩‍👧")) == "👨‍👩‍👧|한")
        #expect(line("ab", .left, .left, .left) == "|ab")
        #expect(line("ab", .home, .right, .right, .right) == "ab|")
        #expect(line("ab", .home, .end) == "ab|")
    }

    @Test func `a character before or after the cursor is deleted, and everything on one side`() {
        #expect(line("abc", .left, .backspace) == "a|c")
        #expect(line("abc", .left, .left, .delete) == "a|c")
        #expect(line("a", .delete, .home, .backspace) == "|a")
        #expect(line("abc", .left, .deleteToStart) == "|c")
        #expect(line("abc", .left, .deleteToEnd) == "ab|")
    }

    @Test func `words are passed and deleted`() {
        #expect(line("one  two three", .wordLeft) == "one  two |three")
        #expect(line("one  two three", .wordLeft, .wordLeft, .wordLeft, .wordLeft) == "|one  two three")
        #expect(line("one  two", .home, .wordRight) == "one|  two")
        #expect(line("one  two", .home, .wordRight, .wordRight, .wordRight) == "one  two|")
        #expect(line("one two  ", .deleteWord) == "one |")
        #expect(line("one two", .left, .deleteWord) == "one |o")
        #expect(line("", .deleteWord, .wordLeft, .wordRight) == "|")
    }

    @Test func `a paste has no line breaks, and there is a longest text`() {
        #expect(line("ab", .left, .paste(" one\ntwo\u{1B}\u{7}\t ")) == "aone two|b")
        #expect(line("", .paste(String(repeating: "x", count: 5000))).count == 1001)
        #expect(line(String(repeating: "x", count: 1000), .character("y")).last == "|")
    }

    @Test func `a cursor at the end stays there when the program changes the text, and another one keeps its place`() {
        var line = TypedLine("abc")
        line.text = "abcdef"
        #expect(line.cursor == 6)
        _ = line.press(.left)
        line.text = "ABCDEF"
        #expect(line.cursor == 5)
        _ = line.press(.home)
        line.text = "x"
        #expect(line.cursor == 0)
    }

    @Test func `of a long text the part around the cursor is shown`() {
        var line = TypedLine("0123456789")
        #expect(line.shown(width: 10) == ("0123456789", 10))
        #expect(line.shown(width: 6, mark: "…") == ("…56789", 6))
        _ = line.press(.home)
        #expect(line.shown(width: 6, mark: "…") == ("01234…", 0))
        line.cursor = 5
        #expect(line.shown(width: 6, mark: "…") == ("…2345…", 4))
        #expect(TypedLine("한a👨‍👩‍👧").shown(width: 10, dot: "•") == ("•••", 3), "a secret")
    }

    @Test func `a click moves the cursor by columns`() {
        var line = TypedLine("한글abc")
        line.moveCursor(columns: -5, isSecret: false)
        #expect(line.cursor == 1)
        line.moveCursor(columns: 3, isSecret: false)
        #expect(line.cursor == 3)
        line.moveCursor(columns: 100, isSecret: false)
        #expect(line.cursor == 5)
        line.moveCursor(columns: -5, isSecret: true)
        #expect(line.cursor == 0)
    }
}
