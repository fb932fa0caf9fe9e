import Testing

@testable import Terminal

struct KeyReaderTests {
    private func keys(_ pieces: [UInt8]...) -> [Key] {
        var reader = KeyReader()
        return pieces.flatMap { reader.keys(of: $0) } + reader.rest()
    }

    private func keys(_ text: String) -> [Key] { keys(Array(text.utf8)) }

    @Test(
        arguments: [
            (
                "a1\t\r\n\n\u{7F}\u{8}",
                [.character("a"), .character("1"), .tab, .enter, .enter, .backspace, .backspace]
            ),
            // Arrows, page keys, Home and End come in several forms.
            ("\u{1B}[A\u{1B}[B\u{1B}OC\u{1B}OD\u{1B}[Z", [.up, .down, .right, .left, .shiftTab]),
            ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
            ("\u{1B}[H\u{1B}OH\u{1B}[1~\u{1B}[7~", [.home, .home, .home, .home]),
            ("\u{1B}[F\u{1B}OF\u{1B}[4~\u{1B}[8~", [.end, .end, .end, .end]),
            // The keys of a line in a shell; words, with Ctrl, Alt and the keys that Alt sends.
            ("\u{1}\u{5}\u{B}\u{15}\u{17}", [.home, .end, .deleteToEnd, .deleteToStart, .deleteWord]),
            ("\u{1B}[3~\u{1B}\u{7F}", [.delete, .deleteWord]),
            ("\u{1B}[1;5D\u{1B}[1;3D\u{1B}b", [.wordLeft, .wordLeft, .wordLeft]),
            ("\u{1B}[1;5C\u{1B}[1;3C\u{1B}f", [.wordRight, .wordRight, .wordRight]),
            ("\u{1B}x\u{1B}한", [.character("x"), .character("한")]),
            // Ctrl-D ends the input, and other keys mean nothing, whole.
            ("\u{4}", [.endOfInput]),
            ("\u{1B}[2~\u{1B}[1;2Cx\u{1B}[15~\u{2}y", [.right, .character("x"), .character("y")]),
            // Every character is one key, however many bytes and scalars it has.
            ("한e\u{301}👨‍👩‍👧🇰🇷", [.character("한"), .character("e\u{301}"), .character("👨‍👩‍👧"), .character("🇰🇷")]),
        ] as [(String, [Key])])
    func `what a terminal sends is its keys`(text: String, keys: [Key]) {
        #expect(self.keys(Array(text.utf8)) == keys)
    }

    @Test func `Esc is a key when nothing follows`() {
        var reader = KeyReader()
        #expect(reader.keys(of: [0x1B]) == [])
        #expect(reader.isInEscape)
        #expect(reader.rest() == [.escape])
        #expect(!reader.isInEscape)
        #expect(keys("a\u{1B}\u{1B}") == [.character("a"), .escape, .escape])
    }

    @Test(arguments: ["one\r\ntwo\tthree", "", "a\u{1B}[Ab", "한👨‍👩‍👧"])
    func `a paste is one key, whatever is in it, in any pieces`(text: String) {
        let bytes = Array("x\u{1B}[200~\(text)\u{1B}[201~y".utf8)
        for cut in 0...bytes.count {
            #expect(
                keys(Array(bytes[..<cut]), Array(bytes[cut...])) == [.character("x"), .paste(text), .character("y")],
                "cut at \(cut)")
        }
    }

    @Test func `a paste that takes its time is no Esc`() {
        var reader = KeyReader()
        let begun = reader.keys(of: Array("\u{1B}[200~a".utf8))
        #expect(begun == [] && !reader.isInEscape)
        let ended = reader.keys(of: Array("b\u{1B}[201~".utf8))
        #expect(ended == [.paste("ab")])
    }

    @Test func `the place of the cursor is no key`() {
        var reader = KeyReader()
        let inputs = reader.inputs(of: Array("\u{1B}[7;12Ra".utf8))
        #expect(inputs == [.cursor(line: 6), .key(.character("a"))])
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
