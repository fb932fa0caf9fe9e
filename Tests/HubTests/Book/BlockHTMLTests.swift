import LessonKit
import Testing

@testable import Hub

struct BlockHTMLTests {
    private func html(_ markdown: String, lowered: Int = 0) -> String {
        let blocks = BlockHTML(lowered: lowered) { $0.hasPrefix("http") ? nil : "page.html" }
        return HTML.parts(blocks.html(MarkdownReader.blocks(in: markdown))).text.replacing("\n", with: "")
    }

    @Test(arguments: [
        ("A *line* and `code`.", "<p>A <em>line</em> and <code>code</code>.</p>"),
        ("*a `b` c*", "<p><em>a </em><em><code>b</code></em><em> c</em></p>"),
        (
            "**[a `b`](other.md)**",
            "<p><a href=\"page.html\"><strong>a </strong><strong><code>b</code></strong></a></p>"
        ),
        ("see [ReactiveX](https://reactivex.io).", "<p>see ReactiveX.</p>"),
        ("one\\\ntwo", "<p>one<br/>two</p>"),
        ("## Two *words*, and `more`", "<h2 id=\"two-words-and-more\">Two <em>words</em>, and <code>more</code></h2>"),
        ("- a\n- b\n\n  more", "<ul><li>a</li><li>b<p>more</p></li></ul>"),
        ("3. a\n4. b", "<ol start=\"3\"><li>a</li><li>b</li></ol>"),
        ("> said", "<blockquote><p>said</p></blockquote>"),
        ("---", "<hr/>"),
        (
            "<details><summary>More</summary>\n\ntext\n\n</details>",
            "<details><summary>More</summary><p>text</p></details>"
        ),
        ("```\n--1--|\n```", "<pre class=\"text\"><code>--1--|</code></pre>"),
        ("```swift\nlet a\n```", "<pre class=\"code\"><code><span class=\"kw\">let</span> a</code></pre>"),
        (
            "| A | B |\n|---|---|\n| `a \\| b` | <b |",
            "<div class=\"table rows\" tabindex=\"0\"><table><thead><tr><th scope=\"col\">A</th><th scope=\"col\">B</th></tr></thead>"
                + "<tbody><tr><td data-column=\"A\"><code>a | b</code></td><td data-column=\"B\">&lt;b</td></tr></tbody></table></div>"
        ),
        (
            "| | |\n|---|---|\n| a | b |",
            "<div class=\"table rows\" tabindex=\"0\"><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table></div>"
        ),
        ("a <script>b</script> `<i>`", "<p>a &lt;script&gt;b&lt;/script&gt; <code>&lt;i&gt;</code></p>"),
    ])
    func `each kind of block has its element, and markup in it is text`(markdown: String, expected: String) {
        #expect(html(markdown) == expected)
    }

    @Test func `the headings of a file stand below the page's own`() {
        #expect(html("## A\n\n###### B", lowered: 1) == "<h3 id=\"a\">A</h3><h6 id=\"b\">B</h6>")
    }
}
