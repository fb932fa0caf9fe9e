import LessonKit
import Testing

@testable import Hub

struct IndexPageTests {
    @Test func `a lesson has its minutes, its exercises, and what it gives; only pages that are there are named`()
        throws
    {
        let sample = try BookSample()
        try sample.sample.write(
            """
            # The course

            | | Lesson | Minutes | What you have afterwards |
            |---|---|---|---|
            | 02 | [`subscribe`](02-subscribe/README.md) | 6 | You can *say* when. |
            """, to: "Lessons/README.md")
        let page = try sample.page("index.html")
        #expect(PageReader(page).fault == nil)
        let entry = BookSample.part(of: page, from: "<li value=\"2\">", to: "</li>")
        #expect(entry.contains("<a href=\"subscribe.html\">Subscribe &amp; &lt;go&gt;</a>"))
        #expect(entry.contains("10 to 11 min in class, 2 exercises"))
        #expect(entry.contains("You can <em>say</em> when."))
        let other = BookSample.part(of: page, from: "<li value=\"10\">", to: "</li>")
        #expect(!other.contains("class=\"gain\""), "a lesson that is not in the table says nothing of itself")
        #expect(page.contains("href=\"handouts.html\"") && !page.contains("href=\"glossary.html\""))
    }
}
