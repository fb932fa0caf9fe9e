import Terminal
import Testing

@testable import LessonKit

@Suite("Markdown inside a paragraph")
struct InlineTextTests {
    private func runs(_ text: String) -> [String] {
        let names: [(Style, String)] = [(.strong, "strong"), (.emphasis, "emphasis"), (.code, "code")]
        return InlineText.runs(in: text).map { run in
            (names.filter { run.style.contains($0.0) }.map(\.1) + [run.text]).joined(separator: ":")
        }
    }

    @Test(arguments: [
        ("a `b` c", ["a ", "code:b", " c"]),
        ("*a* and **b**", ["emphasis:a", " and ", "strong:b"]),
        ("**a `b` c**", ["strong:a ", "strong:code:b", "strong: c"]),
        ("`a * b * c`", ["code:a * b * c"]),
        ("``a `b` c``", ["code:a `b` c"]),
        ("2 * 3 * 4", ["2 * 3 * 4"]),
        ("snake_case_name", ["snake_case_name"]),
        ("\\*plain\\*", ["*plain*"]),
        ("a lone ` tick", ["a lone ` tick"]),
        ("Tom &amp; `&amp;`", ["Tom & ", "code:&amp;"]),
    ]) func `marks become styles`(text: String, expected: [String]) {
        #expect(runs(text) == expected)
    }

    @Test(arguments: [
        ("see [the next lesson](../03-dispose-bag/README.md)", "see the next lesson"),
        ("see [ReactiveX](https://reactivex.io)", "see ReactiveX (https://reactivex.io)"),
        ("see <https://reactivex.io>", "see https://reactivex.io"),
        ("**[ReactiveX](https://reactivex.io)** it is", "ReactiveX (https://reactivex.io) it is"),
        ("[`map`](map.md) and an array[0](1)", "map and an array0"),
        ("![a ring](ring.png)", "a ring"),
    ]) func `a link is its words, and its address where that is another site`(text: String, expected: String) {
        #expect(InlineText.plain(text) == expected)
    }

    @Test func `the parts keep the addresses of links`() {
        #expect(
            InlineText.parts(in: "**see [a `b`](c.md)** <https://d.org>") == [
                .text(StyledText("see ", .strong)),
                .link([StyledText("a ", .strong), StyledText("b", [.strong, .code])], address: "c.md"),
                .text(" "), .link(["https://d.org"], address: "https://d.org"),
            ])
    }
}
