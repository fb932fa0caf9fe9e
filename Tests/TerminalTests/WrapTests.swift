import Testing

@testable import Terminal

@Suite("Breaking lines")
struct WrapTests {
    private func lines(_ text: String, _ width: Int) -> [String] {
        Wrap.lines([StyledText(text)], width: width).map { $0.map(\.text).joined() }
    }

    @Test(arguments: [
        ("one two three", 8, ["one two", "three"]),
        // A word that fits nowhere is broken inside, and Hangul and emoji take two columns.
        ("a abcdefghij b", 4, ["a", "abcd", "efgh", "ij b"]),
        ("한글 한글", 5, ["한글", "한글"]), ("한글한글", 5, ["한글", "한글"]), ("👩‍🚀👩‍🚀👩‍🚀", 4, ["👩‍🚀👩‍🚀", "👩‍🚀"]),
    ])
    func `prose breaks at spaces`(text: String, width: Int, lines: [String]) {
        #expect(self.lines(text, width) == lines)
    }

    @Test func `a style goes on over a break`() {
        let lines = Wrap.lines(
            [StyledText("a "), StyledText("b c", .strong)], width: 3)
        #expect(lines.map { $0.last?.style } == [.strong, .strong])
        #expect(lines.map { $0.map(\.text).joined() } == ["a b", "c"])
    }

    @Test func `a line of code keeps its spaces and breaks after one`() {
        #expect(Wrap.pieces("    a  = b + c", width: 10) == ["    a  = b", "+ c"])
        #expect(Wrap.pieces("abcdefghijkl", width: 10) == ["abcdefghij", "kl"])
        #expect(Wrap.pieces("", width: 10) == [""])
    }

    @Test(arguments: [
        (#"show(first, "two words")"#, ["show(first,", #""two words")"#]),
        (#"show("two words again")"#, ["show(", #""two words again")"#]),
        (#"show("a b").disposed(by)"#, [#"show("a b")"#, ".disposed(by)"]),
        (#"show(one, "a \" b", c)"#, [#"show(one, "a \" b","#, "c)"]),
        (#"show(one, "two \" b", c)"#, ["show(one,", #""two \" b", c)"#]),
        (#"show(x, "\(f("a")) b c")"#, ["show(x,", #""\(f("a")) b c")"#]),
        // A text that fits on no line is broken at its spaces.
        (#"show("one two three four five six")"#, [#"show("one two three"#, #"four five six")"#]),
    ]) func `a line of code keeps a text in quotes whole`(line: String, pieces: [String]) {
        #expect(Wrap.pieces(line, width: 20, isCode: true) == pieces)
    }

    @Test func `what is no code has no texts in quotes`() {
        #expect(Wrap.pieces(#"say(one, "two words")"#, width: 16) == [#"say(one, "two"#, #"words")"#])
    }
}
