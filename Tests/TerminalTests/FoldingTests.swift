import Testing

@testable import Terminal

@Suite("Folding lines")
struct FoldingTests {
    @Test func `a long line breaks at spaces, and goes on where it begins; a path is not parted from its margin`() {
        #expect("one two three".foldedLines(width: 8) == ["one two", "three"])
        #expect("  one two three".foldedLines(width: 9) == ["  one two", "  three"])
        #expect("one\n\n  two".foldedLines(width: 8) == ["one", "", "  two"])
        #expect("  /usr/share/dict is here".foldedLines(width: 12) == ["  /usr/share", "  /dict is", "  here"])
        #expect("한글".folded(width: 1) == ["한", "글"], "each line has a character, at any width")
    }
}
