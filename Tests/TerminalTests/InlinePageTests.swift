import Testing

@testable import Terminal

struct InlinePageTests {
    private var page = InlinePage(Paint(hasColour: false, isASCII: false))

    @Test mutating func `the first drawing begins where the cursor is, and puts it in its place`() {
        let sent = page.draw([["ab"], ["c"]], cursor: .init(line: 0, column: 1))
        #expect(sent == "\rab\u{1B}[K\r\nc\u{1B}[K\r\u{1B}[1A\u{1B}[1C")
        #expect(page.linesBelow == 1)
    }

    @Test mutating func `the same again sends nothing`() {
        _ = page.draw([["ab"]], cursor: nil)
        #expect(page.draw([["ab"]], cursor: nil) == "")
        #expect(page.draw([["ab"]], cursor: .init(line: 0, column: 2)) != "")
    }

    @Test mutating func `the next covers the one before, and what it is shorter by`() {
        _ = page.draw([["a"], ["b"], ["c"]], cursor: .init(line: 1, column: 0))
        #expect(page.draw([["d"]], cursor: nil) == "\u{1B}[1A\rd\u{1B}[K\u{1B}[J\r")
    }

    @Test mutating func `a resized terminal is cleared, and drawn anew`() {
        _ = page.draw([["a"], ["b"]], cursor: nil)
        #expect(page.clear() == "\u{1B}[2J\u{1B}[H")
        #expect(page.draw([["a"], ["b"]], cursor: nil) == "\ra\u{1B}[K\r\nb\u{1B}[K\r")
    }
}
