import Testing

@testable import Terminal

struct StyledLineTests {
    private let line: StyledLine = ["one ", StyledText("한글", .strong), " two"]

    @Test func `a line is as wide as its text; a cut keeps the styles, and says that something is missing`() {
        #expect(line.displayWidth == 12 && line.text == "one 한글 two")
        #expect(line.cut(to: 12) == line)
        #expect(line.cut(to: 6) == ["one ", StyledText("한", .strong)])
        #expect(line.cut(to: 7, mark: "…") == ["one ", StyledText("한", .strong), "…"])
        #expect(line.cut(to: 2, mark: "...") == [])
        // Nothing narrower takes the place of a character that did not fit.
        #expect(line.cut(to: 5) == ["one "])
        #expect([StyledText("한"), "a"].cut(to: 1) == [])
    }

    @Test func `padding, margins and edges are spaces`() {
        #expect(["a"].padded(to: 3).text == "a  ")
        #expect(["abc"].padded(to: 2) == ["abc"])
        #expect(StyledLine(["a"]).indented(by: 2).text == "  a")
        #expect(StyledLine([]).indented(by: 2) == [])
        #expect([StyledText("  a"), "b"].outdented(by: 2) == ["a", "b"])
        #expect([" ", StyledText("  a", .strong)].outdented(by: 2) == [StyledText(" a", .strong)])
        #expect(["a", StyledText(" b ", .quiet), "  "].trimmed == ["a", StyledText(" b", .quiet)])
        #expect(StyledLine(["a"]).edged(with: ["b"], width: 5).text == "a   b")
    }

    @Test func `a text is cut at its end or at its beginning`() {
        #expect("abcdef".cut(to: 4, mark: "…") == "abc…")
        #expect("abcdef".cut(to: 6, mark: "…") == "abcdef")
        #expect("abcdef".tail(to: 4, mark: "…") == "…def")
        #expect("한글".tail(to: 3, mark: "…") == "…글")
    }
}
