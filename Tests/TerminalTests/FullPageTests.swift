import Testing

@testable import Terminal

struct FullPageTests {
    private func page() -> FullPage { FullPage(Paint(hasColour: true, isASCII: false)) }

    @Test func `only what has changed is sent, in one piece`() {
        var page = page()
        #expect(page.change(to: [["a"], [], ["c"]]) == together("\u{1B}[2J\u{1B}[1;1Ha\u{1B}[K\u{1B}[3;1Hc\u{1B}[K"))
        #expect(page.change(to: [["a"], [], ["c"]]) == "")
        #expect(page.change(to: [["a"], ["b"], ["c"]]) == together("\u{1B}[2;1Hb\u{1B}[K"))
        #expect(page.change(to: [["a"]]) == together("\u{1B}[2J\u{1B}[1;1Ha\u{1B}[K"))
    }

    @Test func `another style is a change, painted last, and after it was covered all is sent again`() {
        var page = page()
        _ = page.change(to: [["a"]])
        #expect(page.change(to: [[StyledText("a", .strong)]]) == together("\u{1B}[1;1H\u{1B}[1ma\u{1B}[0m\u{1B}[K"))
        page.forget()
        #expect(page.change(to: [["a"]]) == together("\u{1B}[2J\u{1B}[1;1Ha\u{1B}[K"))
    }

    private func together(_ text: String) -> String { "\u{1B}[?2026h\(text)\u{1B}[?2026l" }
}
