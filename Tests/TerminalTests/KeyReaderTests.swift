import Testing

@testable import Terminal

struct KeyReaderTests {
    private func keys(_ pieces: [UInt8]...) -> [Key] {
        var reader = KeyReader()
        return pieces.flatMap { reader.keys(of: $0) } + reader.rest()
    }

    private func keys(_ text: String) -> [Key] { keys(Array(text.utf8)) }

    @Test func `letters, Enter, Tab and Backspace`() {
        #expect(
            keys("a1\t\r\n\n\u{7F}\u{8}") == [
                .character("a"), .character("1"), .tab, .enter, .enter, .backspace, .backspace,
            ])
    }

    @Test func `arrows and Shift-Tab, in both of the forms that terminals send`() {
        #expect(keys("\u{1B}[A\u{1B}[B\u{1B}OC\u{1B}OD\u{1B}[Z") == [.up, .down, .right, .left, .shiftTab])
    }

    @Test func `the page keys, Home and End, in all of the forms that terminals send`() {
        #expect(keys("\u{1B}[5~\u{1B}[6~") == [.pageUp, .pageDown])
        #expect(keys("\u{1B}[H\u{1B}OH\u{1B}[1~\u{1B}[7~") == [.home, .home, .home, .home])
        #expect(keys("\u{1B}[F\u{1B}OF\u{1B}[4~\u{1B}[8~") == [.end, .end, .end, .end])
    }

    @Test func `Esc is a key when nothing follows`() {
        var reader = KeyReader()
        #expect(reader.keys(of: [0x1B]) == [])
        #expect(reader.isInEscape)
        #expect(reader.rest() == [.escape])
        #expect(!reader.isInEscape)
        #expect(keys("a\u{1B}\u{1B}") == [.character("a"), .escape, .escape])
    }

    @Test func `Ctrl-D ends the input`() { #expect(keys("\u{4}") == [.endOfInput]) }

    @Test func `other keys of the keyboard mean nothing, whole`() {
        #expect(keys("\u{1B}[2~\u{1B}[1;5Cx\u{1B}[15~\u{1}y") == [.right, .character("x"), .character("y")])
    }

    @Test func `every character is one key, however many bytes and scalars it has`() {
        #expect(keys("한e\u{301}👨‍👩‍👧🇰🇷") == ["한", "e\u{301}", "👨‍👩‍👧", "🇰🇷"].map { .character($0) })
    }

    @Test(arguments: ["한글", "é", "👍", "a한\u{1B}[Ab\u{1B}[Z글\t", "👨‍👩‍👧"])
    func `bytes may come in pieces`(text: String) {
        let bytes = Array(text.utf8)
        for cut in 0...bytes.count {
            // A character of several scalars may come in parts, which the field joins.
            var reader = KeyReader()
            let parts = reader.keys(of: Array(bytes[..<cut])) + reader.keys(of: Array(bytes[cut...]))
            #expect(written(parts) == written(keys(bytes)), "cut at \(cut)")
        }
    }

    private func written(_ keys: [Key]) -> String {
        keys.reduce(into: "") { text, key in
            if case .character(let character) = key { text.append(character) } else { text += "<\(key)>" }
        }
    }

    @Test func `what is no text is left out`() {
        #expect(keys([0x61, 0xFF, 0x62], [0xC3], [0x63]) == [.character("a"), .character("b"), .character("c")])
        #expect(keys([0xED, 0x95]) == [])
        #expect(keys([0xC2, 0x9B, 0x61]) == [.character("a")])
    }
}
