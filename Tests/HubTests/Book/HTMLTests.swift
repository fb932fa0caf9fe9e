import Testing

@testable import Hub

struct HTMLTests {
    @Test(arguments: [
        "<script>alert(1)</script>", "]]>", "\"quoted\" & 'so'", "<!--", "&amp;", "a\u{0}b\u{1B}[31m\u{7F}",
    ])
    func `any value is letters, in text and in an attribute`(_ value: String) {
        let page = HTML.tag("p", ["title": value], [.text(value)]).text
        #expect(PageReader(page).fault == nil, "\(page)")
        #expect(!page.contains("<script"))
        #expect(page.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F })
    }

    @Test func `letters are escaped, what has no value is left out, and what has no end tag closes itself`() {
        #expect(HTML.text("a < b && c > \"d\"").text == "a &lt; b &amp;&amp; c &gt; \"d\"")
        #expect(HTML.tag("b", ["title": "a \"b\""], ["한글 🎈"]).text == "<b title=\"a &quot;b&quot;\">한글 🎈</b>")
        #expect(HTML.text("\u{1B}\r").text == "␛␍")
        #expect(HTML.tag("b", ["class": nil, "data-right": ""], ["x"]).text == "<b data-right=\"\">x</b>")
        #expect(HTML.parts(["a", .tag("br"), "b"]).text == "a<br/>b")
        #expect(HTML.tag("script", ["src": "book.js"]).text == "<script src=\"book.js\"></script>\n")
    }

    @Test(arguments: [
        ("a\nb\nc", "a\nx\nc", "a\n<del>b\n</del><ins>x\n</ins>c"),
        ("a\nb", "x\na", "<ins>x\n</ins>a\n<del>b</del>"),
        ("a\n\nb", "a\nb\nc", "a\nb\n<ins>c</ins>"),
        ("\"\"\"\na\n\"\"\"", "\"\"\"\nb\n\"\"\"", "\"\"\"\n<del>a\n</del><ins>b\n</ins>\"\"\""),
    ])
    func `code has its new lines marked, and those that are gone stand where they were`(
        _ before: String, _ after: String, _ marked: String
    ) {
        let lines = [before, after].map { $0.components(separatedBy: "\n") }
        let page = HTML.code(lines[1], since: lines[0]).text
        #expect(page.replacing(#/<\/?span[^>]*>/#, with: "") == "<pre class=\"code\"><code>\(marked)</code></pre>\n")
    }

    @Test(arguments: [
        "<p>", "<p></b>", "<br/", "a < b", "a & b", "<p id=x></p>", "<p id=\"a\"></p><p id=\"a\"></p>", "\u{1B}",
    ])
    func `the reader of these tests sees what is wrong`(_ page: String) {
        #expect(PageReader(page).fault != nil)
    }
}
