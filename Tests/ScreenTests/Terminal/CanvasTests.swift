import Testing

@testable import Screen

@Suite struct CanvasTests {
    private var canvas = Canvas()

    @Test mutating func `the first drawing begins where the cursor is, and puts it in its place`() {
        let sent = canvas.draw(["ab", "c"], caret: Drawing.Place(line: 0, column: 1))
        #expect(sent == "\rab\u{1B}[K\r\nc\u{1B}[K\r\u{1B}[1A\u{1B}[1C")
        #expect(canvas.linesBelow == 1)
    }

    @Test mutating func `the same again sends nothing`() {
        _ = canvas.draw(["ab"], caret: nil)
        #expect(canvas.draw(["ab"], caret: nil) == "")
        #expect(canvas.draw(["ab"], caret: Drawing.Place(line: 0, column: 2)) != "")
    }

    @Test mutating func `the next covers the one before, and what it is shorter by`() {
        _ = canvas.draw(["a", "b", "c"], caret: Drawing.Place(line: 1, column: 0))
        #expect(canvas.draw(["d"], caret: nil) == "\u{1B}[1A\rd\u{1B}[K\u{1B}[J\r")
    }

    @Test mutating func `a resized terminal is cleared, and drawn anew`() {
        _ = canvas.draw(["a", "b"], caret: nil)
        #expect(canvas.clear() == "\u{1B}[2J\u{1B}[H")
        #expect(canvas.draw(["a", "b"], caret: nil) == "\ra\u{1B}[K\r\nb\u{1B}[K\r")
    }

    @Test func `colours are painted only where they are wanted`() {
        let line = [Piece("a"), Piece("b", Style(background: .systemRed, isStrong: true))]
        #expect(Paint(hasColour: false).text(of: line) == "ab")
        #expect(Paint(hasColour: true).text(of: line) == "a\u{1B}[1;97;41mb\u{1B}[0m")
    }

    @Test func `every colour has its codes and its word`() {
        let shown = Color.allCases.map { color in
            Paint(hasColour: true).text(of: [
                Piece("x", Style(background: color)), Piece("y", Style(foreground: color)),
            ])
        }
        #expect(Set(shown).count == Color.allCases.count)
        #expect(Set(Color.allCases.map(\.word)).count == Color.allCases.count)
    }
}
